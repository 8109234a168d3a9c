/// A pointer that is down and has not yet moved far enough to mean something.
struct PointerPress: Equatable, Sendable {
  let device: PointerDevice
  var last: Vector
  private let origin: Vector

  init(device: PointerDevice, at point: Vector) {
    self.device = device
    origin = point
    last = point
  }

  /// The share of the way from the last point to `point` at which one component of the movement
  /// reaches the threshold; infinite where it does not.
  func crossing(to point: Vector, _ component: (Vector) -> Double) -> Double {
    let start = component(last) - component(origin)
    let end = component(point) - component(origin)
    guard abs(end) >= device.threshold else { return .infinity }
    return (device.threshold - (end < 0 ? -start : start)) / abs(end - start)
  }

  /// The point at which a movement towards `point` reached the threshold along the axis.
  func reference(towards point: Vector, along axis: Axis) -> Vector {
    let start = axis.along(origin)
    let isBackward = axis.along(point) < start
    return axis.vector(
      along: isBackward ? start - device.threshold : start + device.threshold,
      across: axis.across(point))
  }
}
