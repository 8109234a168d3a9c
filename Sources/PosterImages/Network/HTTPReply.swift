import Foundation

/// A complete answer. Only a 200 has a body: those of the others are not read.
struct HTTPReply: Sendable {
  var status: Int
  var headers: HTTPHeaders
  var body = Data()
}
