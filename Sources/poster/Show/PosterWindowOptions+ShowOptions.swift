import PosterGTK

extension PosterWindowOptions {
  /// The window that `poster show` was asked for.
  init(_ options: ShowOptions) {
    let look = options.look
    self.init(
      look: PosterLook(
        effect: look.effect, peek: look.peek, spacing: look.spacing, axis: look.axis,
        direction: look.isRightToLeft ? .rightToLeft : nil, isLooping: look.isLooping,
        autoAdvanceInterval: options.autoAdvanceInterval),
      isFullscreen: options.isFullscreen)
  }
}
