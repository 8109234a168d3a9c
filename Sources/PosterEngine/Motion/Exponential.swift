#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif hasFeature(Extern)
  /// Supplied by whoever links the module: JavaScript's `Math.exp` in a browser.
  @_extern(c, "exp")
  private func exp(_ exponent: Double) -> Double
#endif

/// *e* to a power: the only function that the engine takes from elsewhere.
func exponential(_ exponent: Double) -> Double {
  exp(exponent)
}
