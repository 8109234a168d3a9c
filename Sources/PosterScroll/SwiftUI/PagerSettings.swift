internal import PosterEngine
internal import SwiftUI

/// What the modifiers of poster pagers say.
struct PagerSettings: Sendable {
  var effect = PosterEffect.standard
  var peek: CGFloat = 0
  var spacing: CGFloat = 0
  var isLooping = false
  var autoAdvanceInterval: Duration?
}

private struct PagerSettingsKey: EnvironmentKey {
  static let defaultValue = PagerSettings()
}

extension EnvironmentValues {
  var pagerSettings: PagerSettings {
    get { self[PagerSettingsKey.self] }
    set { self[PagerSettingsKey.self] = newValue }
  }
}
