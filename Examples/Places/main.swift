// Prints where pages and their pictures are while a pager of 320 points goes from page 0 to page 1.
import PosterEngine

let layout = PageLayout(viewport: Size(width: 320, height: 480), count: 3)
for offset in stride(from: 0.0, through: 320, by: 80) {
  let frame = PagerFrame(layout: layout, effect: .standard, offset: offset)
  let places = frame.pages.map { page in
    "page \(page) at \(frame[page].frame.x), its picture at \(frame[page].picture.translation.x)"
  }
  print("offset \(offset):", places.joined(separator: "; "))
}
