public import Foundation

/// Owns a view, which it makes when it is first asked for.
@MainActor open class UIViewController: UIResponder {
  /// What bars call the screen.
  open var title: String?

  private var loadedView: UIView?

  /// A controller whose view comes from a nib, or from `loadView()`. The double has no nibs.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller from a storyboard. The double restores nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // The SDK's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view. Asking for it makes it.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Makes the view; by default an empty one.
  open func loadView() {
    view = UIView(frame: .zero)
  }

  /// The view is there.
  open func viewDidLoad() {}
}
