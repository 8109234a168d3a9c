/// How a command ends.
enum ExitCode: Int32 {
  /// Something was shown or written, or help was asked for.
  case done = 0
  /// Nothing could be shown or written.
  case failed = 1
  /// The command was not called as it wants to be.
  case usage = 2
}
