internal import GtkInterop
internal import PosterEngine

extension PosterStage {
  func allocate(_ allocation: Canvas.Allocation, at time: Double) {
    let size = Size(width: allocation.width, height: allocation.height)
    let isResized = size != frame.layout.viewport
    resize(
      to: size, direction: allocation.isRightToLeft ? .rightToLeft : .leftToRight,
      scale: allocation.scaleFactor, at: time)
    onAllocate(isResized, time)
  }
}
