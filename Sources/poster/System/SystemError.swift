import Glibc

/// The system's own words for an error code.
enum SystemError {
  static func reason(_ code: Int32) -> String {
    guard let text = strerror(code) else { return "system error \(code)" }
    return String(cString: text)
  }
}
