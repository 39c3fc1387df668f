extension CommandSyntax {
  static let run = CommandSyntax(
    .run,
    usage: [
      "[--device NAME] [--screen NAME] [--keyboard-height POINTS]",
      "[--scale N] [--slow FACTOR] [--trace FILE]",
      "[--record FILE] [--play FILE]",
    ],
    summary: "Opens a window with the phone; what happens when no command is given.",
    details: [
      "F1 in the window lists its keys and what the mouse does.",
      "Stills (Ctrl+S) are saved in the folder keyboard-playground among your pictures, recordings "
        + "(Ctrl+R) in the one among your documents: XDG_PICTURES_DIR and XDG_DOCUMENTS_DIR, the "
        + "desktop's user-dirs.dirs, or ~/Pictures and ~/Documents.",
      "A recording is a scenario: it gives the same trace again, in a window or without one. "
        + "What is typed into a password field is not in it, only how many characters it was.",
    ],
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
        help: "Writes where keyboard and target are, as CSV, while it happens: a row for each "
          + "frame that is not like the one before, as render --write goldens does. For - it is standard output, with additional rows whose event is settled: nothing "
          + "moves, and all input is handled."),
      OptionSyntax(
        "--record", "FILE", help: "Writes everything that was done as a scenario, at the end."),
      OptionSyntax(
        "--play", "FILE",
        help: "Plays a scenario in the window, on its own device and screen, and hands the phone "
          + "over at its end. Of its stills, films and dumps only the time passes. The exit "
          + "status is 1 if a step failed."),
    ])

  static let devices = CommandSyntax(
    .devices, summary: "Lists the phones and tablets that can be simulated.")

  static let screens = CommandSyntax(
    .screens, summary: "Lists the screens, and what to watch on them.")

  static let render = CommandSyntax(
    .render,
    usage: [
      "(--screen NAME | FILE...) --out DIR [--write LIST] [--scale N]",
      "[--film FORMAT] [--touches] [--quiet]",
    ],
    summary: "Plays scenarios without a window and writes what is seen.",
    details: [
      "Writes every frame as frame-00000.png and so on, the scenario's stills, films and dumps "
        + "under their own names, trace.csv, and timeline.png and timeline.svg. Several scenarios "
        + "get a folder each. Numbered frames of an earlier run in the same folder are removed "
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
          + "run), trace, timeline, goldens (what check compares); else frames,pictures,trace,"
          + "timeline."),
      OptionSyntax(
        "--scale", "N",
        help: "Pixels to a point, instead of the scenario's own; else "
          + "\(Int(RenderOptions.usualScale))."),
      OptionSyntax(
        "--film", "FORMAT",
        help: "The format of films: apng, which is usual, or mp4 or webm, which need ffmpeg."),
      touches,
      OptionSyntax("--quiet", help: "Does not say how far long work is."),
    ], operands: .any)

  /// For whatever makes films.
  static let touches = OptionSyntax(
    "--touches", help: "Shows fingers in films and numbered frames.")

  static let help = CommandSyntax(
    .help, usage: ["[COMMAND]"], summary: "Explains a command.", operands: .one)

  static let all = [
    run, devices, screens, render, check, sweep, matrix, compare, format, verbs, help,
  ]

  /// Options every command takes.
  static let common = [
    OptionSyntax("--assets", "DIR", help: "The folder with devices.json, fonts.conf, scenarios."),
    OptionSyntax("--help", help: "Explains the command."),
    OptionSyntax("--version", help: "Prints the version."),
  ]
}
