import PosterScroll
import UIKit

@MainActor enum UIKitSnippets {
  static func keepInStep(_ pager: PosterScrollView, _ pageControl: UIPageControl) {
    // snippet: a page control
    pager.pageControl = pageControl
    // end
  }

  static func change(_ pager: PosterScrollView, _ premiere: Poster) {
    // snippet: changes of the list
    pager.insertPosters([premiere], at: 0, animated: true)
    pager.movePoster(withID: "low-tide", to: 2, animated: true)
    pager.removePosters(withIDs: ["snowline"], animated: true)
    // end
  }

  static func peek(_ pager: PosterScrollView) {
    // snippet: neighbours that peek
    pager.peek = 24
    pager.spacing = 12
    // end
  }

  static func loop(_ pager: PosterScrollView) {
    // snippet: looping
    pager.isLooping = true
    // end
  }

  static func advance(_ pager: PosterScrollView) {
    // snippet: advancing
    pager.autoAdvanceInterval = .seconds(6)
    // end
  }

  static func turn(_ pager: PosterScrollView) {
    // snippet: the other axis
    pager.axis = .vertical
    // end
  }

  static func describe(_ picture: UIImage) -> Poster {
    // snippet: a description
    Poster(
      id: "low-tide", image: .image(picture), title: "Low Tide",
      description: "A lighthouse sends its beams over a night sea.")
    // end
  }

  static func inherit(_ bounds: CGRect, _ image: UIImage) -> PosterScrollView {
    // snippet: the class's own documentation
    let view = PosterScrollView(frame: bounds)
    view.addPoster(image)
    // end
    return view
  }

  static func count(_ view: PosterScrollView) {
    // snippet: pages counted in the app's language
    view.accessibilityPosition = {
      String(format: NSLocalizedString("%1$ld of %2$ld", comment: "page 3 of 12"), $0, $1)
    }
    // end
  }
}
