/// When posters' titles are shown over them.
enum CaptionsOption: String, CaseIterable {
  /// For a few seconds after something happened.
  case auto
  /// All the time.
  case on
  /// Never.
  case off
}

extension CaptionsOption {
  /// What `--captions` says; `auto` without it.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let bytes = arguments.values["captions"] else {
      self = .auto
      return
    }
    guard let option = Self(rawValue: String(decoding: bytes, as: UTF8.self)) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.invalid("captions", expected: "one of \(names)")
    }
    self = option
  }
}
