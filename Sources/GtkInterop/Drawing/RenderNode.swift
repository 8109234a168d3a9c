internal import CGtk4

/// What a snapshot recorded, owned. Needs no display.
package final class RenderNode {
  let pointer: OpaquePointer

  private init(taking pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    gsk_render_node_unref(pointer)
  }

  /// What `body` records; nil when it records nothing. Needs no display.
  ///
  /// - Parameter isForCairo: whether it is recorded as for a window that cairo draws.
  package static func record(
    isForCairo: Bool = false, _ body: (borrowing Snapshot) -> Void
  ) -> RenderNode? {
    _ = Display.isOpen
    guard let snapshot = gtk_snapshot_new() else { return nil }
    body(Snapshot(borrowing: snapshot, isForCairo: isForCairo))
    return gtk_snapshot_free_to_node(snapshot).map { RenderNode(taking: $0) }
  }

  /// What a widget on screen shows now; nil when that is nothing.
  package static func of(_ widget: Widget) -> RenderNode? {
    let paintable = gtk_widget_paintable_new(widget.widget)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    guard let snapshot = gtk_snapshot_new() else { return nil }
    gdk_paintable_snapshot(paintable, snapshot, widget.width, widget.height)
    return gtk_snapshot_free_to_node(snapshot).map { RenderNode(taking: $0) }
  }

  /// The node drawn by cairo in memory: the rectangle from the origin of `width` by `height` points,
  /// at `scale` pixels a point, on transparent black. Nil when the size is not that of a picture.
  package func bitmap(width: Int, height: Int, scale: Int) -> Bitmap? {
    guard
      width > 0, height > 0, scale > 0,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: width * scale), Int32(clamping: height * scale))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    cairo_scale(context, Double(scale), Double(scale))
    gsk_render_node_draw(pointer, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let rowLength = width * scale * 4
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rowLength * height * scale)
    for row in 0..<height * scale {
      bytes.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: rowLength))
    }
    return Bitmap(width: width * scale, height: height * scale, bytes: bytes)
  }
}
