internal import GtkInterop
public import PosterImages

/// A window of posters, called after the current one. F11 makes it cover the screen, Escape leaves
/// full screen and then the window; `q`, and Control with Q or W, leave it at once. While it covers
/// the screen, a pointer that rests is hidden and the screen stays on.
@MainActor
public final class PosterWindow {
  /// The posters.
  public let posters: PosterWidget
  /// Called once, when the window has gone.
  public var onClose: () -> Void = {}
  /// Given a poster's link when the poster is clicked; opens it with the desktop's program unless it
  /// is replaced.
  public var openLink: (String) -> Void = { _ in }

  private static let defaultSize = (width: 480, height: 720)

  let window: Window
  private let program: String
  private var inhibitor: IdleInhibitor?
  private var keys: KeyController?
  private var connections: [SignalConnection] = []

  /// Makes the window, not shown yet.
  ///
  /// - Throws: ``PosterDisplayError/noDisplay``.
  public init(
    items: [PosterItem], options: PosterWindowOptions = PosterWindowOptions(),
    decoder: any PictureDecoder = VipsDecoder()
  ) throws(PosterDisplayError) {
    posters = try PosterWidget(
      items: items, look: options.look, chrome: options.chrome, decoder: decoder)
    posters.notice = options.notice
    program = options.title
    window = Window(
      title: options.title, width: Self.defaultSize.width, height: Self.defaultSize.height)
    window.setContent(posters.canvas)
    connect()
    window.isFullscreen = options.isFullscreen
    followScreen()
  }

  /// Shows the window and gives the posters the keyboard.
  public func present() {
    posters.canvas.takeFocus()
    window.present()
    guard let surface = window.surface else { return }
    connections.append(
      SignalConnection(surface, "notify::state") { [weak self] in self?.checkVisibility() })
  }

  /// Takes the window off the screen; it cannot be shown again.
  public func close() {
    window.close()
    closed()
  }

  private func connect() {
    openLink = { [weak window] in window?.open(uri: $0) }
    posters.onActivate = { [weak self] in self?.activate($0) }
    posters.onDescription = { [weak self] in self?.updateTitle() }
    updateTitle()
    let keys = KeyController { [weak self] key, _ in self?.press(key) ?? false }
    window.add(keys.controller)
    self.keys = keys
    connections = [
      SignalConnection(window, "close-request") { [weak self] _ in
        self?.closed()
        return .handled(false)
      },
      SignalConnection(window, Window.fullscreenSignal) { [weak self] in self?.followScreen() },
    ]
  }

  /// A window that was put away stays mapped.
  private func checkVisibility() {
    posters.setVisible(posters.canvas.isMapped && !window.isMinimized)
  }

  private func updateTitle() {
    let (items, index) = (posters.items, posters.currentIndex)
    let poster = items.indices.contains(index) ? items[index] : nil
    let title = WindowTitle.text(of: poster, program: program)
    if title != window.title { window.title = title }
  }

  /// The window covers its screen now, or no longer.
  private func followScreen() {
    let isFullscreen = window.isFullscreen
    posters.pointer.hidesAtRest = isFullscreen
    inhibitor = isFullscreen ? inhibitor ?? IdleInhibitor(for: program) : nil
  }

  private func closed() {
    inhibitor = nil
    let onClose = self.onClose
    self.onClose = {}
    onClose()
  }

  private func activate(_ index: Int) {
    guard posters.items.indices.contains(index), let link = posters.items[index].link else {
      return
    }
    openLink(link)
  }

  private func setFullscreen(_ isFullscreen: Bool) {
    posters.expectResize()
    window.isFullscreen = isFullscreen
    followScreen()
  }

  /// Returns whether the key means something to the window.
  func press(_ key: Key) -> Bool {
    switch key {
    case .f11: setFullscreen(!window.isFullscreen)
    case .escape where window.isFullscreen: setFullscreen(false)
    case .escape, .q, .close: close()
    default: return false
    }
    return true
  }
}
