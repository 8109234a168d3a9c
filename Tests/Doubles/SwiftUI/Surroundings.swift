/// What a hosting view tells its root view of the device.
struct Surroundings: Equatable {
  var layoutDirection = LayoutDirection.leftToRight
  var displayScale: CGFloat = 1
  var reduceMotion = false
  var dynamicTypeSize = DynamicTypeSize.large

  /// The environment of the root view.
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.layoutDirection = layoutDirection
    values.displayScale = displayScale
    values.dynamicTypeSize = dynamicTypeSize
    values.setReduceMotion(reduceMotion)
    return values
  }
}
