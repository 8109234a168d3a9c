import PosterScroll
import SwiftUI

/// The films of today, one a page.
struct NowShowing: View {
  @State private var filmID = Film.all[0].id
  @State private var options = PagerOptions()
  @State private var path: [Film] = []
  @State private var showsOptions = false

  var body: some View {
    NavigationStack(path: $path) {
      PosterPager(Film.all, selection: $filmID, axis: options.axis) { film in
        Button {
          path.append(film)
        } label: {
          PosterArt(film: film)
        }
        .buttonStyle(.plain)
      }
      .posterEffect(options.posterEffect)
      .posterPeek(options.peek)
      .posterSpacing(options.spacing)
      .posterLoops(options.loops)
      .posterAutoAdvance(options.advances ? .seconds(6) : nil)
      .overlay(alignment: .bottom) {
        FilmCaption(film: film).allowsHitTesting(false)
      }
      .ignoresSafeArea()
      .navigationDestination(for: Film.self) { FilmDetail(film: $0) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            showsOptions = true
          } label: {
            Label("Options", systemImage: "slider.horizontal.3")
          }
        }
      }
      .sheet(isPresented: $showsOptions) {
        OptionsForm(options: $options).presentationDetents([.medium, .large])
      }
    }
  }

  private var film: Film {
    Film.all.first { $0.id == filmID } ?? Film.all[0]
  }
}

/// The title of the current film, in front of the posters; it does not travel with them.
struct FilmCaption: View {
  let film: Film

  var body: some View {
    VStack(spacing: 4) {
      Text(film.title).font(.largeTitle).bold()
      Text(film.tagline).font(.subheadline)
    }
    .foregroundStyle(.white)
    .padding(.bottom, 48)
  }
}
