internal import GtkInterop
internal import PosterEngine
internal import PosterImages

/// The texts of the pages on screen, laid out once for a page's width rather than at every frame.
@MainActor
final class PageText {
  static let margin = 24.0
  private static let titleFont = "Sans Bold 18"
  private static let subtitleFont = "Sans 12"

  /// The fonts; others have every text laid out again.
  var context: TextContext {
    didSet { forget() }
  }

  /// The posters; others have every text laid out again.
  var items: [PosterItem] {
    didSet { forget() }
  }

  private var width = 0.0
  private var captions: [Int: TextBlock] = [:]
  private var placeholders: [Int: TextBlock] = [:]

  init(items: [PosterItem], context: TextContext) {
    self.items = items
    self.context = context
  }

  /// Lets go of the texts of other posters, and of all when pages have another width.
  func keep(_ indices: Set<Int>, pageWidth: Double) {
    guard pageWidth == width else {
      width = pageWidth
      return forget()
    }
    captions = captions.filter { indices.contains($0.key) }
    placeholders = placeholders.filter { indices.contains($0.key) }
  }

  /// The title and the subtitle of a poster.
  func caption(at index: Int) -> TextBlock {
    if let caption = captions[index] { return caption }
    let caption = block(items[index].title, items[index].subtitle, .start)
    captions[index] = caption
    return caption
  }

  /// What the page of a poster says that cannot be shown.
  func placeholder(at index: Int, for error: PictureError) -> TextBlock {
    if let placeholder = placeholders[index] { return placeholder }
    let placeholder = block(items[index].sourceName, error.description, .center)
    placeholders[index] = placeholder
    return placeholder
  }

  /// What a view without posters says, not kept.
  func block(of notice: PosterNotice, width: Double) -> TextBlock {
    TextBlock(
      first: notice.title, font: Self.titleFont, second: notice.detail, font: Self.subtitleFont,
      width: width, alignment: .center, context: context)
  }

  private func forget() {
    captions = [:]
    placeholders = [:]
  }

  private func block(
    _ first: String?, _ second: String?, _ alignment: TextLayout.Alignment
  ) -> TextBlock {
    TextBlock(
      first: first, font: Self.titleFont, second: second, font: Self.subtitleFont,
      width: width - 2 * Self.margin, alignment: alignment, context: context)
  }
}
