#if os(Linux)
  import Foundation
  import Testing

  @testable import PosterImages

  @Suite("A profile that a picture holds")
  struct EmbeddedProfileTests {
    private func withImage<Result>(
      _ name: String, _ body: (VipsHandle) throws -> Result
    ) throws -> Result {
      let data = try Fixture.data("Pictures/\(name)")
      return try data.withUnsafeBytes { bytes in
        let loader = try #require(VipsLoader(of: bytes))
        return try body(try #require(loader.load(bytes)))
      }
    }

    @Test(
      "is known to be sRGB's own, or of no use, by what it does",
      arguments: [
        ("srgb-profile.jpg", true), ("profile.jpg", false), ("profile.png", false),
        ("cmyk-profile.jpg", true), ("broken-profile.jpg", true),
      ])
    func keepsRGB(name: String, expected: Bool) throws {
      try withImage(name) { image in
        let profile = try #require(EmbeddedProfile(of: image))
        #expect(profile.keepsRGB == expected)
        #expect(profile.keepsRGB == expected, "once more, from memory")
      }
    }

    @Test("is not there in a picture without one")
    func absent() throws {
      try withImage("rgb.jpg") { #expect(EmbeddedProfile(of: $0) == nil) }
    }

    @Test(
      "has colours converted only where that changes something",
      arguments: [
        ("rgb.jpg", .rgb), ("srgb-profile.jpg", .rgb), ("profile.jpg", nil), ("grey.jpg", .grey),
        ("wrong-profile.jpg", nil), ("cmyk.jpg", nil), ("rgba.png", nil), ("grey-16.png", nil),
      ] as [(String, PixelRowWriter.Layout?)])
    func displayLayout(name: String, expected: PixelRowWriter.Layout?) throws {
      try withImage(name) { #expect($0.displayLayout == expected) }
    }

    @Test("goes where it is embedded, byte by byte")
    func embedding() throws {
      try withImage("profile.jpg") { image in
        let profile = try #require(EmbeddedProfile(of: image))
        let pixels: [UInt8] = [1, 2, 3]
        try pixels.withUnsafeBytes { bytes in
          let other = try #require(
            VipsHandle(rgb: bytes, size: PixelSize(width: 1, height: 1)))
          #expect(EmbeddedProfile(of: other) == nil)
          profile.embed(in: other)
          #expect(EmbeddedProfile(of: other) == profile)
        }
      }
    }
  }
#endif
