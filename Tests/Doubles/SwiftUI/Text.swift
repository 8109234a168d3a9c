public import UIKit

/// Words.
public struct Text: Equatable, Sendable {
  let content: String

  /// Words as they are.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Words as they are.
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    self.content = String(content)
  }

  /// Words in the user's language. The double does not translate.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.content
  }
}

extension Text: View {
  /// It has no body.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  func makeNode() -> ViewNode {
    LeafNode(TextView(frame: .zero)) { (leaf, text: Text) in leaf.text = text.content }
  }
}

/// What shows a text.
final class TextView: UIView {
  var text = ""
}

extension UIView {
  /// The texts in the view, in drawing order. The double's own.
  public var shownTexts: [String] {
    if let view = self as? TextView { return [view.text] }
    return subviews.flatMap(\.shownTexts)
  }
}
