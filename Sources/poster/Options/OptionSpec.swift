/// One row of a command's option table: what the option is called, what it takes and what it does.
struct OptionSpec: Equatable, Sendable {
  /// The name without its dashes: `size` for `--size`.
  let name: String

  /// What stands for the value in the help, such as `WxH`; nil for a switch, which takes none.
  let placeholder: String?

  /// What the option does, for the help; several lines are allowed.
  let help: String

  /// A row for `--name VALUE`.
  static func value(_ name: String, _ placeholder: String, _ help: String) -> OptionSpec {
    OptionSpec(name: name, placeholder: placeholder, help: help)
  }

  /// A row for `--name`.
  static func flag(_ name: String, _ help: String) -> OptionSpec {
    OptionSpec(name: name, placeholder: nil, help: help)
  }

  /// `--size WxH`, as the help and the errors write it.
  var usage: String {
    guard let placeholder else { return "--\(name)" }
    return "--\(name) \(placeholder)"
  }
}
