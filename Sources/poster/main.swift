import Glibc

StandardStreams.fillGaps()
let arguments = CommandLine.rawArguments.dropFirst()
exit(PosterCommand.run(Array(arguments)).rawValue)
