import PosterScroll
import SwiftUI

/// The state of an app around a pager, and what happened to it.
@MainActor final class AppLog {
  /// What the pager wrote into its selection, in order.
  var writes: [Int?] = []

  /// The films on which the pager came to rest, in order.
  var settled: [Int] = []

  /// The errors that the pager reported, in order.
  var errors: [PosterError] = []

  /// How often the content of each film was made.
  var bodies: [Int: Int] = [:]

  /// The films whose content appeared and disappeared, in order.
  var appearances: [String] = []

  private var model: Binding<PagerModel>?

  /// The films there are.
  var films: [Film] { model?.wrappedValue.films ?? [] }

  /// The film that is selected.
  var selected: Int? { model?.wrappedValue.selection }

  /// The pager's selection, with its writes noted.
  var selection: Binding<Int?> {
    Binding(
      get: { @MainActor in self.model?.wrappedValue.selection },
      set: { @MainActor in
        self.writes.append($0)
        self.model?.wrappedValue.selection = $0
      })
  }

  /// The selection of an app that always has one.
  var firmSelection: Binding<Int> {
    Binding(
      get: { @MainActor in self.model?.wrappedValue.selection ?? -1 },
      set: { @MainActor in
        self.writes.append($0)
        self.model?.wrappedValue.selection = $0
      })
  }

  /// The app changes its state.
  func change(_ edit: (inout PagerModel) -> Void) {
    if let model { edit(&model.wrappedValue) }
  }

  func connect(_ model: Binding<PagerModel>) -> EmptyView {
    self.model = model
    return EmptyView()
  }
}

/// The app's root, which keeps its state.
struct RootView<Content: View>: View {
  let app: AppLog
  private let content: @MainActor (PagerModel) -> Content
  @State private var model: PagerModel

  init(
    model: PagerModel, app: AppLog,
    @ViewBuilder content: @escaping @MainActor (PagerModel) -> Content
  ) {
    self.app = app
    self.content = content
    _model = State(initialValue: model)
  }

  var body: some View {
    app.connect($model)
    content(model)
      .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.dynamicTypeSize, model.typeSize)
      .environment(\.caption, model.caption)
  }
}

/// What a page shows: the film, what the environment says, and how often it was liked.
struct FilmView: View {
  let film: Film
  let app: AppLog
  @State private var likes = 0
  @Environment(\.caption) private var caption
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let _ = app.bodies[film.id, default: 0] += 1
    VStack {
      Text(verbatim: film.title + caption)
      if direction == .rightToLeft { Text("mirrored") }
      if typeSize.isAccessibilitySize { Text("large") }
      if reduceMotion { Text("still") }
      Button("\(likes) likes") { likes += 1 }
    }
    .onAppear { app.appearances.append("+\(film.id)") }
    .onDisappear { app.appearances.append("-\(film.id)") }
  }
}

private struct CaptionKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  var caption: String {
    get { self[CaptionKey.self] }
    set { self[CaptionKey.self] = newValue }
  }
}
