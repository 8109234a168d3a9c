import PosterEngine
import Testing

@Suite("An effect of the app's own")
struct CustomEffectTests {
  private let effect = PosterEffect.custom(
    CustomEffect(name: "drop", depth: 0.25, shownPositions: .between(-2, 1)) {
      position, stride, pageLength in
      Placement(
        page: Placement.Layer(translation: position * 10, scale: 0.5, opacity: 0.75),
        picture: Placement.Layer(translation: stride, scale: 2, opacity: 0.5),
        order: Int(pageLength))
    })

  @Test("Its function places the page and the picture")
  func placing() {
    let frame = PagerFrame(layout: .phone(peek: 45), effect: effect, offset: 150)
    let page = frame[1]
    #expect(page.position == 0.5)
    // 45 + 300 − 150 + 5, then half as large about the centre
    #expect(near(page.frame, Rect(x: 275, y: 211, width: 150, height: 422)))
    #expect(page.scale == 0.5 && page.opacity == 0.75 && page.order == 300)
    #expect(page.picture.translation == Vector(x: 300, y: 0))
    #expect(page.picture.scale == 2 && page.picture.opacity == 0.5)
  }

  @Test(
    "A number that is none leaves the page, or the picture, as it is",
    arguments: [
      Double.nan, .infinity, -.infinity,
    ])
  func nonsense(number: Double) {
    let broken = PosterEffect.custom(
      CustomEffect(name: "broken") { _, _, _ in
        Placement(
          page: Placement.Layer(translation: number, scale: 0.5, opacity: number),
          picture: Placement.Layer(translation: 7, scale: number, opacity: 0.25), order: 3)
      })
    let page = PagerFrame(layout: .phone(), effect: broken, offset: 0)[0]
    #expect(near(page.frame, Rect(x: 97.5, y: 211, width: 195, height: 422)))
    #expect(page.scale == 0.5 && page.opacity == 1 && page.order == 3)
    #expect(page.picture.translation == Vector(x: 7, y: 0))
    #expect(page.picture.scale == 1 && page.picture.opacity == 0.25)
  }

  @Test("It states where it shows pages and how far pictures overhang")
  func statements() {
    let frame = PagerFrame(layout: .phone(peek: 40), effect: effect, offset: 700)
    #expect(Array(frame.pages) == [1, 2, 3])
    #expect(frame.pictureBounds == Rect(x: -10, y: 0, width: 330, height: 844))
    #expect(throws: Never.self) { try effect.validate() }
  }
}
