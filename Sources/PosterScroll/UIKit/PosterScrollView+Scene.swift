internal import UIKit

// What the view's scene does: go out of sight, come back, become active.
extension PosterScrollView {
  /// Listens to the view's scene, as long as the view is in a window.
  func observeScene() {
    let scene = window?.windowScene
    isInBackground = scene?.activationState == .background
    sceneObservers =
      window == nil
      ? []
      : [
        SystemObserver(UIScene.didEnterBackgroundNotification, of: scene) { [weak self] _ in
          self?.sceneChanged(isInBackground: true)
        },
        SystemObserver(UIScene.willEnterForegroundNotification, of: scene) { [weak self] _ in
          self?.sceneChanged(isInBackground: false)
        },
        // Also after a visit to the settings that cover the app, where people go on line again.
        SystemObserver(UIScene.didActivateNotification, of: scene) { [weak self] _ in
          self?.loadPictures()
        },
      ]
    updateVisibility()
    if window != nil { loadPictures() }
  }

  private func sceneChanged(isInBackground: Bool) {
    self.isInBackground = isInBackground
    updateVisibility()
  }

  private func updateVisibility() {
    advancer.setVisible(window != nil && !isInBackground)
  }
}
