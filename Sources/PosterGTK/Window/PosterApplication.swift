internal import GtkInterop
public import PosterEngine
public import PosterImages

/// A program that shows one window of posters.
@MainActor
public enum PosterApplication {
  /// What the program is told while its window is open.
  public struct Hooks {
    /// Given the posters once, before the window is shown.
    public var onOpen: (PosterWidget) -> Void
    /// Called when the picture of a poster on screen is there, with the poster's index.
    public var onPicture: (Int) -> Void
    /// Called once for each poster whose picture cannot be shown, with its index.
    public var onFailure: (Int, PictureError) -> Void
    /// Given every input of the pager with its time, in seconds since the window was made.
    public var recorder: ((PagerInput, Double) -> Void)?

    /// Makes hooks that do nothing, unless named.
    public init(
      onOpen: @escaping (PosterWidget) -> Void = { _ in },
      onPicture: @escaping (Int) -> Void = { _ in },
      onFailure: @escaping (Int, PictureError) -> Void = { _, _ in },
      recorder: ((PagerInput, Double) -> Void)? = nil
    ) {
      self.onOpen = onOpen
      self.onPicture = onPicture
      self.onFailure = onFailure
      self.recorder = recorder
    }
  }

  /// Shows the posters until the window is closed. Call it on the main thread.
  ///
  /// - Throws: ``PosterDisplayError/noDisplay``, before anything is shown.
  public static func run(
    items: [PosterItem], options: PosterWindowOptions = PosterWindowOptions(),
    hooks: Hooks = Hooks(), decoder: any PictureDecoder = VipsDecoder()
  ) throws(PosterDisplayError) {
    let window = try PosterWindow(items: items, options: options, decoder: decoder)
    let loop = MainLoop()
    window.posters.onPicture = hooks.onPicture
    window.posters.onFailure = hooks.onFailure
    if let recorder = hooks.recorder {
      let start = MonotonicClock.now
      window.posters.recorder = { recorder($0, $1 - start) }
    }
    window.onClose = { loop.quit() }
    hooks.onOpen(window.posters)
    window.present()
    withExtendedLifetime(window) { loop.run() }
  }
}
