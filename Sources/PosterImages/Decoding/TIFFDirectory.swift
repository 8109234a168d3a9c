/// What a TIFF file says about its first picture, as far as decoding libraries keep it to
/// themselves: whether its data is all there, and how its numbers stand for colours.
struct TIFFDirectory {
  private enum Tag {
    static let compression = 259
    static let photometric = 262
    static let stripOffsets = 273
    static let stripByteCounts = 279
    static let tileOffsets = 324
    static let tileByteCounts = 325
    static let subsampling = 530
  }

  private static let lumaPhotometric = 6
  /// libtiff decodes these to RGB itself.
  private static let jpegCompressions = [6, 7]
  /// Values of one entry that are looked at; a picture of more strips is checked in part.
  private static let valueLimit = 1 << 16

  private let reader: TIFFReader
  private let entries: [Int: TIFFReader.Entry]

  /// The first directory; nil when these bytes are not a TIFF, or hold no whole directory.
  ///
  /// BigTIFF, for files beyond 4 GB, is not looked into.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let reader = TIFFReader(bytes), let entries = reader.firstDirectory() else { return nil }
    self.reader = reader
    self.entries = entries
  }

  /// True when the bytes begin as a TIFF's do.
  static func hasSignature(_ bytes: UnsafeRawBufferPointer) -> Bool {
    TIFFReader(bytes) != nil
  }

  /// Where the picture's data ends, which is beyond the file's end when it was cut short; nil when
  /// not even that is in the file.
  var dataEnd: Int? {
    let valuesEnd = entries.values.compactMap(reader.end).max() ?? 0
    guard let offsets = values(Tag.stripOffsets) ?? values(Tag.tileOffsets),
      let counts = values(Tag.stripByteCounts) ?? values(Tag.tileByteCounts)
    else { return nil }
    return zip(offsets, counts).map(+).reduce(valuesEnd, max)
  }

  /// True when the pixels are luma and colour differences that libtiff leaves as they are.
  var holdsRawLuma: Bool {
    values(Tag.photometric)?.first == Self.lumaPhotometric
      && !Self.jpegCompressions.contains(values(Tag.compression)?.first ?? 1)
  }

  /// True when every pixel has colour differences of its own. The standard's default is 2 × 2.
  var isFullySampled: Bool { values(Tag.subsampling) == [1, 1] }

  private func values(_ tag: Int) -> [Int]? {
    entries[tag].flatMap { reader.values(of: $0, limit: Self.valueLimit) }
  }
}
