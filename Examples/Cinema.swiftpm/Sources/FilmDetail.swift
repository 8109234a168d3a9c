import SwiftUI

/// What there is to know of a film.
struct FilmDetail: View {
  let film: Film

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      PosterArt(film: film).frame(maxHeight: 320).clipped()
      VStack(alignment: .leading, spacing: 8) {
        Text(film.tagline).font(.title2)
        Text("\(film.minutes) minutes").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)
      Spacer()
    }
    .navigationTitle(film.title)
  }
}
