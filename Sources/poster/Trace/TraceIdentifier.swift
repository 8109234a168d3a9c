/// A poster's id in a trace: a string, or a whole number that stands for its digits.
struct TraceIdentifier: Decodable, Equatable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      text = String(number)
    } else {
      text = try container.decode(String.self)
    }
  }
}
