internal import UIKit

/// A title and a subtitle at the bottom of a page, in the size of text that the user prefers.
final class CaptionView: UIView {
  /// The distance of the text from the edges of the bar, in points.
  private static let margin: CGFloat = 16

  /// The distance of the two lines, in points.
  private static let gap: CGFloat = 4

  /// How far the text stays away from the page's edges; the bar does not.
  var insets = UIEdgeInsets.zero {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  private let bar = UIView(frame: .zero)
  private let titleLabel = CaptionView.makeLabel(.headline)
  private let subtitleLabel = CaptionView.makeLabel(.subheadline)
  private var sizeObserver: SystemObserver?

  /// A caption without text. It takes no touches.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // The poster says what it is called; see `PosterElement`.
    accessibilityElementsHidden = true
    addSubview(bar)
    addSubview(titleLabel)
    addSubview(subtitleLabel)
    // The labels take on their new fonts by themselves, but not their new places.
    sizeObserver = SystemObserver(UIContentSizeCategory.didChangeNotification) {
      [weak self] _ in self?.setNeedsLayout()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows one line or two.
  func show(title: String?, subtitle: String?, style: CaptionStyle) {
    bar.backgroundColor = .black.withAlphaComponent(style.barOpacity)
    titleLabel.text = title
    subtitleLabel.text = subtitle
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A rotation is an animation, in which pages take their new places at once.
    UIView.performWithoutAnimation(layOut)
  }

  private func layOut() {
    let room = bounds.inset(by: insets).insetBy(dx: CaptionView.margin, dy: CaptionView.margin)
    guard room.width > 0, room.height > 0 else { return }
    let width = CGSize(width: room.width, height: .greatestFiniteMagnitude)
    let title = titleLabel.sizeThatFits(width).height
    let subtitle = subtitleLabel.sizeThatFits(width).height
    let gap = title > 0 && subtitle > 0 ? CaptionView.gap : 0
    // Text that is taller than the page keeps its beginning.
    let top = max(room.minY, room.maxY - title - gap - subtitle)
    titleLabel.frame = CGRect(
      x: room.minX, y: top, width: room.width, height: min(title, room.maxY - top))
    subtitleLabel.frame = CGRect(
      x: room.minX, y: top + title + gap, width: room.width,
      height: max(0, min(subtitle, room.maxY - top - title - gap)))
    let barTop = top - CaptionView.margin
    bar.frame = CGRect(
      x: bounds.minX, y: barTop, width: bounds.width, height: bounds.maxY - barTop)
  }

  private static func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = .white
    return label
  }
}
