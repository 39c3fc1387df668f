extension CommandSyntax {
  static let run = CommandSyntax(
    .run,
    usage: [
      "[--device NAME] [--screen NAME] [--keyboard-height POINTS]",
      "[--look WORDS] [--scale N] [--slow FACTOR] [--trace FILE]",
      "[--record FILE] [--play FILE] [--compare SCREEN]",
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
      device,
      OptionSyntax(
        "--screen", "NAME",
        help: "What is on the phone; \"keyboard-playground screens\" lists them."),
      keyboardHeight,
      look,
      windowScale,
      slow,
      OptionSyntax(
        "--trace", "FILE",
        help: "Writes where keyboard and target are, as CSV, while it happens: a row for each "
          + "frame that is not like the one before, as render --write goldens does. For - it is standard output, with additional rows whose event is settled: nothing "
          + "moves, and all input is handled."),
      record,
      OptionSyntax(
        "--play", "FILE",
        help: "Plays a scenario in the window, on its own device and screen, and hands the phone "
          + "over at its end. Of its stills, films and dumps only the time passes. The exit "
          + "status is 1 if a step failed."),
      OptionSyntax(
        "--compare", "SCREEN",
        help: "Shows a second phone with another screen beside the first, under the same input. A "
          + "trace is written for each: --trace A,B. The recording has places instead of names, so "
          + "that it plays on either screen."),
    ])
}
