import SwiftUI

/// A film's poster: a sky, a disc in it, and hills. It is drawn in the middle of whatever it fills,
/// so that it suits a page, a page that is longer because neighbours peek, and a detail page.
struct PosterArt: View {
  let film: Film

  var body: some View {
    ZStack {
      LinearGradient(colors: film.sky, startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(film.disc)
        .frame(width: film.discSize, height: film.discSize)
        .offset(y: -90)
      ForEach(0..<film.hills.count, id: \.self) { number in
        Ellipse()
          .fill(film.hills[number])
          .frame(width: 900, height: 420)
          .offset(x: number.isMultiple(of: 2) ? -160 : 190, y: 260 + 70 * CGFloat(number))
      }
    }
    .accessibilityLabel(film.title)
  }
}
