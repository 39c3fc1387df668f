/// The commands that list what there is, and write a scenario in its canonical form.
extension CommandSyntax {
  static let devices = CommandSyntax(
    .devices, summary: "Lists the phones and tablets that can be simulated.")

  static let screens = CommandSyntax(
    .screens, summary: "Lists the screens, and what to watch on them.")

  static let verbs = CommandSyntax(
    .verbs, summary: "Lists what scenarios are made of: settings, and steps by their verbs.")

  static let format = CommandSyntax(
    .format, usage: ["FILE [--write]"],
    summary: "Prints a scenario in its canonical form.",
    details: ["A file of steps alone, which scenarios include, is one whose name ends in .steps."],
    options: [OptionSyntax("--write", help: "Writes it back to the file instead.")],
    operands: .one)
}
