internal import PosterEngine

/// What changes by itself as time passes.
extension PosterStage {
  /// How long titles that pass stay after the last thing that happened, in seconds: long enough to
  /// read four lines.
  static let titleHold = 4.0
  /// How long they take to leave, in seconds.
  static let titleFade = 0.5

  /// How much of the titles is there, 0 to 1.
  var titleOpacity: Double {
    guard !chrome.contains(.titles) else { return 1 }
    return chrome.contains(.passingTitles) ? titlePresence.opacity(at: now) : 0
  }

  /// Whether the next frame differs from this one without anything happening.
  var isMoving: Bool { pager.isMoving || pictures.isFading || areTitlesLeaving }

  /// When something next happens by itself while nothing moves, in seconds; nil for never.
  var nextWakeUp: Double? {
    let departure = areTitlesPassing ? titlePresence.departure(after: now) : nil
    return [pager.nextWakeUp, departure].compactMap { $0 }.min()
  }

  /// Somebody is there, and may want to read the titles.
  func noteActivity(at time: Double) {
    guard areTitlesPassing else { return }
    let isThere = titleOpacity == 1
    titlePresence.renew(at: time)
    if !isThere { update(at: time) }
  }

  private var areTitlesPassing: Bool {
    chrome.contains(.passingTitles) && !chrome.contains(.titles)
  }

  private var areTitlesLeaving: Bool { areTitlesPassing && titlePresence.isFading(at: now) }
}
