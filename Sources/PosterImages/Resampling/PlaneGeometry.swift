/// What is scaled to what.
struct PlaneGeometry: Hashable, Sendable {
  let columns: AxisWindow
  let rows: AxisWindow
  let sample: SampleType

  /// True when pixels become larger, and none smaller.
  var isEnlarging: Bool {
    columns.step <= 1 && rows.step <= 1 && (columns.step < 1 || rows.step < 1)
  }
}
