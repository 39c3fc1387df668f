import DemoScreens
import PhoneSimulator

extension Program {
  /// The program as it is started from a shell.
  package static var standard: Program {
    Program(catalog: AppScreen.demonstrations) { try LiveLoop.open($0, in: $1) }
  }

  /// Does what the arguments of this process ask for.
  ///
  /// One that is not UTF-8 is refused: read all the same it would name another file.
  package func runProcess() -> ExitCode {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[index] else { continue }
      guard let argument = String(validatingCString: bytes) else {
        return refuse(.notUTF8(String(cString: bytes)))
      }
      arguments.append(argument)
    }
    if arguments == [SessionServer.argument] { return serveSession() }
    defer { CodeTrace.end() }
    if arguments.first == TrialProcess.argument { return serveTrial(arguments) }
    return run(arguments)
  }
}
