import Foundation
import PhoneSimulator

/// The program behind its command line.
@MainActor
package struct Program {
  package static let version = "0.1.0"

  private let catalog: any ScreenCatalog
  private let openWindow: @MainActor (RunOptions, Surroundings) throws -> ExitCode
  private let output: (String) -> Void
  private let errorOutput: (String) -> Void

  /// - Parameters:
  ///   - catalog: The screens that can be on the phone.
  ///   - openWindow: What `run` does once everything has been checked.
  ///   - output: Takes what the program has to say.
  ///   - errorOutput: Takes what went wrong.
  package init(
    catalog: any ScreenCatalog,
    openWindow: @escaping @MainActor (RunOptions, Surroundings) throws -> ExitCode,
    output: @escaping (String) -> Void = { print($0, terminator: "") },
    errorOutput: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  ) {
    self.catalog = catalog
    self.openWindow = openWindow
    self.output = output
    self.errorOutput = errorOutput
  }

  /// Does what the arguments behind the program's name ask for.
  package func run(_ arguments: [String]) -> ExitCode {
    do {
      return try perform(CommandArguments(arguments))
    } catch {
      errorOutput(Self.complaint(about: error))
      return error.exitCode
    }
  }

  private func perform(_ arguments: CommandArguments) throws -> ExitCode {
    if arguments["--version"] != nil {
      output("keyboard-playground \(Self.version)\n")
    } else if arguments["--help"] != nil {
      output(arguments.namedCommand.map(HelpText.about) ?? HelpText.overview)
    } else {
      switch arguments.command.task {
      case .help: output(try help(arguments))
      case .run:
        let surroundings = try surroundings(arguments)
        return try openWindow(RunOptions(arguments, in: surroundings), surroundings)
      case .devices: output(try surroundings(arguments).listOfDevices)
      case .screens: output(try surroundings(arguments).listOfScreens)
      case .render: try render(arguments)
      }
    }
    return .success
  }

  private func surroundings(_ arguments: CommandArguments) throws -> Surroundings {
    try Surroundings(arguments, catalog: catalog)
  }

  private func help(_ arguments: CommandArguments) throws(PlaygroundError) -> String {
    guard let name = arguments.operand else { return HelpText.overview }
    guard let command = CommandSyntax.all.first(where: { $0.name == name }) else {
      throw .unknownCommand(name)
    }
    return HelpText.about(command)
  }

  private func render(_ arguments: CommandArguments) throws {
    let surroundings = try surroundings(arguments)
    let rendering = try Rendering(
      RenderOptions(arguments, in: surroundings), in: surroundings)
    let played = Result { try rendering.play() }
    output(rendering.summary)
    try played.get()
  }

  /// Says who complains, except where a place in a file comes first, which
  /// editors look for at the start of a line.
  private static func complaint(about error: any Error) -> String {
    (error.beginsWithPlace ? "" : "keyboard-playground: ") + error.sentence + "\n"
  }
}
