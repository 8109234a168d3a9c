import Testing
import UIKit

@MainActor @Suite("A page control's double") struct UIPageControlTests {
  private let control = UIPageControl(frame: .zero)

  @Test("keeps its page within the pages there are")
  func pinned() {
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = 5
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
  }

  @Test("has actions done for a tap, and not for code")
  func actions() {
    var heard: [Int] = []
    let action = UIAction { [control] _ in heard.append(control.currentPage) }
    control.numberOfPages = 3
    control.addAction(action, for: .valueChanged)
    control.currentPage = 1
    control.simulateTap(onPage: 2)
    #expect(heard == [2])
    control.removeAction(action, for: .valueChanged)
    control.simulateTap(onPage: 0)
    #expect(heard == [2])
  }

  @Test("turns its page when its timer is over, unless that is forbidden")
  func timer() {
    final class Veto: NSObject, UIPageControlTimerProgressDelegate {
      func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
      ) -> Bool { false }
    }
    let (progress, veto) = (UIPageControlTimerProgress(preferredDuration: 6), Veto())
    control.numberOfPages = 3
    control.progress = progress
    progress.simulateEnd(of: control)
    #expect(control.currentPage == 0)
    progress.resumeTimer()
    progress.simulateEnd(of: control)
    #expect(control.currentPage == 1 && progress.currentProgress == 0)
    progress.delegate = veto
    progress.simulateEnd(of: control)
    #expect(control.currentPage == 1 && progress.currentProgress == 1)
  }
}
