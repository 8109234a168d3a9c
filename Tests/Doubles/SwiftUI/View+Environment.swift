extension View {
  /// Sets a value of the environment for the view and what is in it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Wrapper(self, EnvironmentWriter(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for the view and what is in it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    Wrapper(self, EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}

private struct EnvironmentWriter<Value>: WrapperModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func adapt(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

private struct EnvironmentTransform<Value>: WrapperModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func adapt(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}
