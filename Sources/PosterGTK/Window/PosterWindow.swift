internal import GtkInterop
public import PosterImages

/// A window of posters. F11 makes it cover the screen, Escape leaves full screen and then the window,
/// `q` leaves it at once.
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
    window = Window(
      title: options.title, width: Self.defaultSize.width, height: Self.defaultSize.height)
    window.setContent(posters.canvas)
    window.isFullscreen = options.isFullscreen
    connect()
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
    let keys = KeyController { [weak self] key, _ in self?.press(key) ?? false }
    window.add(keys.controller)
    self.keys = keys
    connections = [
      SignalConnection(window, "close-request") { [weak self] _ in
        self?.closed()
        return .handled(false)
      }
    ]
  }

  /// A window that was put away stays mapped.
  private func checkVisibility() {
    posters.setVisible(posters.canvas.isMapped && !window.isMinimized)
  }

  private func closed() {
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
  }

  /// Returns whether the key means something to the window.
  func press(_ key: Key) -> Bool {
    switch key {
    case .f11: setFullscreen(!window.isFullscreen)
    case .escape where window.isFullscreen: setFullscreen(false)
    case .escape, .q: close()
    default: return false
    }
    return true
  }
}
