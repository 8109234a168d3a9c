/// A value that a view's place keeps.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let slot: StateSlot<Value>

  /// State with an initial value.
  public init(wrappedValue value: Value) {
    slot = StateSlot(value)
  }

  /// State with an initial value.
  public init(initialValue value: Value) {
    slot = StateSlot(value)
  }

  /// The value. Setting it updates the view.
  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.set(newValue, .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let slot = slot
    return Binding(read: { slot.value }, write: { slot.set($0, $1) })
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// State that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: StoredProperty {
  func link(to cell: AnyObject?, of owner: any Invalidating) -> AnyObject {
    let cell = cell as? StateCell<Value> ?? StateCell(slot.initial, owner: owner)
    slot.cell = cell
    return cell
  }
}

/// What a view value knows of its state. The double's state belongs to the main thread.
private final class StateSlot<Value>: @unchecked Sendable {
  let initial: Value
  var cell: StateCell<Value>?

  init(_ initial: Value) {
    self.initial = initial
  }

  var value: Value { cell?.value ?? initial }

  func set(_ value: Value, _ transaction: Transaction) {
    guard let cell else { return }
    cell.value = value
    nonisolated(unsafe) let transaction = transaction
    MainActor.assumeIsolated { cell.owner?.invalidate(with: transaction) }
  }
}

/// What a place keeps of its state.
private final class StateCell<Value>: @unchecked Sendable {
  var value: Value
  weak var owner: (any Invalidating)?

  init(_ value: Value, owner: any Invalidating) {
    self.value = value
    self.owner = owner
  }
}
