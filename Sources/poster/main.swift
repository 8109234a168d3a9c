import Glibc

let arguments = CommandLine.rawArguments.dropFirst()
exit(PosterCommand.run(Array(arguments)).rawValue)
