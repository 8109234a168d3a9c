internal import PosterEngine
internal import UIKit

/// What posters look like in their pages.
struct PosterLook {
  var pictureMode = PosterEngine.ContentMode.fill
  var backdrop = PosterBackdrop.color(.black)
  var placeholderColor = UIColor(white: 0.2, alpha: 1)
  var placeholder: (@MainActor (Poster, PosterPlaceholder) -> UIView?)?
  var showsCaptions = true
}
