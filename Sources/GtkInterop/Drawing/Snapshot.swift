internal import CGtk4

/// Records what a widget looks like. Borrowed from GTK for the time of one call, so it cannot be
/// copied or kept. Coordinates are points; every push and save is undone by the scoped function.
package struct Snapshot: ~Copyable {
  private let pointer: OpaquePointer
  private let isForCairo: Bool

  /// - Parameter isForCairo: whether cairo will draw it, which draws pictures from their own memory:
  ///   as textures GTK would convert all their pixels at every frame.
  init(borrowing pointer: OpaquePointer, isForCairo: Bool) {
    self.pointer = pointer
    self.isForCairo = isForCairo
  }

  /// Records `body` with its origin moved to `x`, `y` and scaled about it.
  package borrowing func transformed(
    x: Double, y: Double, scale: Double = 1, _ body: (borrowing Snapshot) -> Void
  ) {
    gtk_snapshot_save(pointer)
    var origin = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(pointer, &origin)
    if scale != 1 {
      gtk_snapshot_scale(pointer, Float(scale), Float(scale))
    }
    // GTK 4.8 moves what cairo draws in a scaled snapshot to another place.
    body(Snapshot(borrowing: pointer, isForCairo: isForCairo && scale == 1))
    gtk_snapshot_restore(pointer)
  }

  /// Records `body`, showing only what lies inside the rectangle.
  package borrowing func clipped(
    x: Double, y: Double, width: Double, height: Double, _ body: (borrowing Snapshot) -> Void
  ) {
    var bounds = graphene_rect_t(x: x, y: y, width: width, height: height)
    gtk_snapshot_push_clip(pointer, &bounds)
    body(self)
    gtk_snapshot_pop(pointer)
  }

  /// Records `body` as one layer with the given opacity (0 ... 1).
  package borrowing func faded(to opacity: Double, _ body: (borrowing Snapshot) -> Void) {
    guard opacity < 1 else { return body(self) }
    gtk_snapshot_push_opacity(pointer, max(opacity, 0))
    body(self)
    gtk_snapshot_pop(pointer)
  }

  /// Adds a texture, stretched to the rectangle.
  package borrowing func append(
    _ texture: Texture, x: Double, y: Double, width: Double, height: Double
  ) {
    var bounds = graphene_rect_t(x: x, y: y, width: width, height: height)
    guard isForCairo, let surface = texture.surface else {
      return gtk_snapshot_append_texture(pointer, texture.opaque, &bounds)
    }
    let context = gtk_snapshot_append_cairo(pointer, &bounds)
    defer { cairo_destroy(context) }
    cairo_rectangle(context, x, y, width, height)
    cairo_translate(context, x, y)
    cairo_scale(context, width / Double(texture.width), height / Double(texture.height))
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    // Beyond its edge a picture goes on, so that the edge is not mixed with nothing.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_fill(context)
  }

  /// Adds a filled rectangle.
  package borrowing func append(
    _ color: Color, x: Double, y: Double, width: Double, height: Double
  ) {
    var bounds = graphene_rect_t(x: x, y: y, width: width, height: height)
    var color = color.rgba
    gtk_snapshot_append_color(pointer, &color, &bounds)
  }

  /// Adds a filled circle.
  package borrowing func appendCircle(
    _ color: Color, centerX: Double, centerY: Double, radius: Double
  ) {
    var bounds = graphene_rect_t(
      x: centerX - radius, y: centerY - radius, width: 2 * radius, height: 2 * radius)
    var shape = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(radius))
    gtk_snapshot_push_rounded_clip(pointer, &shape)
    var color = color.rgba
    gtk_snapshot_append_color(pointer, &color, &bounds)
    gtk_snapshot_pop(pointer)
  }

  /// Adds a rectangle that runs from one colour at its top to another at its bottom.
  package borrowing func append(
    from top: Color, to bottom: Color, x: Double, y: Double, width: Double, height: Double
  ) {
    var bounds = graphene_rect_t(x: x, y: y, width: width, height: height)
    var start = graphene_point_t(x: Float(x), y: Float(y))
    var end = graphene_point_t(x: Float(x), y: Float(y + height))
    let stops = [
      GskColorStop(offset: 0, color: top.rgba), GskColorStop(offset: 1, color: bottom.rgba),
    ]
    gtk_snapshot_append_linear_gradient(pointer, &bounds, &start, &end, stops, gsize(stops.count))
  }

  /// Adds text, its top left corner at `x`, `y`.
  package borrowing func append(_ text: TextLayout, color: Color, x: Double, y: Double) {
    transformed(x: x, y: y) { snapshot in
      var color = color.rgba
      gtk_snapshot_append_layout(snapshot.pointer, text.opaque, &color)
    }
  }
}

extension graphene_rect_t {
  init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}
