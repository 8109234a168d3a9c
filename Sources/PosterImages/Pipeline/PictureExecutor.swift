/// Where a pipeline's work is done.
public protocol PictureExecutor: Sendable {
  /// Runs the work at some time, on some thread that may block; never before this returns.
  func run(_ work: @escaping @Sendable () -> Void)
}
