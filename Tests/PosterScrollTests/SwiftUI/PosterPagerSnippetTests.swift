import PosterScroll
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("The documentation's pager")
struct PosterPagerSnippetTests {
  @Test("It shows the first film's picture")
  func snippet() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let host = UIHostingConfiguration { NowShowing() }.margins(.all, 0).makeContentView()
    host.frame = window.bounds
    window.addSubview(host)
    window.layoutIfNeeded()
    let pictures = window.found(PosterView.self).flatMap { $0.found(UIImageView.self) }
    #expect(pictures.map(\.bounds.size) == [CGSize(width: 320, height: 480)])
  }
}

private struct NowShowing: View {
  let films = [Feature(id: "dune", picture: "Dune"), Feature(id: "alien", picture: "Alien")]
  @State private var filmID: String?

  var body: some View {
    PosterPager(films, selection: $filmID) { film in
      Image(film.picture).resizable().scaledToFill()
    }
    .posterEffect(.parallax(depth: 0.5))
  }
}

private struct Feature: Identifiable {
  let id: String
  let picture: String
}
