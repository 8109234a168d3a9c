import CGtk4
import GtkInterop
import Testing

@MainActor
@Suite struct MemoryMonitorTests {
  @Test(
    "Hears the system's warnings",
    arguments: [
      (G_MEMORY_MONITOR_WARNING_LEVEL_LOW, MemoryMonitor.Shortage.low),
      (G_MEMORY_MONITOR_WARNING_LEVEL_MEDIUM, .low),
      (G_MEMORY_MONITOR_WARNING_LEVEL_CRITICAL, .critical),
    ])
  func warning(level: GMemoryMonitorWarningLevel, shortage: MemoryMonitor.Shortage) throws {
    var heard: [MemoryMonitor.Shortage] = []
    let monitor = try #require(MemoryMonitor { heard.append($0) })
    emit(MemoryMonitor.signal, on: monitor.monitor, .memoryWarning(level))
    #expect(heard == [shortage])
  }
}
