import Foundation

/// A JSON value, to be compared number by number.
struct JSONValue {
  private let value: Any

  init(_ line: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(line.utf8))
  }

  private init(value: Any) {
    self.value = value
  }

  subscript(name: String) -> JSONValue? {
    (value as? [String: Any])?[name].map { JSONValue(value: $0) }
  }

  var number: Double? { (value as? NSNumber)?.doubleValue }
  var text: String? { value as? String }
  var list: [JSONValue]? { (value as? [Any])?.map { JSONValue(value: $0) } }

  /// Where this value differs from another one, numbers by more than `tolerance`; nil for nowhere.
  func difference(from other: JSONValue, within tolerance: Double, at path: String = "") -> String?
  {
    if let one = value as? [String: Any], let two = other.value as? [String: Any] {
      guard one.keys == two.keys else { return "\(path): \(one.keys) and \(two.keys)" }
      return one.keys.sorted().lazy.compactMap { name in
        guard let left = self[name], let right = other[name] else { return path }
        return left.difference(from: right, within: tolerance, at: "\(path).\(name)")
      }.first
    }
    if let one = list, let two = other.list, one.count == two.count {
      return zip(one, two).enumerated().lazy.compactMap { index, pair in
        pair.0.difference(from: pair.1, within: tolerance, at: "\(path)[\(index)]")
      }.first
    }
    if let one = number, let two = other.number, abs(one - two) <= tolerance { return nil }
    if let one = text, let two = other.text, one == two { return nil }
    return "\(path): \(value) and \(other.value)"
  }
}
