import CGtk4
import GtkInterop

/// How long GTK works on each frame of a widget: from the beginning of the frame to its end on the
/// screen, layout and drawing included.
final class FrameTimes {
  /// Called after each frame.
  var onFrame: () -> Void = {}

  private(set) var whileBusy: [Double] = []
  private(set) var whileIdle: [Double] = []
  private var connections: [SignalConnection] = []
  private var start = 0.0

  /// Follows the frames of a widget that is on screen; `isBusy` tells whether a decode is going on.
  init(of widget: UnsafeMutablePointer<GtkWidget>, isBusy: @escaping () -> Bool) {
    let clock = ObjectHandle(
      retaining: gtk_widget_get_frame_clock(widget).map { UnsafeMutableRawPointer($0) })
    var wasBusy = false
    connections = [
      SignalConnection(clock, "before-paint") { [unowned self] in
        start = MonotonicClock.now
        wasBusy = isBusy()
      },
      SignalConnection(clock, "after-paint") { [unowned self] in
        let duration = MonotonicClock.now - start
        if wasBusy || isBusy() { whileBusy.append(duration) } else { whileIdle.append(duration) }
        onFrame()
      },
    ]
  }
}
