import GtkInterop
import PosterEngine
import PosterImages
import PosterRender
import Testing

@testable import PosterGTK

/// What the widget draws, against the headless renderer's frames of the same posters.
@MainActor
@Suite struct RenderAgreementTests {
  private static let viewport = Size(width: 160, height: 240)

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var look: PosterLook
    var scale = 1
    /// In levels; scaled pages are filtered by other means.
    var tolerance = 0.05
  }

  private nonisolated static let cases = [
    Case(testDescription: "slide", look: PosterLook(effect: .slide)),
    Case(testDescription: "parallax", look: PosterLook()),
    Case(testDescription: "parallax 0.3", look: PosterLook(effect: .parallax(depth: 0.3))),
    Case(testDescription: "reveal", look: PosterLook(effect: .reveal)),
    Case(testDescription: "cover", look: PosterLook(effect: .cover)),
    Case(testDescription: "fade", look: PosterLook(effect: .fade)),
    Case(testDescription: "zoom", look: PosterLook(effect: .zoom), tolerance: 2),
    Case(testDescription: "stack", look: PosterLook(effect: .stack), tolerance: 2),
    Case(testDescription: "peek and spacing", look: PosterLook(peek: 20, spacing: 6)),
    Case(testDescription: "vertical", look: PosterLook(axis: .vertical)),
    Case(testDescription: "right to left", look: PosterLook(direction: .rightToLeft)),
    Case(testDescription: "looping", look: PosterLook(peek: 15, isLooping: true)),
    Case(testDescription: "two pixels a point", look: PosterLook(), scale: 2),
  ]

  @Test(
    "At every eighth of a stride the widget and render draw the same, with cairo or without",
    arguments: cases, [false, true])
  func eighths(_ example: Case, isForCairo: Bool) throws {
    let samples = try Samples.posters()
    let stage = PosterStage(
      items: samples, look: example.look, pictures: PictureShelf(decoder: VipsDecoder()), at: 0)
    stage.pictures.isFadingAllowed = false
    stage.chrome = []
    stage.resize(to: Self.viewport, direction: .leftToRight, scale: example.scale, at: 0)
    var renderer = FrameRenderer(scale: Double(example.scale))
    let layout = stage.frame.layout
    for k in 0...8 {
      let offset = layout.rest(of: 1) + (layout.rest(of: 2) - layout.rest(of: 1)) * Double(k) / 8
      let bitmap = try #require(
        stage.bitmap(at: offset, scale: example.scale, isForCairo: isForCairo))
      let frame = PagerFrame(layout: layout, effect: example.look.effect, offset: offset)
      let rendered = try renderer.render(frame) { index, pixelSize in
        let request = PictureRequest(source: samples[index].source, pixelSize: pixelSize)
        let picture = try? VipsDecoder().decode(request)
        return picture.map { .picture($0) } ?? .placeholder(name: "", reason: "")
      }
      let difference = meanDifference(bitmap.bytes, rendered.pixels)
      #expect(difference < example.tolerance, "\(example.testDescription) at \(k)/8: \(difference)")
    }
  }

  private func meanDifference(_ one: [UInt8], _ other: [UInt8]) -> Double {
    guard one.count == other.count, !one.isEmpty else { return .infinity }
    var sum = 0
    for index in one.indices { sum += abs(Int(one[index]) - Int(other[index])) }
    // A quarter of the bytes are alpha, which is always full.
    return Double(sum) / Double(one.count / 4 * 3)
  }
}
