/// Why a `posters.json` cannot be used. Entries are counted from 1.
///
/// Each description is the predicate of a sentence whose subject is the file's name.
enum ManifestError: Error, Hashable, CustomStringConvertible {
  case notJSON
  case notAList
  case notAnObject(entry: Int)
  case missingField(String, entry: Int)
  case notText(field: String, entry: Int)
  case badFileName(entry: Int)

  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let field = context.codingPath.first { $0.intValue == nil }?.stringValue
      switch (Self.entry(context), field) {
      case (nil, _): self = .notAList
      case (let entry?, nil): self = .notAnObject(entry: entry)
      case (let entry?, let field?): self = .notText(field: field, entry: entry)
      }
    case .keyNotFound(let key, let context):
      self = .missingField(key.stringValue, entry: Self.entry(context) ?? 1)
    case .dataCorrupted:
      self = .notJSON
    @unknown default:
      self = .notJSON
    }
  }

  private static func entry(_ context: DecodingError.Context) -> Int? {
    context.codingPath.lazy.compactMap(\.intValue).first.map { $0 + 1 }
  }

  var description: String {
    switch self {
    case .notJSON:
      "is not valid JSON; expected a list such as [{\"file\": \"a.jpg\", \"title\": \"A\"}]"
    case .notAList:
      "is no list; expected [{\"file\": \"a.jpg\", \"title\": \"A\"}]"
    case .notAnObject(let entry):
      "entry \(entry) is no object; expected {\"file\": \"a.jpg\"}"
    case .missingField(let field, let entry):
      "entry \(entry) has no \"\(field)\""
    case .notText(let field, let entry):
      "entry \(entry): \"\(field)\" is no text; put it in quotes"
    case .badFileName(let entry):
      "entry \(entry): \"file\" is no file name"
    }
  }
}
