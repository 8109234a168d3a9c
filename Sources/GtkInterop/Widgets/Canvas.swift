internal import CGtk4
internal import Glibc

/// A widget class of its own whose look and size are decided in Swift.
///
/// To a screen reader it is an adjustable element (a slider), named by `setAccessibleName`.
package final class Canvas: Widget {
  /// The room that a widget was given.
  package struct Allocation {
    /// Width in points.
    package var width: Double
    /// Height in points.
    package var height: Double
    package var isRightToLeft: Bool
    /// Device pixels a point.
    package var scaleFactor: Int
  }

  /// What the widget asks its maker. The closures live as long as the GTK widget: one that holds the
  /// canvas would keep it for ever.
  package struct Handlers {
    /// Draws the widget into the snapshot.
    package var draw: (borrowing Snapshot) -> Void
    /// The widget was given room, or another direction or scale.
    package var allocate: (Allocation) -> Void
    /// The size the widget would like to have; it can always be smaller.
    package var naturalSize: () -> (width: Int, height: Int)

    package init(
      draw: @escaping (borrowing Snapshot) -> Void,
      allocate: @escaping (Allocation) -> Void,
      naturalSize: @escaping () -> (width: Int, height: Int)
    ) {
      self.draw = draw
      self.allocate = allocate
      self.naturalSize = naturalSize
    }
  }

  /// Makes a widget. Needs a display.
  package init(_ handlers: Handlers) {
    super.init(sinking: g_object_new_with_properties(Self.type, 0, nil, nil))
    g_object_set_qdata_full(
      pointer.assumingMemoryBound(to: GObject.self), Self.handlersKey,
      Box<Handlers>.retained(handlers), { releaseBox($0) })
  }

  /// Has the widget allocated again, though its size stays the same.
  package func queueAllocation() {
    gtk_widget_queue_allocate(widget)
  }

  private static let handlersKey = g_quark_from_string("poster-canvas-handlers")

  private static let type = g_type_register_static_simple(
    gtk_widget_get_type(), "PosterCanvas", guint(MemoryLayout<GtkWidgetClass>.size),
    { canvasClass, _ in
      guard let canvasClass else { return }
      overrideFunctions(of: canvasClass.assumingMemoryBound(to: GtkWidgetClass.self))
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))

  private static func overrideFunctions(of widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_SLIDER)
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let snapshot, let handlers = Canvas.handlers(of: widget) else { return }
      handlers.draw(Snapshot(borrowing: snapshot, isForCairo: Canvas.isDrawnByCairo(widget)))
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      Canvas.handlers(of: widget)?.allocate(
        Allocation(
          width: Double(width), height: Double(height),
          isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL,
          scaleFactor: Int(gtk_widget_get_scale_factor(widget))))
    }
    widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
      let size = Canvas.handlers(of: widget)?.naturalSize() ?? (width: 0, height: 0)
      let length = orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height
      minimum?.pointee = 0
      natural?.pointee = Int32(clamping: length)
    }
  }

  /// Whether the window has no graphics hardware to draw with.
  private static func isDrawnByCairo(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Bool {
    guard let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    else { return false }
    let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
    return strcmp(g_type_name_from_instance(instance), "GskCairoRenderer") == 0
  }

  private static func handlers(of widget: UnsafeMutablePointer<GtkWidget>?) -> Handlers? {
    let object = UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GObject.self)
    guard let object, let box = g_object_get_qdata(object, handlersKey) else { return nil }
    return Box<Handlers>.borrow(box)
  }
}
