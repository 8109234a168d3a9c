import PosterImages

extension PosterInput {
  /// What arguments stand for; those that give no posters are reported, one line each.
  static func load(_ arguments: [FilePath], samples: FilePath?) -> PosterInput {
    let input = PosterInput(arguments: arguments, samples: samples)
    for failure in input.failures {
      Console.report("\(failure.input): \(failure.error)")
    }
    if arguments.isEmpty, samples == nil {
      Console.report("the samples are not installed; name pictures, a folder or a posters.json")
    }
    return input
  }

  /// The posters of arguments; those that give none are reported, one line each.
  static func load(_ arguments: [FilePath]) -> [PosterEntry] {
    load(arguments, samples: arguments.isEmpty ? Samples.manifest() : nil).posters
  }
}
