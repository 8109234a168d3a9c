/// How a poster window opens.
public struct PosterWindowOptions: Sendable {
  /// The program's name; the title bar has the current poster's before it.
  public var title: String
  /// Layout and effect.
  public var look: PosterLook
  /// What is drawn over the posters.
  public var chrome: PosterChrome
  /// Whether the window covers its screen from the start.
  public var isFullscreen: Bool
  /// What is written while there are no posters.
  public var notice: PosterNotice

  /// Makes options; what is not named is as `poster show` has it without options.
  public init(
    title: String = "Posters", look: PosterLook = PosterLook(),
    chrome: PosterChrome = [.passingTitles, .dots], isFullscreen: Bool = false,
    notice: PosterNotice = PosterNotice()
  ) {
    self.title = title
    self.look = look
    self.chrome = chrome
    self.isFullscreen = isFullscreen
    self.notice = notice
  }
}
