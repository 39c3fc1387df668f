extension CommandSyntax {
  static let initialize = CommandSyntax(
    .initialize, usage: ["[DIR] [--package URL | DIR]"],
    summary: "Writes a package with a screen, a scenario and a test to begin with.",
    details: [
      "Writes into DIR, or where you are, a Swift package with a view controller, a program that "
        + "shows it, a scenario, a test, and a script that runs both, for a pipeline of GitHub's, too. "
        + "Nothing is written over.",
      "The package depends on the folder that this program was built from.",
    ],
    options: [
      OptionSyntax(
        "--package", "URL | DIR",
        help: "What the package depends on instead: an address of git, or another folder.")
    ], operands: .one)
}
