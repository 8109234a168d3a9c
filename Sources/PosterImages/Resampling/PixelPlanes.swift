/// Rows of pixels with each component in a plane of its own, as resamplers want them.
///
/// A class, since it owns memory, which begins with a page and so where any vector can be read.
final class PixelPlanes {
  /// What the widest vectors, of 64 bytes, can start at.
  static let alignment = 64

  let planeCount: Int
  let sample: SampleType
  /// The pixels of a row.
  let width: Int
  /// The rows that there is room for.
  let rowCount: Int
  /// The bytes from one row of a plane to the next.
  let bytesPerRow: Int
  private let memory: SystemMemory

  /// nil when there is no memory.
  init?(planeCount: Int, sample: SampleType, width: Int, rowCount: Int) {
    self.planeCount = planeCount
    self.sample = sample
    self.width = width
    self.rowCount = rowCount
    bytesPerRow = Self.bytesPerRow(width: width, sample: sample)
    guard let memory = ScratchMemory.shared.take(count: bytesPerRow * rowCount * planeCount) else {
      return nil
    }
    self.memory = memory
  }

  deinit {
    ScratchMemory.shared.give(back: memory)
  }

  /// What a row takes, with padding for its end to be read as a whole vector.
  static func bytesPerRow(width: Int, sample: SampleType) -> Int {
    (width * sample.byteCount + alignment - 1) / alignment * alignment
  }

  /// The bytes from one plane to the next.
  var bytesPerPlane: Int { bytesPerRow * rowCount }

  func row(_ row: Int, plane: Int) -> UnsafeMutableRawPointer {
    assert((0..<rowCount).contains(row) && (0..<planeCount).contains(plane))
    return memory.base + plane * bytesPerPlane + row * bytesPerRow
  }

  /// A row of bytes, valid as long as these planes and until they are written.
  func pixels(inRow row: Int) -> PixelRow {
    PixelRow(
      base: UnsafePointer(self.row(row, plane: 0).assumingMemoryBound(to: UInt8.self)),
      count: width, pixelStep: 1, componentStep: bytesPerPlane)
  }

  /// Moves rows from further down to the top.
  func moveToTop(_ rows: Range<Int>) {
    guard rows.lowerBound > 0, !rows.isEmpty else { return }
    for plane in 0..<planeCount {
      row(0, plane: plane).copyMemory(
        from: row(rows.lowerBound, plane: plane), byteCount: rows.count * bytesPerRow)
    }
  }

  /// Takes a row apart whose components lie side by side.
  func split(_ pixels: UnsafeRawPointer, into row: Int) {
    switch sample {
    case .uint8 where planeCount == 3: splitTriples(pixels, into: row)
    case .uint8: splitNumbers(pixels.assumingMemoryBound(to: UInt8.self), into: row)
    case .uint16: splitNumbers(pixels.assumingMemoryBound(to: UInt16.self), into: row)
    case .float32: splitNumbers(pixels.assumingMemoryBound(to: Float.self), into: row)
    }
  }

  /// Calls `body` with the first rows, put together component beside component; nil when there is
  /// no memory.
  func withJoinedRows<Result>(
    _ count: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    let joinedBytesPerRow = width * planeCount * sample.byteCount
    guard let joined = ScratchMemory.shared.take(count: joinedBytesPerRow * count) else {
      return nil
    }
    defer { ScratchMemory.shared.give(back: joined) }
    for row in 0..<count { join(row, into: joined.base + row * joinedBytesPerRow) }
    return body(UnsafeRawBufferPointer(start: joined.base, count: joinedBytesPerRow * count))
  }

  private func join(_ row: Int, into pixels: UnsafeMutableRawPointer) {
    switch sample {
    case .uint8: joinNumbers(row, into: pixels.assumingMemoryBound(to: UInt8.self))
    case .uint16: joinNumbers(row, into: pixels.assumingMemoryBound(to: UInt16.self))
    case .float32: joinNumbers(row, into: pixels.assumingMemoryBound(to: Float.self))
    }
  }

  @inline(__always)
  private func splitNumbers<Number>(_ pixels: UnsafePointer<Number>, into row: Int) {
    for plane in 0..<planeCount {
      let numbers = self.row(row, plane: plane).assumingMemoryBound(to: Number.self)
      for x in 0..<width { numbers[x] = pixels[x * planeCount + plane] }
    }
  }

  @inline(__always)
  private func joinNumbers<Number>(_ row: Int, into pixels: UnsafeMutablePointer<Number>) {
    for plane in 0..<planeCount {
      let numbers = self.row(row, plane: plane).assumingMemoryBound(to: Number.self)
      for x in 0..<width { pixels[x * planeCount + plane] = numbers[x] }
    }
  }

  /// What nearly all pictures are, four pixels at a time in a loop that the compiler makes vectors
  /// of: byte by byte, it would be a tenth of a decode.
  private func splitTriples(_ pixels: UnsafeRawPointer, into row: Int) {
    let groupCount = width / 4
    let (first, second, third) = (
      self.row(row, plane: 0), self.row(row, plane: 1), self.row(row, plane: 2)
    )
    for group in 0..<groupCount {
      func word(_ index: Int) -> UInt32 {
        let offset = 12 * group + 4 * index
        return UInt32(
          littleEndian: pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      // Of the twelve bytes of four pixels, 0, 3, 6 and 9 are the first plane's.
      let (a, b, c) = (word(0), word(1), word(2))
      let firsts = Self.word(a, a >> 16, b, c << 16)
      let seconds = Self.word(a >> 8, b << 8, b >> 8, c << 8)
      let thirds = Self.word(a >> 16, b, c << 16, c)
      first.storeBytes(of: firsts, toByteOffset: 4 * group, as: UInt32.self)
      second.storeBytes(of: seconds, toByteOffset: 4 * group, as: UInt32.self)
      third.storeBytes(of: thirds, toByteOffset: 4 * group, as: UInt32.self)
    }
    for x in 4 * groupCount..<width {
      for plane in 0..<3 {
        self.row(row, plane: plane).storeBytes(
          of: pixels.load(fromByteOffset: 3 * x + plane, as: UInt8.self), toByteOffset: x,
          as: UInt8.self)
      }
    }
  }

  /// The first byte of the first word, the second of the second, and so on.
  @inline(__always)
  private static func word(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    (a & 0xFF | b & 0xFF00 | c & 0xFF_0000 | d & 0xFF00_0000).littleEndian
  }
}
