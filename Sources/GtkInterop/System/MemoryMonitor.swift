internal import CGtk4

/// Hears of the system running short of memory, on GTK's thread, until it is released. Where no
/// service tells, nothing is heard.
package final class MemoryMonitor {
  /// How short memory is.
  package enum Shortage: Equatable {
    /// Caches can be given back.
    case low
    /// The system is about to end programs.
    case critical
  }

  /// The signal that the monitor sends.
  package static let signal = "low-memory-warning"

  package let monitor: ObjectHandle
  private var connection: SignalConnection?

  package init?(perform body: @escaping (Shortage) -> Void) {
    guard let pointer = g_memory_monitor_dup_default() else { return nil }
    monitor = ObjectHandle(taking: UnsafeMutableRawPointer(pointer))
    connection = SignalConnection(monitor, Self.signal) { arguments in
      let level = UInt32(bitPattern: arguments.enumeration(1))
      let isCritical = level >= G_MEMORY_MONITOR_WARNING_LEVEL_CRITICAL.rawValue
      body(isCritical ? .critical : .low)
      return .none
    }
  }
}
