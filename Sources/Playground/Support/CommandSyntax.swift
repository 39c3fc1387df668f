import HostSystem

/// A command of the program as help shows it and the parser knows it.
struct CommandSyntax: Hashable, Sendable {
  /// What there is to do.
  enum Task: String, Hashable, Sendable {
    case run, devices, screens, render, check, sweep, matrix, compare, open, format, verbs, help
    case initialize = "init"
  }

  let task: Task

  /// What can stand behind the name; longer than a line where there is much.
  let usage: [String]

  /// One short sentence for the list of commands.
  let summary: String

  /// What else help says about it, a paragraph each.
  let details: [String]
  let options: [OptionSyntax]

  /// How many arguments it takes besides its options, at most.
  let operands: Operands

  enum Operands: Hashable, Sendable {
    case none, one, three, any

    var most: Int {
      switch self {
      case .none: 0
      case .one: 1
      case .three: 3
      case .any: .max
      }
    }
  }

  init(
    _ task: Task, usage: [String] = [], summary: String, details: [String] = [],
    options: [OptionSyntax] = [], operands: Operands = .none
  ) {
    self.task = task
    self.usage = usage
    self.summary = summary
    self.details = details
    self.options = options
    self.operands = operands
  }

  var name: String { task.rawValue }

  /// Options every command takes.
  static let common = [
    OptionSyntax("--assets", "DIR", help: "The folder with devices.json, fonts.conf, scenarios."),
    OptionSyntax("--help", help: "Explains the command."),
    OptionSyntax("--version", help: "Prints the version."),
  ]

  /// Finds a command by its name.
  static func find(
    _ name: String, in commands: [CommandSyntax]
  ) throws(PlaygroundError) -> CommandSyntax {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, nearest: NearestName.of(name, in: commands.map(\.name)))
    }
    return command
  }
}

/// An option of the command line as help shows it and the parser knows it.
struct OptionSyntax: Hashable, Sendable {
  /// With its dashes.
  let name: String

  /// What its value is called; nil where it takes none.
  let value: String?
  let help: String

  init(_ name: String, _ value: String? = nil, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The option with its value's name.
  var spelling: String { value.map { "\(name) \($0)" } ?? name }
}
