import PosterEngine
import Testing

/// What each effect does to a page and its picture, worked out by hand for pages 300 points
/// apart and 280 long.
@Suite("Effects")
struct PosterEffectTests {
  struct Row: Sendable {
    var position: Double
    var page = 0.0
    var scale = 1.0
    var opacity = 1.0
    var picture = 0.0
    var pictureOpacity = 1.0
  }

  private func expect(_ effect: PosterEffect, _ rows: [Row]) {
    for row in rows {
      let placed = effect.placement(at: row.position, stride: 300, pageLength: 280)
      let place = "\(effect) at \(row.position)"
      #expect(near(placed.page.translation, row.page), "\(place)")
      #expect(near(placed.page.scale, row.scale), "\(place)")
      #expect(near(placed.page.opacity, row.opacity), "\(place)")
      #expect(near(placed.picture.translation, row.picture), "\(place)")
      #expect(near(placed.picture.opacity, row.pictureOpacity), "\(place)")
      #expect(placed.picture.scale == 1, "\(place)")
    }
  }

  private func order(_ effect: PosterEffect, _ position: Double) -> Int {
    effect.placement(at: position, stride: 300, pageLength: 280).order
  }

  @Test("slide leaves everything as it is")
  func slide() {
    expect(.slide, [-1.5, -1, -0.3, 0, 0.4, 1, 2].map { Row(position: $0) })
  }

  @Test("parallax moves the picture by −depth·p·s")
  func parallax() {
    expect(
      .parallax(depth: 0.5),
      [
        Row(position: -1, picture: 150), Row(position: -0.5, picture: 75), Row(position: 0),
        Row(position: 0.25, picture: -37.5), Row(position: 1.2, picture: -180),
      ])
    expect(.parallax(depth: 0), [Row(position: 0.7), Row(position: -0.7)])
    expect(.parallax(depth: 1), [Row(position: 0.7, picture: -210)])
    expect(.parallax(depth: 0.3), [Row(position: -0.5, picture: 45)])
  }

  @Test("reveal's picture stands still in the viewport")
  func reveal() {
    expect(.reveal, [-1, -0.6, 0, 0.1, 0.99].map { Row(position: $0, picture: -$0 * 300) })
  }

  @Test("cover holds the page before beneath, and slides the following one over it")
  func cover() {
    expect(
      .cover,
      [
        Row(position: -0.99, page: 297), Row(position: -0.5, page: 150), Row(position: 0),
        Row(position: 0.5), Row(position: 0.99),
      ])
    #expect(order(.cover, -0.5) <= order(.cover, 0.5))
  }

  @Test("fade holds both pages and fades the following one in over the opaque one before")
  func fade() {
    expect(
      .fade,
      [
        Row(position: -0.75, page: 225), Row(position: -0.25, page: 75), Row(position: 0),
        Row(position: 0.25, page: -75, opacity: 0.75),
        Row(position: 0.75, page: -225, opacity: 0.25),
      ])
    #expect(order(.fade, -0.5) <= order(.fade, 0.5))
  }

  @Test("zoom shrinks pages by 0.15 and dims pictures by 0.5 a stride, and no further")
  func zoom() {
    expect(
      .zoom,
      [
        Row(position: -2, scale: 0.85, pictureOpacity: 0.5),
        Row(position: -0.5, scale: 0.925, pictureOpacity: 0.75), Row(position: 0),
        Row(position: 0.2, scale: 0.97, pictureOpacity: 0.9),
        Row(position: 1, scale: 0.85, pictureOpacity: 0.5),
      ])
  }

  @Test("stack slides pages off a pile, in which the next one waits smaller, fainter and beneath")
  func stack() {
    expect(
      .stack,
      [
        Row(position: -0.9), Row(position: -0.2), Row(position: 0),
        Row(position: 0.2, page: -60, scale: 0.95, opacity: 0.8),
        Row(position: 0.8, page: -240, scale: 0.8, opacity: 0.2),
      ])
    #expect(order(.stack, 0.5) < order(.stack, -0.5))
    #expect(order(.stack, 0.5) < order(.stack, 0))
  }

  @Test("Depths from 0 to 1 are valid", arguments: [0, 0.5, 1] as [Double])
  func valid(depth: Double) throws {
    try PosterEffect.parallax(depth: depth).validate()
  }

  @Test(
    "Other depths are refused, and named with the way out",
    arguments: [-0.001, 1.5, .nan, .infinity, -.infinity] as [Double])
  func invalid(depth: Double) {
    let effect = PosterEffect.parallax(depth: depth)
    let error = #expect(throws: PosterEffectError.self) { try effect.validate() }
    #expect(error?.description.contains("\(depth)") == true)
    #expect(error?.description.contains("0") == true)
    let placed = effect.placement(at: 0.5, stride: 300, pageLength: 300)
    let nearest = depth >= 1 ? -150.0 : 0
    #expect(placed.picture.translation == nearest)
  }

  @Test("Other effects have nothing that could be wrong")
  func others() throws {
    for effect in [PosterEffect.slide, .reveal, .cover, .fade, .zoom, .stack] {
      try effect.validate()
    }
  }
}
