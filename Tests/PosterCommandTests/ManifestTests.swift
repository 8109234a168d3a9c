import TestSupport
import Testing

@testable import poster

@Suite("A manifest")
struct ManifestTests {
  @Test("Every field of an entry is read, and all but the file may be missing or null")
  func entries() throws {
    let text = """
      [{"file": "a.jpg", "title": "가", "subtitle": "S", "link": "https://x", "description": "D"},
       {"file": "b.jpg", "title": null, "year": 1984}]
      """
    let manifest = try Manifest(Array(text.utf8))
    #expect(
      manifest.entries == [
        Manifest.Entry(
          file: "a.jpg", title: "가", subtitle: "S", link: "https://x", description: "D"),
        Manifest.Entry(file: "b.jpg"),
      ])
  }

  @Test("A byte order mark is no fault, and an empty list is one without entries")
  func edges() throws {
    #expect(try Manifest([0xEF, 0xBB, 0xBF] + Array("[]".utf8)).entries.isEmpty)
  }

  @Test(
    "A fault names the entry and the field",
    arguments: [
      ("", ManifestError.notJSON), ("[", .notJSON), ("hello", .notJSON),
      ("[{\"file\":\"a\"", .notJSON),
      ("{\"file\":\"a\"}", .notAList), ("null", .notAList), ("3", .notAList), ("\"a\"", .notAList),
      ("[{\"file\":\"a\"},7]", .notAnObject(entry: 2)), ("[null]", .notAnObject(entry: 1)),
      ("[[]]", .notAnObject(entry: 1)),
      ("[{\"file\":\"a\"},{\"title\":\"b\"}]", .missingField("file", entry: 2)),
      ("[{\"file\":3}]", .notText(field: "file", entry: 1)),
      ("[{\"file\":null}]", .notText(field: "file", entry: 1)),
      ("[{\"file\":\"a\",\"title\":[]}]", .notText(field: "title", entry: 1)),
      ("[{\"file\":\"a\",\"link\":{\"x\":1}}]", .notText(field: "link", entry: 1)),
      ("[{\"file\":\"\"}]", .badFileName(entry: 1)),
      ("[{\"file\":\"a\\u0000b\"}]", .badFileName(entry: 1)),
      ("[{\"file\":\"\\ud800\"}]", .notJSON),
    ])
  func faults(text: String, error: ManifestError) {
    #expect(throws: error) { try Manifest(Array(text.utf8)) }
  }

  @Test("Random damage to a manifest never traps")
  func fuzz() {
    let good = Array("[{\"file\":\"a.jpg\",\"title\":\"\\u00e9 1e5\"},{\"file\":\"b\"}]".utf8)
    var generator = SeededRandom(seed: 2)
    for _ in 0..<5_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? Manifest(bytes)
      _ = try? Manifest(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator))))
    }
  }

  @Test("Nesting without end is a fault, not a crash")
  func nesting() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: ManifestError.self) { try Manifest(deep) }
  }
}
