import Foundation

/// Reads `Retry-After` (RFC 9110, 10.2.3).
enum RetryAfter {
  /// The seconds that the server asks to be left alone, from `now` on; nil when it does not, or
  /// says it in neither of the two forms. Never negative.
  static func seconds(in headers: HTTPHeaders, now: Date) -> Int? {
    guard let text = headers["Retry-After"] else { return nil }
    if let date = HTTPDate.parse(text, now: now) {
      return Int(max(date.timeIntervalSince(now), 0).rounded(.up))
    }
    guard !text.isEmpty,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return min(Int(text) ?? longest, longest)
  }

  /// A number of seconds that no one waits for, and that fits everywhere.
  private static let longest = 1 << 31
}
