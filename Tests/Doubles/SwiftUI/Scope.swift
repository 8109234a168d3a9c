/// What a place is updated in.
@MainActor struct Scope {
  let graph: ViewGraph
  var environment: EnvironmentValues
}
