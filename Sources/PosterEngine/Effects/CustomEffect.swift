#if !hasFeature(Embedded)
  /// An effect of the app's own: a pure function from position to placement.
  public struct CustomEffect: Sendable {
    /// From a position (in strides), the stride and the page's length (in points) to a placement.
    public typealias Function =
      @Sendable (_ position: Double, _ stride: Double, _ pageLength: Double) -> Placement

    /// What hosts call the effect.
    public let name: String
    /// How much its pictures lag behind their pages at most, from 0 to 1: pictures overhang their
    /// pages by this share of the peek.
    public let depth: Double
    /// The positions at which it shows a page.
    public let shownPositions: ShownPositions
    private let function: Function

    /// Makes an effect.
    ///
    /// - Parameters:
    ///   - name: what hosts call it.
    ///   - depth: how much its pictures lag behind their pages at most, from 0 to 1.
    ///   - shownPositions: the positions at which it shows a page; keep them few, each shown page
    ///     is placed in every frame.
    ///   - placement: what is done to a page at a position; called once a visible page and frame.
    ///     A number that is not finite leaves that property as it is.
    public init(
      name: String, depth: Double = 0, shownPositions: ShownPositions = .onScreen,
      placement: @escaping Function
    ) {
      self.name = name
      self.depth = depth
      self.shownPositions = shownPositions
      function = placement
    }

    /// What the function says, as far as it says numbers.
    func placement(_ position: Double, _ stride: Double, _ pageLength: Double) -> Placement {
      let placement = function(position, stride, pageLength)
      return Placement(
        page: placement.page.finite, picture: placement.picture.finite, order: placement.order)
    }
  }

  extension Placement.Layer {
    /// The same, with what is not finite left as it is without an effect.
    fileprivate var finite: Placement.Layer {
      Placement.Layer(
        translation: translation.isFinite ? translation : 0, scale: scale.isFinite ? scale : 1,
        opacity: opacity.isFinite ? opacity : 1)
    }
  }
#endif
