/// Pages slide off a pile, from the top: the next one waits beneath, smaller and fainter.
enum StackEffect {
  /// How much of its size a page one stride down the pile has lost.
  private static let shrinkage = 0.25
  private static let beneath = -1

  static func placement(_ position: Double, _ stride: Double) -> Placement {
    guard position > 0 else { return .identity }
    let distance = min(position, 1)
    return .held(
      at: position, stride: stride, scale: 1 - shrinkage * distance, opacity: 1 - distance,
      order: beneath)
  }
}
