/// A pure function from a page's position to what is done to the page and to its picture.
///
/// Every effect is two-dimensional, so that every host draws the same thing.
public enum PosterEffect: Sendable {
  /// Pages slide past, each with its picture.
  case slide
  /// The picture lags behind its page by `depth`, from 0 to 1; 0.5 is a poster scroll view's own.
  case parallax(depth: Double)
  /// The picture stands still while the seam between two pages wipes over it.
  case reveal
  /// The following page slides over the one before, which stands still.
  case cover
  /// The following page fades in over the one before; nothing moves.
  case fade
  /// Pages shrink and their pictures dim as they leave the middle.
  case zoom
  /// Pages slide off a pile; the next one grows and appears beneath.
  case stack
  #if !hasFeature(Embedded)
    /// An effect of the app's own; behind a reference, so that every frame that holds an effect
    /// stays a few numbers.
    indirect case custom(CustomEffect)
  #endif

  /// The parallax that a poster scroll view starts with: the picture at half the page's speed.
  public static let standard = PosterEffect.parallax(depth: 0.5)

  /// Refuses a depth that is not within 0 ... 1.
  ///
  /// Placing never fails: a depth out of range is then taken as the nearest one in range.
  ///
  /// - Throws: ``PosterEffectError/depthOutOfRange(_:)``.
  public func validate() throws(PosterEffectError) {
    guard case .parallax(let depth) = self else { return }
    guard Depth.range.contains(depth) else { throw .depthOutOfRange(depth) }
  }

  /// What is done to the page at a position and to its picture.
  ///
  /// - Parameters:
  ///   - position: the page's signed distance from rest, in strides; finite.
  ///   - stride: the distance between two resting pages, in points.
  ///   - pageLength: the page's extent along the axis, in points.
  @inline(__always)  // else every page's placement takes the way through memory
  public func placement(
    at position: Double, stride: Double, pageLength: Double
  ) -> Placement {
    switch self {
    case .slide: .identity
    case .parallax(let depth): ParallaxEffect(depth: depth).placement(position, stride)
    case .reveal: ParallaxEffect(depth: 1).placement(position, stride)
    case .cover: CoverEffect.placement(position, stride)
    case .fade: FadeEffect.placement(position, stride)
    case .zoom: ZoomEffect.placement(position)
    case .stack: StackEffect.placement(position, stride)
    #if !hasFeature(Embedded)
      case .custom(let effect): effect.placement(position, stride, pageLength)
    #endif
    }
  }

  /// The positions at which this effect shows a page.
  public var shownPositions: ShownPositions {
    switch self {
    case .slide, .parallax, .reveal, .zoom: .onScreen
    case .fade: .between(-1, 1)
    case .cover: .above(-1)
    case .stack: .below(1)
    #if !hasFeature(Embedded)
      case .custom(let effect): effect.shownPositions
    #endif
    }
  }

  /// How much this effect's pictures lag behind their pages, from 0 to 1; decides how far a
  /// picture overhangs its page where neighbours peek.
  public var depth: Double {
    switch self {
    case .slide, .cover, .fade, .zoom, .stack: 0
    case .parallax(let depth): depth
    case .reveal: 1
    #if !hasFeature(Embedded)
      case .custom(let effect): effect.depth
    #endif
    }
  }
}
