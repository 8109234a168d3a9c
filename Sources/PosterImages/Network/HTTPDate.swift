import Foundation

/// Reads the three forms in which HTTP writes a date (RFC 9110, 5.6.7).
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let secondsPerDay = 86_400
  /// 1970-01-01, counted from 0000-03-01.
  private static let epochDay = 719_468

  /// The moment; nil when the text is none of the three forms or names a day or an hour that does
  /// not exist. The day of the week is not compared.
  ///
  /// - Parameter now: Decides the century of a year with two digits: at most 50 years ahead.
  static func parse(_ text: String, now: Date) -> Date? {
    let parts = text.split { " ,-".contains($0) }
    switch parts.count {
    case 6 where parts[5] == "GMT":
      guard let year = year(parts[3], now: now) else { return nil }
      return date(year: year, month: parts[2], day: parts[1], time: parts[4])
    case 5:
      guard parts[4].count == 4, let year = number(parts[4]) else { return nil }
      return date(year: year, month: parts[1], day: parts[2], time: parts[3])
    default: return nil
    }
  }

  private static func date(
    year: Int, month: Substring, day: Substring, time: Substring
  ) -> Date? {
    guard let month = months.firstIndex(where: { $0 == month }).map({ $0 + 1 }),
      let day = number(day), 1...length(of: month, year: year) ~= day,
      let second = secondOfDay(time)
    else { return nil }
    let seconds = days(year: year, month: month, day: day) * secondsPerDay + second
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }

  private static func year(_ text: Substring, now: Date) -> Int? {
    guard let year = number(text) else { return nil }
    switch text.count {
    case 4: return year
    case 2: return century(of: year, now: now)
    default: return nil
    }
  }

  private static func century(of year: Int, now: Date) -> Int {
    // Good enough to within a day at the turn of a year.
    let present = 1970 + Int(now.timeIntervalSince1970 / (365.2425 * Double(secondsPerDay)))
    let candidate = present / 100 * 100 + year
    return candidate > present + 50 ? candidate - 100 : candidate
  }

  /// `08:49:37`; 60 is a leap second.
  private static func secondOfDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.count == 2 }),
      let hour = number(parts[0]), let minute = number(parts[1]), let second = number(parts[2]),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    return (hour * 60 + minute) * 60 + second
  }

  /// Digits only, without a sign.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Int(text) : nil
  }

  private static func length(of month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01. Years begin in March, so that the leap day is a year's last.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - epochDay
  }
}
