import Foundation

/// Header fields, found by name whatever its case.
struct HTTPHeaders: Hashable, Sendable, Codable {
  /// By name in lower case.
  private var fields: [String: String]

  init(_ fields: [String: String] = [:]) {
    self.fields = [:]
    for (name, value) in fields { self[name] = value }
  }

  /// The fields of a response.
  init(allHeaderFields: [AnyHashable: Any]) {
    self.init()
    for (name, value) in allHeaderFields {
      guard let name = name as? String, let value = value as? String else { continue }
      self[name] = value
    }
  }

  subscript(name: String) -> String? {
    get { fields[name.lowercased()] }
    set { fields[name.lowercased()] = newValue?.trimmingCharacters(in: .whitespaces) }
  }

  /// The names, in lower case and in order.
  var names: [String] { fields.keys.sorted() }

  /// These fields only.
  func keeping(_ names: Set<String>) -> HTTPHeaders {
    var kept = HTTPHeaders()
    kept.fields = fields.filter { names.contains($0.key) }
    return kept
  }

  /// These fields, replaced where `other` has one of the same name.
  func merging(_ other: HTTPHeaders) -> HTTPHeaders {
    var merged = self
    merged.fields.merge(other.fields) { _, new in new }
    return merged
  }

  /// The elements of a field that is a list separated by commas, in lower case.
  func elements(of name: String) -> [String] {
    (self[name] ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
  }

  /// `Content-Length`; nil when it is missing, not a number, or contradicts itself.
  var contentLength: Int? {
    let lengths = Set(elements(of: "Content-Length"))
    guard lengths.count == 1, let text = lengths.first,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    // More digits than fit are still a length: one that no limit allows.
    return Int(text) ?? (text.isEmpty ? nil : .max)
  }

  /// The media type without its parameters, as far as it is made of the characters of one.
  var mediaType: String? {
    let type = (self["Content-Type"] ?? "").prefix { $0 != ";" }
      .trimmingCharacters(in: .whitespaces).lowercased()
    let isPlain = type.unicodeScalars.allSatisfy { $0.isASCII && ("!"..."~").contains($0) }
    return isPlain && !type.isEmpty && type.count <= 100 ? type : nil
  }
}
