#if canImport(CZimg)
  extension PlaneResampler {
    /// Those of the last sizes: the pictures of a folder often have one size, and the filters for it
    /// cost a tenth of what a decode does.
    private static let recent = Locked(LRUCache<PlaneGeometry, PlaneResampler>(costLimit: 16))

    /// The one for that geometry; nil when zimg refuses the sizes.
    static func shared(_ geometry: PlaneGeometry) -> PlaneResampler? {
      if let known = recent.withLock({ $0.value(for: geometry) }) { return known }
      // Made outside the lock: two threads may both make it, and either is as good.
      guard let made = PlaneResampler(geometry) else { return nil }
      recent.withLock { $0.insert(made, for: geometry, cost: 1) }
      return made
    }
  }
#endif
