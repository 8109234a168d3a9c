import Foundation
import Testing

@testable import PosterImages

@Suite("Dates in header fields")
struct HTTPDateTests {
  /// 2026-01-01 00:00:00 GMT.
  private let now = Date(timeIntervalSince1970: 1_767_225_600)

  // The numbers come from GNU date: date -u -d '1994-11-06 08:49:37' +%s
  @Test(
    "Each of the three forms is read",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
      ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
      ("Sun Nov  6 08:49:37 1994", 784_111_777),
      ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Wed, 31 Dec 1969 23:59:59 GMT", -1),
      ("Thu, 29 Feb 2024 12:00:00 GMT", 1_709_208_000),
      ("Fri, 01 Mar 2024 00:00:00 GMT", 1_709_251_200),
      ("Tue, 29 Feb 2000 00:00:00 GMT", 951_782_400),
      ("Sun, 28 Feb 2100 23:59:59 GMT", 4_107_542_399),
      ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
      ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_800),
      // Two digits: never more than 50 years ahead of 2026.
      ("Friday, 01-Jan-76 00:00:00 GMT", 3_345_062_400),
      ("Saturday, 01-Jan-77 00:00:00 GMT", 220_924_800),
    ])
  func valid(text: String, seconds: Int) {
    #expect(
      HTTPDate.parse(text, now: now) == Date(timeIntervalSince1970: TimeInterval(seconds)))
  }

  @Test(
    "Anything else is not a date",
    arguments: [
      "", "0", "-1", "now", "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 08:49:37",
      "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Nov 1994 08:49:37 +0000",
      "Sun, 31 Nov 1994 08:49:37 GMT", "Wed, 29 Feb 2023 00:00:00 GMT",
      "Mon, 29 Feb 2100 00:00:00 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
      "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
      "Sun, 06 Nov 1994 08:60:00 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
      "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 19940 08:49:37 GMT",
      "Sun, +6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
      "1994-11-06T08:49:37Z", "Sun Nov  6 08:49:37 94",
      "Sun, 99999999999999999999 Nov 1994 08:49:37 GMT",
    ])
  func invalid(text: String) {
    #expect(HTTPDate.parse(text, now: now) == nil)
  }
}
