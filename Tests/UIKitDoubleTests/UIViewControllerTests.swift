import Testing
import UIKit

@MainActor @Suite("A view controller") struct UIViewControllerTests {
  private final class Screen: UIViewController {
    let content = UIView(frame: .zero)
    var loads: [Bool] = []

    override func loadView() {
      view = content
      loads.append(false)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      loads.append(view === content)
    }
  }

  @Test("makes its view when it is asked for, once")
  func loading() {
    let screen = Screen(nibName: nil, bundle: nil)
    #expect(screen.loads.isEmpty)
    #expect(screen.view === screen.content)
    #expect(screen.view === screen.content)
    #expect(screen.loads == [false, true])
  }

  @Test("has an empty view where nobody makes one")
  func empty() {
    #expect(UIViewController(nibName: nil, bundle: nil).view.subviews.isEmpty)
  }
}
