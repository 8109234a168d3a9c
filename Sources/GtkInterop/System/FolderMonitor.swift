internal import CGtk4
internal import Glibc

/// Tells what happens to the entries of one folder, on GTK's thread, until it is released.
///
/// It costs one watch, however many entries there are. A folder that is deleted is followed again
/// some seconds after it is back; so is one that was not there at first.
package final class FolderMonitor {
  /// What happened to an entry.
  package enum Event: Equatable {
    /// It is being written: more may follow.
    case writing(name: [UInt8])
    /// It is as its writer left it, or it is gone.
    case settled(name: [UInt8])
    /// It has another name.
    case renamed(from: [UInt8], to: [UInt8])
  }

  private let monitor: ObjectHandle
  private var connection: SignalConnection?

  /// Follows the folder of that path, in bytes without a terminator.
  ///
  /// Nil where the system cannot: too many watches, or a file system without them.
  package init?(path: [UInt8], perform body: @escaping (Event) -> Void) {
    let terminated = path.map { CChar(bitPattern: $0) } + [0]
    let file = g_file_new_for_path(terminated)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    guard let pointer = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
      return nil
    }
    monitor = ObjectHandle(taking: UnsafeMutableRawPointer(pointer))
    connection = SignalConnection(monitor, "changed") { arguments in
      if let event = Self.event(arguments) { body(event) }
      return .none
    }
  }

  deinit {
    connection?.disconnect()
    g_file_monitor_cancel(monitor.pointer.assumingMemoryBound(to: GFileMonitor.self))
  }

  private static func event(_ arguments: SignalArguments) -> Event? {
    guard let name = baseName(arguments.pointer(1)) else { return nil }
    let kind = GFileMonitorEvent(rawValue: UInt32(bitPattern: arguments.enumeration(3)))
    switch kind {
    case G_FILE_MONITOR_EVENT_CREATED, G_FILE_MONITOR_EVENT_CHANGED: return .writing(name: name)
    case G_FILE_MONITOR_EVENT_RENAMED:
      guard let newName = baseName(arguments.pointer(2)) else { return .settled(name: name) }
      return .renamed(from: name, to: newName)
    default: return .settled(name: name)
    }
  }

  private static func baseName(_ file: UnsafeMutableRawPointer?) -> [UInt8]? {
    guard let file, let name = g_file_get_basename(OpaquePointer(file)) else { return nil }
    defer { g_free(name) }
    return Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
  }
}
