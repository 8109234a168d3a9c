import Foundation
import Testing

@testable import PosterImages

@Suite("URLs that may be fetched")
struct HTTPTargetTests {
  @Test(
    "Equal requests have equal keys",
    arguments: [
      ("http://a/b#c", "http://a/b"), ("HTTP://a/b", "http://a/b"), ("http://a", "http://a/"),
      ("https://a:8443/b?c=d#e", "https://a:8443/b?c=d"), ("http://[::1]:80/", "http://[::1]:80/"),
    ])
  func keys(text: String, key: String) throws {
    let url = try #require(URL(string: text))
    let target = try #require(HTTPTarget(url))
    #expect(target.key == key)
    #expect(!target.hasCredentials)
  }

  @Test("Others are refused", arguments: ["file:///a", "a/b", "http:///a", "ftp://a/b", "http:a"])
  func refused(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(HTTPTarget(url) == nil)
  }

  @Test("A password is noticed", arguments: ["http://a:b@c/", "http://a@c/"])
  func credentials(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(HTTPTarget(url)?.hasCredentials == true)
  }
}
