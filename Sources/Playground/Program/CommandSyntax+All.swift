extension CommandSyntax {
  static let help = CommandSyntax(
    .help, usage: ["[COMMAND]"], summary: "Explains a command.", operands: .one)

  /// All commands; the first is done where none is named.
  static let all = [
    run, devices, screens, render, check, sweep, matrix, compare, open, format, verbs, help,
  ]

  /// Finds a command by its name.
  static func named(_ name: String) throws(PlaygroundError) -> CommandSyntax {
    try find(name, in: all)
  }
}

extension CommandArguments {
  /// Sorts the arguments behind the program's name.
  init(_ arguments: [String]) throws(PlaygroundError) {
    try self.init(arguments, of: CommandSyntax.all)
  }
}
