#if os(Linux)
  import Foundation
  import Testing

  @testable import PosterImages

  @Suite("A thread of libvips' own")
  struct VipsThreadTests {
    @Test("is another one, which has ended when its result is back")
    func result() {
      var calls = 0
      let thread = VipsThread.run {
        calls += 1
        return pthread_self()
      }
      #expect(thread != pthread_self())
      #expect(calls == 1)
    }

    @Test("is the same one for work within work")
    func nested() {
      let (outer, inner) = VipsThread.run { (pthread_self(), VipsThread.run { pthread_self() }) }
      #expect(outer == inner)
      #expect(outer != pthread_self())
    }

    @Test("goes on by itself when it is started")
    func starting() async {
      let gate = Gate()
      #expect(VipsThread.start { gate.open() })
      await gate.pass()
    }
  }
#endif
