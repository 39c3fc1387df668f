import Captures
import Drawing
import Foundation
import HostSystem
import Loader
import PhoneSimulator
import Scenarios

/// The program behind its command line.
@MainActor
package struct Program {
  /// The file of the running program.
  package nonisolated static var ownFile: String { "/proc/self/exe".withLinksResolved }

  /// What this project's own program is called.
  package nonisolated static let usualName = "keyboard-playground"

  private let help: HelpText
  let catalog: [AppScreen]
  private let executable: String
  private let opensFiles: Bool
  private let openWindow: @MainActor (RunOptions, CommandResources) throws -> ExitCode
  private let output: (String) throws -> Void
  private let errorOutput: (String) -> Void

  /// - Parameters:
  ///   - name: What the program calls itself.
  ///   - catalog: The screens that can be on the phone.
  ///   - opensFiles: Whether there is a command for files of iOS code.
  ///   - executable: This program's own file, which plays scenarios in processes
  ///     of their own.
  ///   - openWindow: What `run` does once everything has been checked.
  ///   - output: Takes what the program has to say.
  ///   - errorOutput: Takes what went wrong.
  package init(
    name: String = Program.usualName, catalog: [AppScreen], opensFiles: Bool = true,
    executable: String = Program.ownFile,
    openWindow: @escaping @MainActor (RunOptions, CommandResources) throws -> ExitCode,
    output: @escaping (String) throws -> Void = Program.say,
    errorOutput: @escaping (String) -> Void = StandardError.write
  ) {
    help = HelpText(
      program: name, commands: opensFiles ? CommandSyntax.all : CommandSyntax.ofOwnScreens)
    self.catalog = catalog
    self.executable = executable
    self.opensFiles = opensFiles
    self.openWindow = openWindow
    // Names of files, and what is quoted from them, may hold anything.
    self.output = { try output($0.printableLines) }
    self.errorOutput = { errorOutput($0.printableLines) }
  }

  /// Writes to standard output, or throws that it cannot be written.
  package nonisolated static func say(_ text: String) throws {
    do {
      try StandardOutput.write(text)
    } catch {
      throw PlaygroundError.cannotSpeak(code: error.code)
    }
  }

  /// Does what the arguments behind the program's name ask for.
  package func run(_ arguments: [String]) -> ExitCode {
    // A file that grows larger than is allowed is an error of writing, and not the end at once.
    signal(SIGXFSZ, SIG_IGN)
    OpenFiles.occupyStandardNumbers()
    do {
      return try perform(CommandArguments(arguments, of: help.commands))
    } catch let told as ReportedFailure {
      return told.exitCode
    } catch {
      // A reader that has read enough is no error.
      if case PlaygroundError.cannotSpeak(code: EPIPE) = error { Self.die(of: SIGPIPE) }
      errorOutput(complaint(about: error))
      if case PlaygroundError.interrupted(let number) = error { Self.die(of: number) }
      return error.exitCode
    }
  }

  /// Is the process of a session that another one has started.
  func serveSession() -> ExitCode {
    OpenFiles.occupyStandardNumbers()
    return ExitCode(rawValue: SessionServer.run(screens: catalog)) ?? .environment
  }

  /// Is the process of a trial that another one has started.
  func serveTrial(_ arguments: [String]) -> ExitCode {
    OpenFiles.occupyStandardNumbers()
    do {
      let assets = arguments.count > 2 ? ["--assets", arguments[2]] : []
      let resources = try resources(CommandArguments(["screens"] + assets))
      try TrialProcess.serve(arguments[1], in: resources)
      return .success
    } catch {
      errorOutput(complaint(about: error))
      return error.exitCode
    }
  }

  /// Says what is wrong before anything is done.
  func refuse(_ error: PlaygroundError) -> ExitCode {
    errorOutput(complaint(about: error))
    return error.exitCode
  }

  /// Ends the process the way the signal's sender expects.
  private static func die(of number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  private func perform(_ arguments: CommandArguments) throws -> ExitCode {
    if arguments["--version"] != nil {
      try output("\(Self.usualName) \(ProgramVersion.number)\n")
    } else if arguments["--help"] != nil {
      try output(arguments.namedCommand.map(help.about) ?? help.overview)
    } else {
      try checkCatalog()
      try OpenFiles.check()
      switch arguments.command.task {
      case .help: try output(try help(arguments))
      case .run:
        let resources = try resources(arguments)
        var options = try RunOptions(arguments, in: resources)
        options.programName = help.program
        options.opened = try options.screens.map {
          try code(of: $0, options, in: resources)
        }
        return try openWindow(options, resources)
      case .devices: try output(try resources(arguments).listOfDevices)
      case .screens: try output(try resources(arguments).listOfScreens)
      case .render: try render(arguments)
      case .check: return try check(arguments)
      case .sweep:
        let resources = try resources(arguments)
        return try write(.sweep(arguments, in: resources), in: resources)
      case .matrix:
        let resources = try resources(arguments)
        return try write(.matrix(arguments, in: resources), in: resources)
      case .compare:
        let comparison = try ScreenComparison(arguments, in: resources(arguments))
        let (text, isAsSaid) = try comparison.write()
        try output(text)
        return isAsSaid ? .success : .failure
      case .open: return try open(arguments)
      case .initialize:
        let package = try NewPackage(arguments, executable: executable)
        try package.write()
        try output(package.summary)
      case .format: try format(arguments)
      case .verbs: try output(HelpText.scenarioLanguage)
      }
    }
    return .success
  }

  private func resources(_ arguments: CommandArguments) throws -> CommandResources {
    try CommandResources(
      arguments, catalog: catalog, executable: opensFiles ? executable : nil,
      announce: { [errorOutput] in errorOutput("keyboard-playground: \($0)\n") })
  }

  private func help(_ arguments: CommandArguments) throws(PlaygroundError) -> String {
    guard let name = arguments.operands.first else { return help.overview }
    return help.about(try CommandSyntax.find(name, in: help.commands))
  }

  private func render(_ arguments: CommandArguments) throws {
    let resources = try resources(arguments)
    let options = try RenderOptions(arguments, in: resources)
    try RenderRun.checkFolders(options)
    let interruption = Interruption()
    var firstFailure: (any Error)?
    for staging in options.stagings {
      if !staging.codeNames.isEmpty, !CodeTrace.isPhoneProcess {
        do {
          let code = try render(staging, options, arguments, in: resources)
          if code != .success { firstFailure = firstFailure ?? ReportedFailure(exitCode: code) }
        } catch let error as SessionError where error.isOfApp && options.stagings.count > 1 {
          // So are the others here.
          errorOutput(complaint(about: error))
          firstFailure = firstFailure ?? error
        }
        continue
      }
      let rendering = try RenderRun(
        staging, options, in: resources, interruption: interruption)
      let played = Result { try rendering.play() }
      try output(rendering.summary)
      do {
        try played.get()
      } catch let error as ScenarioError where options.stagings.count > 1 {
        // The others are played all the same.
        errorOutput(complaint(about: error))
        firstFailure = firstFailure ?? error
      }
    }
    if let firstFailure { throw ReportedFailure(exitCode: firstFailure.exitCode) }
  }

  /// Plays a scenario with code of its own in another process.
  private func render(
    _ staging: Staging, _ options: RenderOptions, _ arguments: CommandArguments,
    in resources: CommandResources
  ) throws -> ExitCode {
    // What does not compile is told before anything is played, and once.
    _ = try staging.buildCode(in: resources)
    let places = CodePlaces()
    return try PhoneProcess(executable) { places.place(of: $1, in: $0) }.run(
      ["render", "--out=\(options.folder(of: staging))"]
        + arguments.options(without: ["--out", "--screen"]) + ["--", staging.file])
  }

  private func check(_ arguments: CommandArguments) throws -> ExitCode {
    let resources = try resources(arguments)
    if arguments["--merge"] != nil {
      return try MergedCheck(arguments, in: resources).write(saying: output)
    }
    let options = try CheckOptions(
      arguments, in: resources, environment: ProcessInfo.processInfo.environment)
    try resources.prepareFonts()
    return try CheckRun(
      options: options, resources: resources, executable: executable, output: output
    ).run()
  }

  private func write(_ sheet: TrialSheet, in resources: CommandResources) throws -> ExitCode {
    let failures = try sheet.write(in: resources)
    let count = sheet.entries.count
    try output("\(count) picture\(count == 1 ? " is" : "s are") in \(sheet.path)\n")
    if failures > 0 {
      try output("\(failures) of them \(failures == 1 ? "is" : "are") not as the scenario says\n")
    }
    return failures == 0 ? .success : .failure
  }

  private func open(_ arguments: CommandArguments) throws -> ExitCode {
    if arguments["--clean"] != nil {
      try output(ClearedCache().text)
      if arguments["--missing"] == nil, arguments.operands.isEmpty { return .success }
    }
    if arguments["--missing"] != nil {
      let report = try MissingNamesReport(arguments, executable: executable)
      try output(report.text)
      return report.exitCode
    }
    let paths = arguments.operands
    guard !paths.isEmpty else { throw PlaygroundError.missingArgument("FILE") }
    let loader = try CodeLoader(
      assets: Assets.find(explicit: arguments["--assets"]), executable: executable,
      mode: arguments.languageMode()
    ) { errorOutput("keyboard-playground: \($0)\n") }
    let isApp = arguments["--app"] != nil
    if isApp, arguments["--class"] != nil { throw PlaygroundError.conflict("--app", "--class") }
    let wanted = isApp ? WantedClass.app : arguments["--class"].map { WantedClass($0) }
    if let file = arguments["--why"] {
      let listing = try loader.look(at: paths)
      let (declared, _) = try listing.choose(wanted, in: paths)
      try output(NeededFilesReport(listing.needed(by: declared), for: declared).text(on: file))
      return .success
    }
    let host = try arguments["--host"].map { text throws(PlaygroundError) in
      try arguments.choice("--host", text, of: HostKind.self)
    }
    let resourceFolders = try arguments["--resources"].map { path in
      guard (try? FolderContents(path: path, mayBeMissing: false)) != nil else {
        throw PlaygroundError.noSuchFile(path)
      }
      return [URL(filePath: path).standardizedFileURL.path]
    }
    let screens = try OpenedScreens(
      paths, wanted, host: host ?? .form, resources: resourceFolders ?? [], by: loader)
    let listed = screens.listed
    let resources = try CommandResources(arguments, catalog: [listed])
    var options = try RunOptions(arguments, in: resources, screen: listed.name)
    options.opened = [
      RunOptions.Opened(
        screens: screens.screen.map { [$0] } ?? [], source: screens, program: executable,
        waitsForDebugger: arguments["--wait-for-debugger"] != nil)
    ]
    return try openWindow(options, resources)
  }

  /// The code that a screen of the window is named by, built; nil where that is another screen.
  private func code(
    of screen: String, _ options: RunOptions, in resources: CommandResources
  ) throws -> RunOptions.Opened? {
    guard resources.takesCode, ScenarioVocabulary.namesCode(screen) else { return nil }
    // The screen of a scenario is found from there, another one from where the command is given.
    let folder = screen == options.play?.screen ? options.play?.folder ?? "" : ""
    let (paths, wanted) = CodeName.parts(of: screen, in: folder)
    let screens = try OpenedScreens(
      paths, wanted, named: screen,
      by: CodeLoader(assets: resources.assets, executable: executable) {
        errorOutput("keyboard-playground: \($0)\n")
      })
    let others = (options.play?.codeNames ?? []).filter { $0 != screen }
    return RunOptions.Opened(
      screens: (screens.screen.map { [$0] } ?? [])
        + (try others.map { try resources.build($0, in: options.play?.folder ?? "") }),
      source: screens, program: executable)
  }

  private func format(_ arguments: CommandArguments) throws {
    guard let file = arguments.operands.first else {
      throw PlaygroundError.missingArgument("FILE")
    }
    let bytes = try ScenarioFile.read(file)
    let vocabulary = try resources(arguments).vocabulary()
    let text =
      file.hasSuffix(".steps")
      ? try ScenarioParser.formatSteps(bytes, file: file, vocabulary: vocabulary)
      : try ScenarioParser.parse(bytes, file: file, vocabulary: vocabulary).description
    if arguments["--write"] == nil {
      try output(text)
    } else if Array(text.utf8) != bytes {
      try FileOutput.checkFile(at: file)
      try FileOutput.write(Array(text.utf8), to: file)
    }
  }

  /// Says who complains, except where a place in a file comes first, which
  /// editors look for at the start of a line.
  private func complaint(about error: any Error) -> String {
    if let error = error as? SeveralFailures { return error.all.map(complaint).joined() }
    return (error.beginsWithPlace ? "" : "\(help.program): ") + help.naming(error.sentence) + "\n"
  }
}
