/// What an update is done with.
public struct Transaction {
  /// How changes animate, if they do.
  public var animation: Animation?

  /// Whether animations of the views' own are off.
  public var disablesAnimations = false

  /// A transaction without animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction of the code that runs; the double's state belongs to the main thread.
  nonisolated(unsafe) static var current = Transaction()
}

/// Runs changes whose effects animate.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs changes in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let before = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = before }
  return try body()
}
