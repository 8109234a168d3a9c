import SwiftUI

/// A film that never was.
struct Film: Identifiable, Hashable {
  let id: String
  let title: String
  let tagline: String
  let minutes: Int

  /// The sky, from above.
  let sky: [Color]
  /// The sun or the moon, and how large it is.
  let disc: Color
  let discSize: CGFloat
  /// The hills, from far to near.
  let hills: [Color]

  static let all = [
    Film(
      id: "perihelion", title: "Perihelion", tagline: "The closest you can come is still too far",
      minutes: 118, sky: [Color(0x1B0B2E), Color(0x8A1C3C), Color(0xF26B21)],
      disc: Color(0xFFD98A), discSize: 320, hills: [Color(0x4A1030), Color(0x12060F)]),
    Film(
      id: "low-tide", title: "Low Tide", tagline: "Some islands are only resting",
      minutes: 96, sky: [Color(0x04101F), Color(0x0D3B54), Color(0x2F8F9D)],
      disc: Color(0xE8F4E1), discSize: 120, hills: [Color(0x0F4C5C), Color(0x062029)]),
    Film(
      id: "snowline", title: "Snowline", tagline: "Above it, every step is somebody’s last word",
      minutes: 131, sky: [Color(0x5C7A99), Color(0xB9CEDC), Color(0xF6EFE6)],
      disc: Color(0xFFFFFF), discSize: 170, hills: [Color(0x8FA9BC), Color(0x2D4257)]),
    Film(
      id: "understory", title: "Understory", tagline: "The forest remembers who was kind to it",
      minutes: 104, sky: [Color(0xF2E3A0), Color(0x8DB255), Color(0x1F5132)],
      disc: Color(0xFFF6C8), discSize: 210, hills: [Color(0x2E6B3A), Color(0x0C2616)]),
    Film(
      id: "quiet-frequency", title: "Quiet Frequency", tagline: "Someone is listening back",
      minutes: 89, sky: [Color(0x0B0B1E), Color(0x2A1E5C), Color(0x7A4FA3)],
      disc: Color(0xF3C6E8), discSize: 90, hills: [Color(0x2B1B4D), Color(0x0D0819)]),
  ]
}

extension Color {
  /// A colour from 0xRRGGBB.
  init(_ rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }
}
