/// The commands that look at many runs, or at texts.
extension CommandSyntax {
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
        + "trace with the files in DIR/SCENARIO. Of a folder it takes the files *.scenario right in it, "
        + "without a file or folder those of this program. Where something differs, a page shows the old and the new picture, "
        + "the pixels that differ and the views under them, and the lines of the trace.",
      "Goldens that no scenario makes any more fail the check; updating failing or all removes "
        + "them, in folders that a check has made. DIR/RENDERER lists these, and names the libraries "
        + "and fonts that made the pictures: with others traces are still compared exactly, "
        + "pictures only with a tolerance; where they are not, the exit status is 3.",
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
          + "something differs. It replaces that of an earlier check, and nothing else."),
      OptionSyntax("--junit", "FILE", help: "Writes the results as JUnit XML, for CI."),
      OptionSyntax("--annotations", help: "Prints the findings as GitHub shows them in a change."),
    ], operands: .any)

  private static let sheetOptions = [
    OptionSyntax("--out", "FILE", help: "Where the sheet goes, as a PNG picture."),
    OptionSyntax(
      "--still", "NAME", help: "Which still to show; else the last one, or the end."),
    OptionSyntax(
      "--scale", "N", help: "Pixels to a point; else \(Int(TrialSheet.usualScale))."),
    OptionSyntax("--columns", "N", help: "How many pictures side by side."),
  ]

  private static let aboutSheets =
    "Under each picture are the motion's numbers. Expectations that are not met are said there "
    + "too and do not end the run; the exit status is then 1."

  static let sweep = CommandSyntax(
    .sweep,
    usage: [
      "FILE --heights LIST --out FILE", "[--still NAME] [--scale N] [--columns N]",
    ],
    summary: "Plays a scenario under keyboards of several heights, onto one sheet.",
    details: [aboutSheets],
    options: [
      OptionSyntax(
        "--heights", "LIST",
        help: "Heights in points with commas between them, or ranges: 200..300:10 is from 200 to "
          + "300 in steps of 10, which are 20 where none is named.")
    ] + sheetOptions, operands: .one)

  static let matrix = CommandSyntax(
    .matrix,
    usage: [
      "FILE ... (--devices LIST [--screens LIST] | --screens LIST)",
      "--out FILE [--still NAME] [--scale N] [--columns N]",
    ],
    summary: "Plays scenarios on several devices and screens, onto one sheet.",
    details: [
      "Where no devices are listed a scenario is played on its own one, where no screens are on "
        + "its own screen.", aboutSheets,
    ],
    options: [
      OptionSyntax("--devices", "LIST", help: "Devices with commas between them, or all."),
      OptionSyntax("--screens", "LIST", help: "Screens with commas between them, or all."),
    ] + sheetOptions, operands: .any)

  static let compare = CommandSyntax(
    .compare,
    usage: ["SCREEN SCREEN [FILE] --out FILE [--scale N] [--film FORMAT]", "[--touches]"],
    summary: "Plays one scenario on two screens, side by side in one film.",
    details: [
      "FILE is a scenario whose own screen does not count; without one it is the demonstration of "
        + "the first screen. Expectations that are not met do not end the run; a step that one "
        + "screen cannot do ends it there. The exit status is then 1."
    ],
    options: [
      OptionSyntax("--out", "FILE", help: "Where the film goes."),
      OptionSyntax(
        "--scale", "N",
        help: "Pixels to a point, instead of the scenario's own; else "
          + "\(Int(CheckOptions.usualScale))."),
      OptionSyntax(
        "--film", "FORMAT",
        help: "apng, or mp4 or webm, which need ffmpeg; else what the name of the file says."),
      touches,
    ], operands: .three)

  static let format = CommandSyntax(
    .format, usage: ["FILE [--write]"],
    summary: "Prints a scenario in its canonical form.",
    details: ["A file of steps alone, which scenarios include, is one whose name ends in .steps."],
    options: [OptionSyntax("--write", help: "Writes it back to the file instead.")],
    operands: .one)

  static let verbs = CommandSyntax(
    .verbs, summary: "Lists what scenarios are made of: settings, and steps by their verbs.")
}
