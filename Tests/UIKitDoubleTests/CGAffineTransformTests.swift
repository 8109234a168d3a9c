import Testing
import UIKit

@Suite("The affine transform") struct CGAffineTransformTests {
  @Test("A transform and its inverse bring a point back")
  func inverse() {
    let transform = CGAffineTransform(2, 1, -1, 3, 10, 20)
    let point = CGPoint(x: 3, y: 5)
    // x' = 2·3 − 1·5 + 10, y' = 1·3 + 3·5 + 20
    #expect(point.applying(transform) == CGPoint(x: 11, y: 38))
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 5) < 1e-12)
  }

  @Test("A transform without an inverse is left as it is")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }
}
