import Testing

@testable import PosterImages

@Suite("Cache-Control")
struct CacheControlTests {
  @Test(
    "The lifetime is read, and a wrong one is none",
    arguments: [
      ("max-age=60", 60), ("Max-Age=60", 60), (" public , max-age = 60 ", 60),
      ("max-age=\"60\"", 60), ("max-age=0", 0), ("max-age=60, max-age=30", 30),
      ("max-age=-1", 0), ("max-age=1.5", 0), ("max-age=", 0), ("max-age", 0), ("max-age=x", 0),
      ("max-age=99999999999999999999", 1 << 31), ("s-maxage=10", nil), ("", nil),
      ("x-max-age=10", nil), ("private, immutable", nil), ("a=\"b, max-age=5\"", nil),
      ("a=\"b, max-age=5\", max-age=7", 7), (",,max-age=9,,", 9), ("a=\"open, max-age=5", nil),
    ])
  func maxAge(text: String, expected: Int?) {
    #expect(CacheControl(text).maxAge == expected)
  }

  @Test("Each directive has its effect, whatever stands around it")
  func directives() {
    let control = CacheControl(
      "No-Store, no-cache=\"Set-Cookie\", must-revalidate, stale-if-error=9")
    #expect(control.isStoringForbidden)
    #expect(control.isConfirmedAlways)
    #expect(control.isConfirmedWhenStale)
    #expect(control.staleIfError == 9)
  }

  @Test(
    "A field that is not there, or is for shared caches, says nothing",
    arguments: [nil, "proxy-revalidate, s-maxage=0, public"])
  func nothing(text: String?) {
    #expect(CacheControl(text) == CacheControl(""))
  }
}
