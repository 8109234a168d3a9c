import Foundation

/// How an answer lies in a file: a mark, two lengths and a checksum, then what is known about the
/// answer as JSON, then its body.
enum DiskCacheFile {
  /// Its last character is the version: files of another one are not read.
  private static let mark = Data("PosterH1".utf8)
  private static let headCount = 8 + 4 + 8 + 8

  /// The name of the file for a URL. Different URLs may share one: the file tells whose it is.
  static func name(for key: String) -> String {
    let words = [0, 1].map { Checksum.of(key.utf8, seed: $0) }
    return words.map { hexadecimal($0) }.joined() + DiskCacheFolder.fileSuffix
  }

  /// Nil only when the answer cannot be written as JSON.
  static func encode(_ entry: DiskCache.Entry) -> Data? {
    guard let response = try? JSONEncoder().encode(entry.response),
      let responseCount = UInt32(exactly: response.count)
    else { return nil }
    var data = Data(capacity: headCount + response.count + entry.body.count)
    data.append(mark)
    append(responseCount, to: &data)
    append(UInt64(entry.body.count), to: &data)
    append(checksum(response, entry.body), to: &data)
    data.append(response)
    data.append(entry.body)
    return data
  }

  /// Nil when it is not such a file, or not a whole one.
  static func decode(_ data: Data) -> DiskCache.Entry? {
    var rest = data[...]
    guard rest.count >= headCount, rest.prefix(mark.count) == mark else { return nil }
    rest = rest.dropFirst(mark.count)
    let responseCount = take(UInt32.self, from: &rest)
    let bodyCount = take(UInt64.self, from: &rest)
    let sum = take(UInt64.self, from: &rest)
    // Subtracted rather than added: damaged lengths would overflow.
    guard rest.count >= responseCount, UInt64(rest.count) - UInt64(responseCount) == bodyCount
    else { return nil }
    let response = Data(rest.prefix(Int(responseCount)))
    let body = Data(rest.dropFirst(response.count))
    guard checksum(response, body) == sum,
      let known = try? JSONDecoder().decode(StoredResponse.self, from: response)
    else { return nil }
    return DiskCache.Entry(response: known, body: body)
  }

  private static func checksum(_ response: Data, _ body: Data) -> UInt64 {
    Checksum.of(body, seed: Checksum.of(response))
  }

  private static func append(_ number: some FixedWidthInteger, to data: inout Data) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  private static func take<Number: FixedWidthInteger>(
    _: Number.Type, from rest: inout Data
  ) -> Number {
    let size = MemoryLayout<Number>.size
    defer { rest = rest.dropFirst(size) }
    return rest.prefix(size).reversed().reduce(0) { $0 << 8 | Number($1) }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
