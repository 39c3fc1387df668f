extension CommandSyntax {
  static let run = CommandSyntax(
    .run,
    usage: [
      "[--device NAME] [--screen NAME] [--keyboard-height POINTS]",
      "[--scale N] [--slow FACTOR] [--trace FILE]",
    ],
    summary: "Opens a window with the phone; what happens when no command is given.",
    details: ["F1 in the window lists its keys and what the mouse does."],
    options: [
      OptionSyntax(
        "--device", "NAME", help: "The phone; \"keyboard-playground devices\" lists them."),
      OptionSyntax(
        "--screen", "NAME",
        help: "What is on the phone; \"keyboard-playground screens\" lists them."),
      OptionSyntax(
        "--keyboard-height", "POINTS", help: "The keyboard's height, instead of the device's own."),
      OptionSyntax(
        "--scale", "N",
        help: "Pixels to a point; without it the phone gets as large as the screen allows."),
      OptionSyntax("--slow", "FACTOR", help: "How many times slower everything on the phone is."),
      OptionSyntax(
        "--trace", "FILE",
        help: "Writes where keyboard and target are in every frame, as CSV, while it happens; "
          + "- is standard output."),
    ])

  static let devices = CommandSyntax(
    .devices, summary: "Lists the phones and tablets that can be simulated.")

  static let screens = CommandSyntax(
    .screens, summary: "Lists the screens, and what to watch on them.")

  static let render = CommandSyntax(
    .render, usage: ["(--screen NAME | FILE.scenario) --out DIR [--scale N]"],
    summary: "Plays a scenario without a window and writes its frames.",
    details: [
      "Writes every frame as frame-00000.png and so on, the scenario's stills under their own "
        + "names, and trace.csv. Numbered frames of an earlier run in the same folder are removed "
        + "first. Time is logical, usually 60 frames a second: the same scenario gives the same "
        + "files."
    ],
    options: [
      OptionSyntax("--screen", "NAME", help: "Plays the demonstration of this screen."),
      OptionSyntax("--out", "DIR", help: "The folder to write to; made if it is not there."),
      OptionSyntax(
        "--scale", "N",
        help: "Pixels to a point, instead of the scenario's own; else "
          + "\(Int(RenderOptions.usualScale))."),
    ], operand: "FILE.scenario")

  static let help = CommandSyntax(
    .help, usage: ["[COMMAND]"], summary: "Explains a command.", operand: "COMMAND")

  static let all = [run, devices, screens, render, help]

  /// Options every command takes.
  static let common = [
    OptionSyntax("--assets", "DIR", help: "The folder with devices.json, fonts.conf, scenarios."),
    OptionSyntax("--help", help: "Explains the command."),
    OptionSyntax("--version", help: "Prints the version."),
  ]
}
