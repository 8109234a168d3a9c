/// Content that follows a finger: the raw offset as a function of the finger's position.
///
/// A finger position is the logical length along the axis, so that content moves against it.
struct Drag: Equatable, Sendable {
  /// The nearest page when the gesture began.
  let origin: Int
  /// How many pages away from the origin the gesture can reach.
  let pages: Int
  private let reach: Limit
  private let anchor: Double
  private let reference: Double
  private var credit: Double
  private(set) var finger: Double

  /// Starts a drag.
  ///
  /// - Parameters:
  ///   - origin: the nearest page when the gesture began.
  ///   - raw: the raw offset that belongs to the finger's reference position.
  ///   - reference: the finger position from which the content follows.
  ///   - credit: how much further the finger has gone than the content, in points.
  ///   - pages: how many pages away from the origin the gesture can reach.
  ///   - layout: where pages rest.
  init(
    origin: Int, raw: Double, reference: Double, credit: Double, pages: Int,
    in layout: PageLayout
  ) {
    self.origin = origin
    self.pages = pages
    reach = Limit(lower: layout.rest(of: origin - pages), upper: layout.rest(of: origin + pages))
    anchor = raw
    self.reference = reference
    // Half way counts as reached, to the half pixel.
    self.credit = credit > 0 ? credit + layout.grid.pixel / 2 : 0
    finger = reference
  }

  /// The raw offset at the finger's present position.
  var raw: Double { reach.clamp(wanted) }

  /// Whether the finger has gone further than the content may: the content stands still then.
  var isHeldBack: Bool { reach.excess(of: wanted) != 0 }

  private var wanted: Double { anchor + (reference - finger) }

  /// How much further the finger has gone than the content, as an offset.
  var lead: Double { finger < reference ? credit : finger > reference ? -credit : 0 }

  /// Takes the finger's new position.
  mutating func move(to finger: Double) {
    self.finger = finger
  }

  /// Leaves the decision to the content's own place.
  mutating func forgoCredit() {
    credit = 0
  }

  /// The same gesture, going on from another raw offset in another layout.
  func reanchored(origin: Int, raw: Double, in layout: PageLayout) -> Drag {
    Drag(origin: origin, raw: raw, reference: finger, credit: 0, pages: pages, in: layout)
  }
}
