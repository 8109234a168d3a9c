import PosterEngine
import PosterImages
import PosterRender

/// `poster render`: draws frames on the way from one page to another.
struct RenderCommand: Subcommand {
  static let name = "render"
  static let summary = "as pictures or an animation"
  static let parser = OptionParser(table: RenderOptions.table)
  static var help: String { Help.render(parser) }

  let options: RenderOptions
  let inputs: [FilePath]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try RenderOptions(arguments)
    inputs = arguments.inputs
  }

  @MainActor func run() throws -> ExitCode {
    let target = try OutputTarget(options.output)
    let frames = options.frames ?? target.defaultFrames
    try OutputRule.check(target, frames: frames, pixelSize: options.pixelSize)

    let posters = PosterInput.load(inputs)
    guard !posters.isEmpty else { return .failed }
    let layout = options.look.layout(
      viewport: options.size, count: posters.count, scale: options.scale)
    guard !layout.isEmpty else {
      throw UsageError.conflict("--peek and --spacing leave no room for a page; use smaller ones")
    }
    let path = try FramePath(options, layout: layout, frames: frames)

    let progress = ProgressLine(total: frames)
    let loader = PosterLoader(posters: posters, decoder: VipsDecoder()) { file, error in
      progress.erase()
      Console.report("\(file): \(error)")
    }
    let run = FrameRun(path: path, effect: options.look.effect, loader: loader)
    guard run.showsAnything() else { return .failed }
    var sink = try target.sink(pixelSize: options.pixelSize)
    try run.draw(into: &sink, progress: progress.update)
    return .done
  }
}
