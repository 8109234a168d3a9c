/// An opaque sRGB colour; each component from 0 to 1, values outside are taken as the nearest one.
public struct Color: Equatable, Sendable {
  /// How much red, from 0 to 1.
  public var red: Double
  /// How much green, from 0 to 1.
  public var green: Double
  /// How much blue, from 0 to 1.
  public var blue: Double

  /// Makes a colour from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// What shows between pages and around pictures unless another colour is asked for.
  public static let black = Color(red: 0, green: 0, blue: 0)
}
