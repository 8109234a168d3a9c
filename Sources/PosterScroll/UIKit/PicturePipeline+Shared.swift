public import PosterImages

extension PicturePipeline {
  /// The pipeline of all poster scroll views that are given no other one; made when the first picture
  /// is asked for.
  public static let shared = PicturePipeline()
}
