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
    .render,
    usage: [
      "(--screen NAME | FILE...) --out DIR [--write LIST] [--scale N]",
      "[--film FORMAT] [--touches]",
    ],
    summary: "Plays scenarios without a window and writes what is seen.",
    details: [
      "Writes every frame as frame-00000.png and so on, the scenario's stills, films and dumps "
        + "under their own names, and trace.csv. Several scenarios get a "
        + "folder each. Numbered frames of an earlier run in the same folder are removed "
        + "first. Time is logical, usually 60 frames a second: the same scenario gives the same "
        + "files. The last line has the motion's numbers.",
      "\"keyboard-playground verbs\" says how scenarios are written.",
    ],
    options: [
      OptionSyntax("--screen", "NAME", help: "Plays the demonstration of this screen."),
      OptionSyntax("--out", "DIR", help: "The folder to write to; made if it is not there."),
      OptionSyntax(
        "--write", "LIST",
        help: "What to write, with commas: frames, pictures (the scenario's own), film (the whole "
          + "run), trace, goldens (what check compares); else frames,pictures,trace."),
      OptionSyntax(
        "--scale", "N",
        help: "Pixels to a point, instead of the scenario's own; else "
          + "\(Int(RenderOptions.usualScale))."),
      OptionSyntax(
        "--film", "FORMAT",
        help: "The format of films: apng, which is usual, or mp4 or webm, which need ffmpeg."),
      OptionSyntax("--touches", help: "Shows fingers in films and numbered frames."),
    ], operands: .any)

  static let check = CommandSyntax(
    .check,
    usage: [
      "[FILE | FOLDER ...] [--goldens DIR] [--update MODE]",
      "[--tolerance PERCENT] [--scale N] [--jobs N] [--timeout SECONDS]",
      "[--shard I/N] [--report DIR] [--junit FILE] [--annotations]",
    ],
    summary: "Plays scenarios and compares what is seen with pictures and traces kept.",
    details: [
      "Plays each scenario in a process of its own and compares stills, strips, dumps and the "
        + "trace with the files in DIR/SCENARIO. Without a file or folder it takes the scenarios "
        + "of this program. Where something differs, a page shows the old and the new picture, "
        + "the pixels that differ and the views under them, and the lines of the trace.",
      "Goldens that no scenario makes any more fail the check. DIR/RENDERER names the libraries "
        + "and fonts that made the pictures: with others traces are still compared exactly, "
        + "pictures only with a tolerance; the exit status is then 3.",
    ],
    options: [
      OptionSyntax(
        "--goldens", "DIR", help: "Where the goldens are; else \(CheckOptions.usualGoldens)."),
      OptionSyntax(
        "--update", "MODE",
        help: "Which goldens to write: missing ones, failing ones too, all, or never; else "
          + "missing, or never where CI is set in the environment."),
      OptionSyntax(
        "--tolerance", "PERCENT",
        help: "How far the colour of a pixel may be off, in percent of black and white; else 0."),
      OptionSyntax(
        "--scale", "N",
        help: "Pixels to a point, instead of the scenario's own; else "
          + "\(Int(CheckOptions.usualScale))."),
      OptionSyntax("--jobs", "N", help: "How many scenarios at a time; else as many as cores."),
      OptionSyntax(
        "--timeout", "SECONDS",
        help: "How long a scenario may take; else \(Int(CheckOptions.usualTimeout))."),
      OptionSyntax("--shard", "I/N", help: "Does the I-th of N parts of the work only."),
      OptionSyntax(
        "--report", "DIR",
        help: "Where the page goes, and always write it; else \(CheckOptions.usualReport), if "
          + "something differs."),
      OptionSyntax("--junit", "FILE", help: "Writes the results as JUnit XML, for CI."),
      OptionSyntax("--annotations", help: "Prints the findings as GitHub shows them in a change."),
    ], operands: .any)

  static let format = CommandSyntax(
    .format, usage: ["FILE [--write]"],
    summary: "Prints a scenario in its canonical form.",
    options: [OptionSyntax("--write", help: "Writes it back to the file instead.")],
    operands: .one)

  static let verbs = CommandSyntax(
    .verbs, summary: "Lists what scenarios are made of: settings, and steps by their verbs.")

  static let help = CommandSyntax(
    .help, usage: ["[COMMAND]"], summary: "Explains a command.", operands: .one)

  static let all = [run, devices, screens, render, check, format, verbs, help]

  /// Options every command takes.
  static let common = [
    OptionSyntax("--assets", "DIR", help: "The folder with devices.json, fonts.conf, scenarios."),
    OptionSyntax("--help", help: "Explains the command."),
    OptionSyntax("--version", help: "Prints the version."),
  ]
}
