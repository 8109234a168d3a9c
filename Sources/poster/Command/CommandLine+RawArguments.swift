import PosterImages

extension CommandLine {
  /// The arguments as bytes, the program's name first; `arguments` would lose file names that are
  /// not UTF-8.
  static var rawArguments: [[UInt8]] {
    UnsafeBufferPointer(start: unsafeArgv, count: Int(argc))
      .compactMap { $0.map { FilePath(cString: $0).bytes } }
  }
}
