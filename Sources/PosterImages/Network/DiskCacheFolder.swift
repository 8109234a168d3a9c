import Foundation

/// The files of a cache. Others in the same folder are left alone.
struct DiskCacheFolder: Sendable {
  struct File {
    let name: String
    let byteCount: Int
    let used: Date
  }

  static let fileSuffix = ".posterhttp"
  private static let partSuffix = ".posterhttp-part"
  /// After that long nobody is writing a file any more.
  private static let longestWrite: TimeInterval = 3600

  let url: URL

  /// The bytes of a regular file of at most `limit` bytes.
  func read(_ name: String, limit: Int) -> Data? {
    let path = url.appendingPathComponent(name, isDirectory: false).path
    return try? FileContents.read(FilePath(path), limit: limit)
  }

  /// Marks a file as used.
  func touch(_ name: String, at date: Date) {
    let path = url.appendingPathComponent(name, isDirectory: false).path
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  /// Writes a file that appears at once, in place of one of the same name; false when it cannot.
  func write(_ data: Data, as name: String, at date: Date) -> Bool {
    let part = url.appendingPathComponent(
      "\(name).\(UUID().uuidString)\(Self.partSuffix)", isDirectory: false)
    let file = url.appendingPathComponent(name, isDirectory: false)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try data.write(to: part, options: .withoutOverwriting)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: part.path)
    } catch {
      try? FileManager.default.removeItem(at: part)
      return false
    }
    // What is at the name is replaced in one step; FileManager's moves refuse to.
    guard rename(part.path, file.path) == 0 else {
      try? FileManager.default.removeItem(at: part)
      return false
    }
    touch(name, at: date)
    return true
  }

  func remove(_ name: String) {
    try? FileManager.default.removeItem(at: url.appendingPathComponent(name, isDirectory: false))
  }

  /// The cache's files, in no order.
  func list() -> [File] { list(suffix: Self.fileSuffix) }

  /// Removes what a process that ended while writing has left.
  func removeRemains() {
    // The system dated them, so its clock tells their age.
    let now = Date()
    for part in list(suffix: Self.partSuffix)
    where abs(now.timeIntervalSince(part.used)) > Self.longestWrite {
      remove(part.name)
    }
  }

  private func list(suffix: String) -> [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.compactMap { name in
      let path = url.appendingPathComponent(name, isDirectory: false).path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { return nil }
      return File(
        name: name, byteCount: (attributes[.size] as? NSNumber)?.intValue ?? 0,
        used: attributes[.modificationDate] as? Date ?? .distantPast)
    }
  }
}
