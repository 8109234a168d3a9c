import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a client asked for.
struct ServerRequest: Sendable {
  let path: String
  /// By name in lower case.
  let headers: [String: String]

  /// Reads to the empty line; nil when the client goes away before it.
  init?(readFrom socket: Int32) {
    var text: [UInt8] = []
    var byte: UInt8 = 0
    while !text.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard recv(socket, &byte, 1, 0) == 1 else { return nil }
      text.append(byte)
    }
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    path = String(words[1])
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
  }
}

/// One request and the way to answer it. The connection ends with the script.
struct ServerConnection: Sendable {
  let socket: Int32
  let request: ServerRequest
  /// 1 for the server's first request.
  let number: Int

  /// A well-formed answer, its length included unless `headers` names one.
  func respond(_ status: String = "200 OK", _ headers: [String: String] = [:], body: Data = Data())
  {
    var headers = headers
    headers["Connection"] = "close"
    if headers["Content-Length"] == nil, headers["Transfer-Encoding"] == nil {
      headers["Content-Length"] = "\(body.count)"
    }
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    guard send("HTTP/1.1 \(status)\r\n" + lines.joined() + "\r\n") else { return }
    send(body)
  }

  /// False when the client has gone away.
  @discardableResult
  func send(_ text: String) -> Bool { send(Data(text.utf8)) }

  /// False when the client has gone away.
  @discardableResult
  func send(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = systemSend(UnsafeRawBufferPointer(rebasing: bytes[sent...]))
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  private func systemSend(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.send(socket, bytes.baseAddress, bytes.count, 0)
    #elseif canImport(Musl)
      Musl.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// Says nothing until the client, or the test, ends the connection.
  func stall() {
    var byte: UInt8 = 0
    while recv(socket, &byte, 1, 0) == 1 {}
  }
}
