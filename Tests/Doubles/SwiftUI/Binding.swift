/// A way to read and write a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction of writes.
  public var transaction = Transaction()

  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  /// A binding made of two closures.
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // SwiftUI calls the closures synchronously and checks at run time where it is; the double's
    // callers are on the main thread anyway.
    let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.init(read: read, write: { value, _ in write(value) })
  }

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  /// A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _, _ in })
  }

  /// A binding to a binding's value.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to an optional, which nobody may set to nil.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      read: { base.wrappedValue },
      write: { value, transaction in
        guard let value else { preconditionFailure("nil for a binding that is not optional") }
        base.write(value, transaction)
      })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction.animation == nil ? .current : transaction) }
  }

  /// The binding.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      read: { base.read()[keyPath: keyPath] },
      write: { subject, transaction in
        var value = base.read()
        value[keyPath: keyPath] = subject
        base.write(value, transaction)
      })
  }

  /// The binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}
