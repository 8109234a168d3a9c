import Foundation
import GtkInterop
import Testing

@MainActor
@Suite struct FolderMonitorTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("poster-monitor-\(UUID().uuidString)")

  private final class Log {
    var events: [FolderMonitor.Event] = []
  }

  private func iterate(until isDone: () -> Bool) {
    while !isDone() { MainLoop.iterate(mayBlock: true) }
  }

  private func bytes(_ name: String) -> [UInt8] { Array(name.utf8) }

  @Test("Tells what is written, renamed and removed, and when a file is done")
  func events() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = Log()
    let monitor = try #require(
      FolderMonitor(path: bytes(folder.path)) { log.events.append($0) })
    try withExtendedLifetime(monitor) {
      let (a, b) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
      try Data("text".utf8).write(to: a)
      iterate { log.events.last == .settled(name: bytes("a")) }
      #expect(log.events.first == .writing(name: bytes("a")))
      try FileManager.default.moveItem(at: a, to: b)
      iterate { log.events.last == .renamed(from: bytes("a"), to: bytes("b")) }
      try FileManager.default.removeItem(at: b)
      iterate { log.events.last == .settled(name: bytes("b")) }
    }
  }

  @Test("Released, it hears nothing more")
  func released() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = Log()
    var monitor = FolderMonitor(path: bytes(folder.path)) { log.events.append($0) }
    #expect(monitor != nil)
    monitor = nil
    var heard = false
    let other = FolderMonitor(path: bytes(folder.path)) { _ in heard = true }
    try Data().write(to: folder.appendingPathComponent("a"))
    iterate { heard }
    withExtendedLifetime(other) {}
    #expect(log.events.isEmpty)
  }
}
