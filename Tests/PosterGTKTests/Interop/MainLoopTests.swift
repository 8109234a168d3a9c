import Dispatch
import Glibc
import GtkInterop
import Testing

private final class Witness: Sendable {}

@MainActor
@Suite struct MainLoopTests {
  @Test("Work enqueued on another thread runs on this one, once, and is freed")
  func enqueue() {
    var witness: Witness? = Witness()
    weak let weakWitness = witness
    let counter = Counter()
    let thread = pthread_self()
    DispatchQueue.global().async { [witness] in
      MainLoop.enqueue {
        #expect(witness != nil)
        #expect(pthread_self() == thread)
        counter.value += 1
      }
    }
    witness = nil
    while counter.value == 0 { MainLoop.iterate(mayBlock: true) }
    while MainLoop.iterate() {}
    #expect(counter.value == 1)
    while weakWitness != nil { sched_yield() }
  }

  @Test("A timeout fires once; one that is released does not")
  func timeout() {
    var fired: [String] = []
    var dropped: Timeout? = Timeout(after: 0) { fired.append("dropped") }
    let first = Timeout(after: 0.001) { fired.append("first") }
    let nonsense = Timeout(after: .nan) { fired.append("nonsense") }
    #expect(dropped != nil)
    dropped = nil
    while fired.count < 2 { MainLoop.iterate(mayBlock: true) }
    while MainLoop.iterate() {}
    first.cancel()
    nonsense.cancel()
    #expect(fired.sorted() == ["first", "nonsense"])
  }

  @MainActor
  private final class Counter {
    var value = 0
  }
}
