import Testing
import UIKit

@MainActor @Suite("Scenes and safe areas") struct UISceneTests {
  @Test("A scene tells of itself when it goes to the background and comes back")
  func background() {
    let (scene, other) = (UIWindowScene(), UIWindowScene())
    nonisolated(unsafe) var notices: [String] = []
    let names = [
      UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) {
        notices.append($0.name.rawValue)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    other.simulateBackground(true)
    scene.simulateBackground(true)
    #expect(scene.activationState == .background)
    scene.simulateBackground(false)
    #expect(scene.activationState == .foregroundActive)
    #expect(
      notices == [
        "UISceneDidEnterBackgroundNotification", "UISceneWillEnterForegroundNotification",
        "UISceneDidActivateNotification",
      ])
    scene.simulateActive(false)
    #expect(scene.activationState == .foregroundInactive && notices.count == 3)
    scene.simulateActive(true)
    #expect(scene.activationState == .foregroundActive && notices.count == 4)
  }

  @Test("A view hears that its safe area changed")
  func safeArea() {
    final class Probe: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        changes += 1
      }
    }
    let view = Probe(frame: .zero)
    #expect(view.safeAreaInsets == .zero)
    view.simulateSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.changes == 1 && view.safeAreaInsets.top == 47)
  }

  @Test("Blurs and views of them")
  func blur() {
    let effect = UIBlurEffect(style: .regular)
    #expect(UIVisualEffectView(effect: effect).effect === effect)
  }

  @Test("Passes and views are counted")
  func counts() {
    let made = UIView.creationCount
    let view = UIView(frame: .zero)
    #expect(UIView.creationCount == made + 1)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layoutPassCount == 1)
  }
}
