/// Hears of a progress.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {}

/// Decides what follows a timed progress. On Apple's systems the member is optional.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Whether the control goes on to the next page.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

/// How far the current page of a page control has been watched.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor open class UIPageControlProgress: NSObject {
  /// From 0 to 1.
  open var currentProgress: Float = 0
}

/// A progress that runs with the time. In the double the time is a call.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Who decides what follows.
  open weak var delegate: (any UIPageControlTimerProgressDelegate)?

  /// How long a page takes, in seconds.
  open var preferredDuration: TimeInterval

  /// Whether the timer runs.
  open private(set) var isRunning = false

  /// A progress that takes a time, above 0 seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
  }

  /// Lets the timer run.
  open func resumeTimer() {
    isRunning = true
  }

  /// Stops the timer where it is.
  open func pauseTimer() {
    isRunning = false
  }

  /// The time is over: the control turns the page itself if it may. The double's own.
  public func simulateEnd(of control: UIPageControl) {
    guard isRunning else { return }
    currentProgress = 1
    let next = control.currentPage + 1
    if delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true {
      control.simulateTap(onPage: next)
    }
  }
}
