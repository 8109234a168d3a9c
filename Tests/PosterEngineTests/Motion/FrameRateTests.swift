import PosterEngine
import TestSupport
import Testing

/// One gesture script, looked at at different times.
@Suite("Frame rates")
struct FrameRateTests {
  private struct Entry {
    var time: Double
    var input: PagerInput

    init(_ time: Double, _ input: PagerInput) {
      self.time = time
      self.input = input
    }
  }

  /// Drags, flings, a bounce, a stop in mid-flight, keys, a wheel, a touchpad that falls silent, a
  /// resize in mid-settle, and time enough for two automatic advances.
  private static let script: [Entry] = {
    var script: [Entry] = []
    let fling = { (start: Double, from: Double, by: Double, duration: Double) in
      script.append(Entry(start, .down(at: Vector(x: from, y: 50))))
      for step in 1...8 {
        script.append(
          Entry(
            start + duration * Double(step) / 8,
            .move(to: Vector(x: from + by * Double(step) / 8, y: 51))))
      }
      script.append(Entry(start + duration, .up(at: Vector(x: from + by, y: 51))))
    }
    fling(0.013, 300, -180, 0.09)
    fling(0.31, 300, -70, 0.03)
    fling(1.5, 40, 300, 0.21)
    fling(2.5, 40, 333, 0.05)
    fling(3.5, 40, 333, 0.3)
    script.append(Entry(4.0, .key(.next)))
    script.append(Entry(4.1, .key(.next)))
    script.append(Entry(4.2, .wheel(notches: 1)))
    script.append(Entry(4.333, .resize(Size(width: 844, height: 390))))
    script.append(Entry(5.1, .scroll(.begin)))
    for step in 1...12 {
      script.append(Entry(5.1 + Double(step) / 97, .scroll(.update(dx: 31, dy: 1))))
    }
    script.append(Entry(6.5, .scrollTo(page: 0, animated: true)))
    script.append(Entry(6.7, .down(at: Vector(x: 100, y: 100), device: .mouse)))
    script.append(Entry(6.9, .up(at: Vector(x: 100, y: 100))))
    script.append(Entry(8.0, .scrollTo(page: 7, animated: true)))
    return script
  }()

  private static let shared = (0...150).map { Double($0) / 10 }

  private func run(_ frames: [Double], isLooping: Bool) -> (offsets: [Double], events: [Happening])
  {
    var pager = Pager(
      layout: .phone(count: 9, isLooping: isLooping, displayScale: 2), autoAdvanceInterval: 1.7)
    var times = frames + FrameRateTests.shared
    times.sort()
    var offsets: [Double] = []
    var events: [Happening] = []
    var waiting = FrameRateTests.script[...]
    var shared = FrameRateTests.shared[...]
    for time in times {
      while let entry = waiting.first, entry.time <= time {
        pager.handle(entry.input, at: entry.time)
        waiting.removeFirst()
      }
      pager.advance(to: time)
      events += pager.takeEvents()
      if time == shared.first {
        offsets.append(pager.offset)
        shared.removeFirst()
      }
    }
    return (offsets, events)
  }

  @Test("Offsets, pages and events are the same at every one", arguments: [false, true])
  func independence(isLooping: Bool) {
    let reference = run([], isLooping: isLooping)
    #expect(reference.events.count > 15)
    var random = SeededRandom(seed: 12)
    let irregular = (0..<4).map { _ in (0..<700).map { _ in random.double(0...15) } }
    let rates = [2, 30, 59.94, 60, 120, 144].map { rate in
      (0...Int(15 * rate)).map { Double($0) / rate }
    }
    for frames in rates + irregular {
      let result = run(frames, isLooping: isLooping)
      for (time, pair) in zip(FrameRateTests.shared, zip(result.offsets, reference.offsets)) {
        #expect(near(pair.0, pair.1, 1e-6), "at \(time) s")
      }
      #expect(result.events.map(\.description) == reference.events.map(\.description))
      for (event, expected) in zip(result.events, reference.events) {
        #expect(near(event.time, expected.time, 1e-6))
        #expect(event.virtual == expected.virtual)
      }
    }
  }

  @Test("The script does what it is meant to test")
  func meaning() {
    let words = run([], isLooping: false).events.map(\.description)
    #expect(words.first == "0→1")
    #expect(words.filter { $0.hasPrefix("settled") }.count >= 8)
    #expect(words.last?.hasPrefix("settled") == true)
  }
}
