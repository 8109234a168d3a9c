import PosterScroll
import SwiftUI

struct NowShowing: View {
  let films: [Film]
  @State var filmID: String

  var body: some View {
    // snippet: a pager
    PosterPager(films, selection: $filmID) { film in
      Image(film.picture).resizable().scaledToFill()
    }
    // end
  }

  func showFirst() {
    // snippet: a selection that is scrolled to
    withAnimation { filmID = films[0].id }
    // end
  }
}

struct Decorated: View {
  let films: [Film]
  @State var filmID: String

  var body: some View {
    // snippet: modifiers
    PosterPager(films, selection: $filmID) { film in
      Image(film.picture).resizable().scaledToFill()
    }
    .posterEffect(.reveal)
    .posterPeek(24)
    .posterSpacing(12)
    .posterLoops()
    .posterAutoAdvance(.seconds(6))
    // end
  }
}

struct Titled: View {
  let films: [Film]
  @State var filmID: String

  var body: some View {
    // snippet: titles
    PosterPager(films, selection: $filmID) { film in
      Image(film.picture).resizable().scaledToFill()
    }
    .posterTitle(\.title)
    // end
  }
}

struct Inherited: View {
  let films: [Film]
  @State var filmID: String

  var body: some View {
    // snippet: the type's own documentation
    PosterPager(films, selection: $filmID) { film in
      Image(film.picture).resizable().scaledToFill()
    }
    .posterEffect(.parallax(depth: 0.5))
    // end
  }
}
