extension View {
  /// Does something when the view appears in a window.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Wrapper(self, Lifecycle(onAppear: action))
  }

  /// Does something when the view leaves the window.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Wrapper(self, Lifecycle(onDisappear: action))
  }

  /// Does something when a value differs from that of the update before.
  public nonisolated func onChange<V>(of value: V, perform action: @escaping (V) -> Void)
    -> some View where V: Equatable
  {
    Wrapper(self, ChangeObserver(value: value, action: action))
  }
}

private struct Lifecycle: WrapperModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func didShow() { onAppear?() }

  func didHide() { onDisappear?() }
}

private struct ChangeObserver<Value: Equatable>: WrapperModifier {
  let value: Value
  let action: (Value) -> Void

  func didReplace(_ old: ChangeObserver) {
    if old.value != value { action(value) }
  }
}
