internal import PosterEngine
internal import PosterImages

/// Orders the pictures of a view's pages: those on screen, then those beside them.
@MainActor final class PictureDesk {
  /// How many pages beside the visible ones have their pictures ready, on each side.
  private static let prefetchDistance = 2

  /// What decides which pictures are wanted, as long as the list stays the same.
  private struct Place: Equatable {
    var pages: Range<Int>
    var isForward: Bool
    var demand: PictureDemand?
  }

  private var ownPipeline: PicturePipeline?
  private var prefetcher: PicturePrefetcher?
  private var demand: PictureDemand?
  private var place: Place?
  private var isForward = true

  /// Who gets the pictures.
  var pipeline: PicturePipeline {
    get { ownPipeline ?? .shared }
    set {
      ownPipeline = newValue
      // Going, it withdraws what it wanted of the old one.
      prefetcher = nil
      place = nil
    }
  }

  /// The list is another one.
  func listChanged() {
    place = nil
  }

  /// Gives back the memory of all pictures that no page shows.
  func trimMemory() {
    // A pipeline that nothing was asked of is not made for this.
    if prefetcher != nil { pipeline.trimMemory(toPart: 0) }
  }

  /// Takes on what a frame's pages want; returns whether that is something else than before.
  func take(_ new: PictureDemand, isForward: Bool?) -> Bool {
    self.isForward = isForward ?? self.isForward
    guard new != demand else { return false }
    demand = new
    return true
  }

  /// Has a page's picture got, or let go of where the poster has none to get. Returns whether
  /// something else shows at once.
  @discardableResult
  func load(_ image: PosterImage?, into picture: PagePicture) -> Bool {
    guard case .source(let source) = image, let demand else { return picture.clear() }
    return picture.load(demand.request(for: source), from: pipeline)
  }

  /// Has the pictures got that come next, and withdraws those that do not come any more.
  ///
  /// - Parameter image: the picture of a poster, by index.
  func prefetch(around frame: PagerFrame, image: (Int) -> PosterImage?) {
    let new = Place(pages: frame.pages, isForward: isForward, demand: demand)
    guard new != place else { return }
    place = new
    let requests = requests(around: frame, image: image)
    guard !requests.isEmpty || prefetcher != nil else { return }
    let prefetcher = self.prefetcher ?? PicturePrefetcher(pipeline: pipeline)
    self.prefetcher = prefetcher
    prefetcher.setWanted(requests)
  }

  /// With those on screen, so that what is under way for a page goes on when the page leaves.
  private func requests(
    around frame: PagerFrame, image: (Int) -> PosterImage?
  ) -> [PictureRequest] {
    guard let demand else { return [] }
    let order = PrefetchOrder(
      around: VisiblePages(range: frame.pages), in: frame.layout, isForward: isForward,
      distance: Self.prefetchDistance)
    var seen: Set<PictureRequest> = []
    return (Array(frame.pages) + IteratorSequence(order)).compactMap { page in
      guard case .source(let source) = image(frame.layout.index(of: page)) else { return nil }
      let request = demand.request(for: source)
      return seen.insert(request).inserted ? request : nil
    }
  }
}
