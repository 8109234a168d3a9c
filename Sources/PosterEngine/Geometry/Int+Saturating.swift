extension Int {
  /// The bound of virtual page indices on both sides of zero: far enough from the bounds of `Int`
  /// that the neighbours of any page can be named without overflow, on 32-bit machines too.
  package static let furthestPage = Int.max >> 2

  /// The whole number that `value` holds, rounded down, within ±``furthestPage``; not a number
  /// gives 0.
  package init(saturating value: Double) {
    guard value == value else {
      self = 0
      return
    }
    let furthest = Double(Int.furthestPage)
    let floor = value.rounded(.down)
    self = floor >= furthest ? .furthestPage : floor <= -furthest ? -.furthestPage : Int(floor)
  }
}
