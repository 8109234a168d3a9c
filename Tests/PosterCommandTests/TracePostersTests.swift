import Testing

@testable import poster

@Suite("The posters of a trace")
struct TracePostersTests {
  @Test("Those that nobody named go by their index, written plainly")
  func unnamed() {
    let posters = TracePosters(count: 3)
    #expect(posters.places(in: ["2", "x", "0", "3", "+1", "01", "-1"]) == [2: 0, 0: 2])
  }

  @Test("Named ones go by their name, and those added at the end by their index")
  func named() {
    var posters = TracePosters(["a", "b"])
    #expect(posters.places(in: ["b", "1", "a"]) == [1: 0, 0: 2])
    posters.resize(to: 4)
    #expect(posters.places(in: ["3", "1", "b"]) == [3: 0, 1: 2])
    posters.resize(to: 1)
    #expect(posters.places(in: ["b", "a"]) == [0: 1])
    posters.resize(to: 2)
    #expect(posters.places(in: ["b", "1"]) == [1: 1])
  }
}
