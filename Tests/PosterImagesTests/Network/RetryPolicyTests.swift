import Testing

@testable import PosterImages

@Suite("The pauses between attempts")
struct RetryPolicyTests {
  private func policy(seed: UInt64 = 1, retries: Int = 100) -> RetryPolicy {
    var options = HTTPPictureOptions()
    options.retryCount = retries
    options.firstRetryPause = .milliseconds(500)
    options.longestRetryPause = .seconds(8)
    options.longestRetryAfter = .seconds(10)
    return RetryPolicy(options: options, seed: seed)
  }

  @Test("They double up to the longest, less at most half", arguments: 1...100)
  func doubling(attempts: Int) throws {
    let longest = Duration.seconds([0.5, 1, 2, 4, 8][min(attempts, 5) - 1])
    let pause = try #require(
      policy().pause(after: .offline, attempts: attempts, key: "http://a/"))
    #expect(pause > longest / 2 && pause <= longest)
  }

  @Test("One seed gives one jitter; another seed, URL or attempt another")
  func jitter() {
    let pauses = [
      policy().pause(after: .offline, attempts: 5, key: "a"),
      policy().pause(after: .offline, attempts: 6, key: "a"),
      policy().pause(after: .offline, attempts: 5, key: "b"),
      policy(seed: 2).pause(after: .offline, attempts: 5, key: "a"),
    ]
    #expect(Set(pauses).count == 4)
    #expect(policy().pause(after: .offline, attempts: 5, key: "a") == pauses[0])
  }

  @Test("There is an end to them, and none for what is final")
  func end() {
    #expect(policy(retries: 2).pause(after: .offline, attempts: 2, key: "a") != nil)
    #expect(policy(retries: 2).pause(after: .offline, attempts: 3, key: "a") == nil)
    #expect(policy(retries: -1).pause(after: .offline, attempts: 1, key: "a") == nil)
    #expect(policy().pause(after: .status(404, retryAfter: 1), attempts: 1, key: "a") == nil)
  }

  @Test(
    "Retry-After is never undercut, and not waited for beyond the bound",
    arguments: [(9, Duration.seconds(9)), (10, .seconds(10)), (11, nil)])
  func retryAfter(seconds: Int, expected: Duration?) {
    let failure = HTTPFailure.status(503, retryAfter: seconds)
    #expect(policy().pause(after: failure, attempts: 1, key: "a") == expected)
  }

  @Test("A Retry-After shorter than the pause does not shorten it")
  func shortRetryAfter() throws {
    let failure = HTTPFailure.status(429, retryAfter: 0)
    let pause = try #require(policy().pause(after: failure, attempts: 5, key: "a"))
    #expect(pause > .seconds(4))
  }
}
