/// The pictures that were decoded lately, small stand-ins for more of them, and the failures.
///
/// A file's content goes by its identity: what was known of another content is forgotten.
struct PictureCache: Sendable {
  /// Stand-ins are small: this is hundreds of them.
  private static let standInByteLimit = 4 << 20
  /// Thousands of failures of files. One of data keeps the data, and is forgotten the sooner.
  private static let failureByteLimit = 1 << 20
  /// What an entry takes besides the bytes that it names.
  private static let entryByteCount = 256

  private struct Known<Value: Sendable>: Sendable {
    let value: Value
    let identity: FileIdentity?
  }

  private var pictures: LRUCache<PictureRequest, Known<DecodedPicture>>
  private var failures: LRUCache<PictureRequest, Known<PictureError>>
  private var standIns: LRUCache<PictureSource, Known<PictureStandIn>>

  /// A cache whose pictures take at most that many bytes.
  init(byteLimit: Int) {
    pictures = LRUCache(costLimit: byteLimit)
    failures = LRUCache(costLimit: Self.failureByteLimit)
    standIns = LRUCache(costLimit: Self.standInByteLimit)
  }

  /// What the pictures take, stand-ins aside.
  var byteCount: Int { pictures.totalCost }

  /// The picture as it was when it was decoded.
  mutating func picture(for request: PictureRequest) -> DecodedPicture? {
    pictures.value(for: request)?.value
  }

  /// The stand-in as it was when it was made.
  mutating func standIn(for source: PictureSource) -> PictureStandIn? {
    standIns.value(for: source)?.value
  }

  /// How the request ended for the content of that identity; nil when it has to be decoded.
  ///
  /// Forgets the source when what is known is about another content.
  mutating func result(
    for request: PictureRequest, identity: FileIdentity?
  ) -> Result<DecodedPicture, PictureError>? {
    let picture = pictures.value(for: request)
    let failure = failures.value(for: request)
    let standIn = standIns.value(for: request.source)
    let isOutdated =
      picture.map { $0.identity != identity } ?? false
      || failure.map { $0.identity != identity } ?? false
      || standIn.map { $0.identity != identity } ?? false
    guard !isOutdated else {
      removeAll(of: request.source)
      return nil
    }
    if let picture { return .success(picture.value) }
    return failure.map { .failure($0.value) }
  }

  /// Keeps how the request ended.
  mutating func insert(
    _ result: Result<DecodedPicture, PictureError>, for request: PictureRequest,
    identity: FileIdentity?
  ) {
    switch result {
    case .success(let picture):
      failures.removeValue(for: request)
      pictures.insert(
        Known(value: picture, identity: identity), for: request,
        cost: picture.byteCount + Self.cost(of: request.source))
    case .failure(let error):
      guard error.isAboutContent else { return }
      failures.insert(
        Known(value: error, identity: identity), for: request,
        cost: Self.cost(of: request.source))
    }
  }

  /// Keeps what is shown of a source while its picture is decoded.
  mutating func insert(
    _ standIn: PictureStandIn, for source: PictureSource, identity: FileIdentity?
  ) {
    standIns.insert(
      Known(value: standIn, identity: identity), for: source,
      cost: standIn.picture.byteCount + Self.cost(of: source))
  }

  private static func cost(of source: PictureSource) -> Int {
    entryByteCount + source.retainedByteCount
  }

  /// Forgets all that is known of a source.
  mutating func removeAll(of source: PictureSource) {
    pictures.removeAll { $0.source == source }
    failures.removeAll { $0.source == source }
    standIns.removeValue(for: source)
  }

  /// Gives memory back: keeps the most recently used pictures, up to that part of the limit.
  mutating func trim(toPart part: Double) {
    let kept = part.isNaN ? 0 : min(max(part, 0), 1)
    pictures.trim(toCost: Int(Double(pictures.costLimit) * kept))
  }
}
