public import PosterEngine
public import SwiftUI

extension View {
  /// Sets what pages and their content do on their way, for the poster pagers in this view.
  ///
  /// Where the user wants less motion, pages cross-fade whatever is set.
  ///
  /// - Parameter effect: by default a parallax of depth 0.5. A depth outside 0 ... 1 is taken as the
  ///   nearest within.
  public func posterEffect(_ effect: PosterEffect) -> some View {
    transformEnvironment(\.pagerSettings) { $0.effect = effect }
  }

  /// Sets how much of the neighbouring pages shows at each end, for the poster pagers in this view.
  ///
  /// - Parameter length: in points; 0 by default. Nothing shows where it is half of the pager's
  ///   length or more, or not finite.
  public func posterPeek(_ length: CGFloat) -> some View {
    transformEnvironment(\.pagerSettings) { $0.peek = length }
  }

  /// Sets the gap between two pages, for the poster pagers in this view.
  ///
  /// - Parameter length: in points; 0 by default.
  public func posterSpacing(_ length: CGFloat) -> some View {
    transformEnvironment(\.pagerSettings) { $0.spacing = length }
  }

  /// Sets whether the last page is followed by the first, for the poster pagers in this view.
  ///
  /// A page that shows twice, with few elements, has two contents, each with state of its own. A
  /// pager of one element does not loop.
  public func posterLoops(_ loops: Bool = true) -> some View {
    transformEnvironment(\.pagerSettings) { $0.isLooping = loops }
  }

  /// Sets how long a page rests before the next one comes by itself, for the poster pagers in this
  /// view. The selection follows.
  ///
  /// A looping pager goes on at its seam, another one stops at its last page. The time begins anew
  /// with whatever the user or the app does to the pager, and does not run where nobody sees it.
  /// Where the user wants less motion no page turns by itself.
  ///
  /// - Parameter interval: at least 1 second; nil, the default, for ever.
  public func posterAutoAdvance(_ interval: Duration?) -> some View {
    transformEnvironment(\.pagerSettings) { $0.autoAdvanceInterval = interval }
  }
}
