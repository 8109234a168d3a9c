#if canImport(CZimg)
  import CZimg

  /// Scales a plane with zimg, whose filters are vector code; libvips' across are not.
  ///
  /// Never written after it is made: any number of threads may use it at once.
  final class PlaneResampler: @unchecked Sendable {
    private let graph: OpaquePointer
    private let scratchByteCount: Int

    /// Lobes of the Lanczos filter.
    private static let lobes = 3.0

    /// Catmull and Rom's bicubic filter, which rings less where pixels become visible.
    private static let bicubic = (b: 0.0, c: 0.5)

    /// nil when zimg refuses the sizes.
    init?(_ geometry: PlaneGeometry) {
      var input = Self.format(
        width: geometry.columns.pixelCount, height: geometry.rows.pixelCount, geometry.sample)
      input.active_region.left = geometry.columns.start
      input.active_region.top = geometry.rows.start
      input.active_region.width = geometry.columns.length
      input.active_region.height = geometry.rows.length
      var output = Self.format(
        width: geometry.columns.outputCount, height: geometry.rows.outputCount, geometry.sample)
      var parameters = zimg_graph_builder_params()
      zimg_graph_builder_params_default(&parameters, czimg_api_version)
      // Not the widest vectors, of 64 bytes: with them zimg 3.0.4 makes some columns of whole numbers
      // wrong, where a little more than two become one.
      parameters.cpu_type = ZIMG_CPU_AUTO
      if geometry.isEnlarging {
        parameters.resample_filter = ZIMG_RESIZE_BICUBIC
        parameters.filter_param_a = Self.bicubic.b
        parameters.filter_param_b = Self.bicubic.c
      } else {
        parameters.resample_filter = ZIMG_RESIZE_LANCZOS
        parameters.filter_param_a = Self.lobes
      }
      guard let graph = zimg_filter_graph_build(&input, &output, &parameters) else { return nil }
      self.graph = graph
      var byteCount = 0
      zimg_filter_graph_get_tmp_size(graph, &byteCount)
      scratchByteCount = byteCount
    }

    deinit {
      zimg_filter_graph_free(graph)
    }

    /// Makes one plane after the other; false when zimg fails.
    func resample(_ input: PixelPlanes, into output: PixelPlanes) -> Bool {
      let scratch = UnsafeMutableRawPointer.allocate(
        byteCount: max(scratchByteCount, 1), alignment: PixelPlanes.alignment)
      defer { scratch.deallocate() }
      return (0..<input.planeCount).allSatisfy { plane in
        czimg_process(
          graph, input.row(0, plane: plane), input.bytesPerRow, output.row(0, plane: plane),
          output.bytesPerRow, scratch) == ZIMG_ERROR_SUCCESS
      }
    }

    private static func format(
      width: Int, height: Int, _ sample: SampleType
    ) -> zimg_image_format {
      var format = zimg_image_format()
      zimg_image_format_default(&format, czimg_api_version)
      format.width = UInt32(width)
      format.height = UInt32(height)
      format.pixel_type =
        switch sample {
        case .uint8: ZIMG_PIXEL_BYTE
        case .uint16: ZIMG_PIXEL_WORD
        case .float32: ZIMG_PIXEL_FLOAT
        }
      format.depth = UInt32(8 * sample.byteCount)
      format.pixel_range = ZIMG_RANGE_FULL
      return format
    }
  }
#endif
