import PosterEngine

/// Whether two numbers differ by less than `tolerance`; never for a number that is not one.
func near(_ actual: Double, _ expected: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(actual - expected) <= tolerance
}

func near(_ actual: Rect, _ expected: Rect, _ tolerance: Double = 1e-9) -> Bool {
  near(actual.x, expected.x, tolerance) && near(actual.y, expected.y, tolerance)
    && near(actual.width, expected.width, tolerance)
    && near(actual.height, expected.height, tolerance)
}
