import Glibc
import PosterImages

/// A file descriptor that takes text whole, or says why it does not.
struct DescriptorOutput {
  static let standard = DescriptorOutput(STDOUT_FILENO, name: "standard output")

  private let descriptor: Int32
  private let name: FilePath

  /// Writes to a descriptor that stays the caller's; `name` is what errors call it.
  init(_ descriptor: Int32, name: FilePath) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Writes unbuffered, and in one piece where the system takes it.
  func write(_ text: String) throws(OutputError) {
    do throws(FileDescriptor.WriteError) {
      try FileDescriptor.write(text.utf8, to: descriptor)
    } catch {
      throw .cannotWrite(name, reason: SystemError.reason(error.code))
    }
  }
}
