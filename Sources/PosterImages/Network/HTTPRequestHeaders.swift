extension HTTPHeaders {
  /// More would only make requests longer.
  private static let longestLanguageList = 6

  /// What every request says.
  ///
  /// Nothing is left to the system, since a copy on disk answers only requests that agree with the
  /// one it was made for in the fields that its server named in `Vary`.
  ///
  /// - Parameter languages: Best first; none means any.
  static func request(languages: [String]) -> HTTPHeaders {
    HTTPHeaders([
      "Accept": "image/*, */*;q=0.1",
      // Pictures are compressed already, and this way their length is known.
      "Accept-Encoding": "identity",
      "Accept-Language": acceptLanguage(languages),
      "User-Agent": "PosterScroll",
    ])
  }

  /// `en-GB, de;q=0.9`. What does not look like a language is left out.
  private static func acceptLanguage(_ languages: [String]) -> String {
    let tags = languages.filter { language in
      !language.isEmpty && language.utf8.allSatisfy { isTagCharacter($0) }
    }
    guard !tags.isEmpty else { return "*" }
    return tags.prefix(longestLanguageList).enumerated().map { rank, tag in
      rank == 0 ? tag : "\(tag);q=0.\(10 - rank)"
    }.joined(separator: ", ")
  }

  private static func isTagCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
