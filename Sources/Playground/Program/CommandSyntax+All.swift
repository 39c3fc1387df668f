extension CommandSyntax {
  static let help = CommandSyntax(
    .help, usage: ["[COMMAND]"], summary: "Explains a command.", operands: .one)

  /// All commands; the first is done where none is named.
  static let all = [
    run, devices, screens, render, check, sweep, matrix, compare, open, initialize, format, verbs,
    help,
  ]

  /// The commands of a program that has screens of its own, and neither reads files of iOS code nor makes
  /// packages.
  static let ofOwnScreens = all.filter { $0.task != .open && $0.task != .initialize }
}

extension CommandArguments {
  /// Sorts the arguments behind the program's name.
  init(_ arguments: [String]) throws(PlaygroundError) {
    try self.init(arguments, of: CommandSyntax.all)
  }
}
