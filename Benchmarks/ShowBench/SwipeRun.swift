import Foundation
import GtkInterop
import PosterGTK

/// Goes through pages as somebody in a hurry does: ten quick steps, then a look at the page.
@MainActor
final class SwipeRun {
  private static let pagesInBurst = 10
  /// Seconds between two steps of a burst.
  private static let stepInterval = 0.1
  /// Seconds after the last step of a burst: half of it is the way to rest.
  private static let lookInterval = 1.0

  private let window: PosterWindow
  private let pageCount: Int
  private let decoder: TimedDecoder
  private let loop = MainLoop()
  private var frames: FrameTimes?
  private var timeout: Timeout?
  private var page = 0
  private var restTime: Double?
  private var pictureTimes: [Int: Double] = [:]
  /// For each page at rest, how long its picture was not there.
  private var blanks: [Double] = []
  /// For each page at rest, how much longer that was than its picture's decode.
  private var waits: [Double] = []
  private var rested: Set<Int> = []

  init(_ window: PosterWindow, pageCount: Int, decoder: TimedDecoder) {
    self.window = window
    self.pageCount = pageCount
    self.decoder = decoder
  }

  /// Runs until the last page has been looked at.
  func perform() {
    window.posters.onPicture = { [unowned self] in
      pictureTimes[$0] = pictureTimes[$0] ?? MonotonicClock.now
    }
    window.present()
    let frames = FrameTimes(of: window.posters.gtkWidget) { [decoder] in decoder.isBusy }
    frames.onFrame = { [unowned self] in noteRest() }
    self.frames = frames
    wait(Self.lookInterval)
    loop.run()
  }

  private func wait(_ seconds: Double) {
    timeout = Timeout(after: seconds) { [unowned self] in step() }
  }

  private func step() {
    if page % Self.pagesInBurst == 0 { notePicture() }
    guard page + 1 < pageCount else { return loop.quit() }
    page += 1
    restTime = nil
    window.posters.scroll(to: page, animated: true)
    let isLast = page % Self.pagesInBurst == 0 || page + 1 == pageCount
    wait(isLast ? Self.lookInterval : Self.stepInterval)
  }

  private func noteRest() {
    guard restTime == nil, !window.posters.isMoving else { return }
    restTime = MonotonicClock.now
  }

  /// A page whose picture is not there at all counts as blank for the whole look.
  private func notePicture() {
    guard let restTime, rested.insert(page).inserted else { return }
    let seen = pictureTimes[page] ?? MonotonicClock.now
    let blank = max(seen - restTime, 0)
    blanks.append(blank)
    waits.append(max(blank - decoder.duration(of: window.posters.items[page].source), 0))
  }

  /// What was seen, in milliseconds and kilobytes.
  func report() throws -> String {
    let report = Report(
      pages: pageCount, peakKilobytes: try Self.peakKilobytes(),
      framesWhileDecoding: Summary(frames?.whileBusy ?? []),
      framesOtherwise: Summary(frames?.whileIdle ?? []), blankAtRest: Summary(blanks),
      blankBeyondDecode: Summary(waits),
      decodes: Summary(decoder.durations))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }

  private static func peakKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
