import PosterImages

extension PosterInput {
  /// The posters of arguments; those that give none are reported, one line each.
  static func load(_ arguments: [FilePath]) -> [PosterEntry] {
    let samples = arguments.isEmpty ? Samples.manifest() : nil
    let input = PosterInput(arguments: arguments, samples: samples)
    for failure in input.failures {
      Console.report("\(failure.input): \(failure.error)")
    }
    if arguments.isEmpty, samples == nil {
      Console.report("the samples are not installed; name pictures, a folder or a posters.json")
    }
    return input.posters
  }
}
