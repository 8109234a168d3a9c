import Glibc
import GtkInterop
import Testing

/// The display that some tests need.
enum TestDisplay {
  /// Whether there is one. Windows are drawn without OpenGL, whose contexts belong to one thread,
  /// while tests run on any.
  @MainActor static let isOpen: Bool = {
    setenv("GSK_RENDERER", "cairo", 1)
    return Display.open(programName: "tests")
  }()
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where there is no display, saying so.
  static var needsDisplay: Self {
    .enabled("needs a display: run it under Xvfb") { await TestDisplay.isOpen }
  }
}
