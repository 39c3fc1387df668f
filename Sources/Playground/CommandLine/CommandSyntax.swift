/// A command of the program as help shows it and the parser knows it.
struct CommandSyntax: Hashable, Sendable {
  /// What there is to do.
  enum Task: String, Hashable, Sendable {
    case run, devices, screens, render, help
  }

  let task: Task

  /// What can stand behind the name; longer than a line where there is much.
  let usage: [String]

  /// One short sentence for the list of commands.
  let summary: String

  /// What else help says about it, a paragraph each.
  let details: [String]
  let options: [OptionSyntax]

  /// What its argument is called; nil where it takes none.
  let operand: String?

  init(
    _ task: Task, usage: [String] = [], summary: String, details: [String] = [],
    options: [OptionSyntax] = [], operand: String? = nil
  ) {
    self.task = task
    self.usage = usage
    self.summary = summary
    self.details = details
    self.options = options
    self.operand = operand
  }

  var name: String { task.rawValue }
}
