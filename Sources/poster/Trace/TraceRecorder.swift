import Glibc
import PosterEngine
import PosterImages

/// Writes down what happens in a session, in the form that `poster trace` reads.
///
/// Each line is written as it comes, so that the events before a crash are there. The first one
/// tells the number of posters; the host's own first input is its size. After a line that cannot be
/// written nothing more is: a recording with a hole would replay as something that never happened.
final class TraceRecorder {
  private let output: DescriptorOutput
  private let report: (OutputError) -> Void
  private var hasFailed = false

  /// Starts a recording.
  ///
  /// - Parameters:
  ///   - output: where lines go.
  ///   - count: how many posters there are at the start.
  ///   - report: takes the reason why the recording stopped, once.
  init(to output: DescriptorOutput, count: Int, report: @escaping (OutputError) -> Void) {
    self.output = output
    self.report = report
    record(.count(count), at: 0)
  }

  /// Writes down an input and its time, in seconds since the start; posters replaced by others are
  /// told by ``record(posters:at:)``.
  func record(_ input: PagerInput, at time: Double) {
    if let line = input.traceLine(at: time) { write(line) }
  }

  /// Writes down that the posters are these from now on, each id once.
  func record(posters ids: [String], at time: Double) {
    write(JSONText.posters(ids, at: time))
  }

  private func write(_ line: String) {
    guard !hasFailed else { return }
    do throws(OutputError) {
      try output.write(line + "\n")
    } catch {
      hasFailed = true
      report(error)
    }
  }
}

extension DescriptorOutput {
  /// Permissions before the user's mask, as for any file that a program makes.
  private static let permissions: mode_t = 0o666

  /// Opens a file to be written from its beginning, in place of what it held; it stays open as long
  /// as the program runs.
  static func opening(_ path: FilePath) throws(OutputError) -> DescriptorOutput {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC
    let descriptor = path.withCString { open($0, flags, permissions) }
    guard descriptor >= 0 else {
      throw .cannotWrite(path, reason: SystemError.reason(errno))
    }
    return DescriptorOutput(descriptor, name: path)
  }
}
