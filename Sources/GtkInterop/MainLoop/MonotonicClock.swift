internal import CGtk4

/// The clock of frames: seconds since some moment in the past, never set back.
package enum MonotonicClock {
  package static var now: Double {
    Double(g_get_monotonic_time()) / Double(G_USEC_PER_SEC)
  }
}
