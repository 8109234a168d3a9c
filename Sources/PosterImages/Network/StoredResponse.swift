import Foundation

/// What a cache knows about an answer, its body aside.
struct StoredResponse: Hashable, Sendable, Codable {
  /// What freshness, confirmation and redirects need. Nothing else is kept, cookies least of all.
  private static let keptHeaders: Set<String> = [
    "age", "cache-control", "content-type", "date", "etag", "expires", "last-modified",
    "location", "vary",
  ]

  let url: String
  let status: Int
  private(set) var headers: HTTPHeaders

  /// The request's values of the fields that `Vary` names.
  let variant: HTTPHeaders

  private(set) var requested: Date
  private(set) var received: Date

  /// The answer to a request with those fields; nil when it must not be kept.
  init?(
    url: String, status: Int, headers: HTTPHeaders, requestHeaders: HTTPHeaders, requested: Date,
    received: Date
  ) {
    let varying = headers.elements(of: "Vary")
    guard !CacheControl(headers["Cache-Control"]).isStoringForbidden, !varying.contains("*")
    else { return nil }
    self.url = url
    self.status = status
    self.headers = headers.keeping(Self.keptHeaders)
    self.variant = requestHeaders.keeping(Set(varying))
    self.requested = requested
    self.received = received
  }

  /// True when this is also the answer to a request with those fields.
  func answers(_ requestHeaders: HTTPHeaders) -> Bool {
    requestHeaders.keeping(Set(headers.elements(of: "Vary"))) == variant
  }

  /// The fields that ask the server whether this is still right; empty when it cannot be asked.
  var conditions: HTTPHeaders {
    var conditions = HTTPHeaders()
    conditions["If-None-Match"] = headers["ETag"]
    conditions["If-Modified-Since"] = headers["Last-Modified"]
    return conditions
  }

  /// The same answer after the server confirmed it.
  func confirmed(by headers: HTTPHeaders, requested: Date, received: Date) -> StoredResponse {
    var response = self
    // These two are about the moment of the answer, and the confirmation is a newer one.
    response.headers["Age"] = nil
    response.headers["Date"] = nil
    response.headers = response.headers.merging(headers.keeping(Self.keptHeaders))
    response.requested = requested
    response.received = received
    return response
  }
}
