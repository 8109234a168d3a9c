internal import PosterEngine
internal import UIKit

/// Keeps a page control and a pager in step.
@MainActor final class PageControlLink {
  /// The control, which is the app's.
  private(set) weak var control: UIPageControl?

  private var action: UIAction?

  /// An `AdvanceProgress`, which older systems do not have.
  private var progress: AnyObject?

  /// Links a control.
  ///
  /// - Parameter onChoice: the user chose a page in the control.
  init(_ control: UIPageControl, onChoice: @escaping (Int) -> Void) {
    self.control = control
    let action = UIAction { [weak control] _ in
      if let control { onChoice(control.currentPage) }
    }
    control.addAction(action, for: .valueChanged)
    self.action = action
  }

  /// Lets go of the control.
  func unlink() {
    showCount(false, interval: nil)
    if let action { control?.removeAction(action, for: .valueChanged) }
  }

  /// Shows how many pages there are, and which is the current one.
  func show(count: Int, page: Int, direction: UIPageControl.Direction) {
    guard let control else { return }
    if control.numberOfPages != count { control.numberOfPages = count }
    if control.direction != direction { control.direction = direction }
    show(page: page)
  }

  /// Shows which page is the current one.
  func show(page: Int) {
    guard let control, control.currentPage != page else { return }
    control.currentPage = page
  }

  /// Shows how long the page still rests, from the beginning.
  func showCount(_ isCounting: Bool, interval: Double?) {
    guard #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *), let control else { return }
    guard let interval else {
      (progress as? AdvanceProgress)?.remove(from: control)
      progress = nil
      return
    }
    if progress == nil, control.progress == nil { progress = AdvanceProgress(on: control) }
    (progress as? AdvanceProgress)?.begin(interval, isCounting: isCounting)
  }
}

/// The time that a page still rests, on the page control. The pager turns the page, not the control.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor private final class AdvanceProgress: NSObject, UIPageControlTimerProgressDelegate {
  private let timer = UIPageControlTimerProgress(preferredDuration: AutoAdvance.shortestInterval)

  /// A progress on a control that has none.
  init(on control: UIPageControl) {
    super.init()
    timer.delegate = self
    control.progress = timer
  }

  /// Shows the beginning of a time in seconds, which runs or stands.
  func begin(_ interval: Double, isCounting: Bool) {
    timer.preferredDuration = interval
    timer.currentProgress = 0
    if isCounting { timer.resumeTimer() } else { timer.pauseTimer() }
  }

  /// Takes the progress off the control again.
  func remove(from control: UIPageControl) {
    timer.pauseTimer()
    if control.progress === timer { control.progress = nil }
  }

  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool {
    false
  }
}
