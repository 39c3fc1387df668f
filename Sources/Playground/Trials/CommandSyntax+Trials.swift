/// The commands that play scenarios under many circumstances, or on several screens.
extension CommandSyntax {
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
      "FILE ... [--devices LIST] [--screens LIST] [--looks LIST]",
      "--out FILE [--still NAME] [--scale N] [--columns N]",
    ],
    summary: "Plays scenarios on several devices and screens and in several looks, onto one sheet.",
    details: [
      "At least one of the lists has to be there. Where no devices are listed a scenario is played on "
        + "its own one, where no screens are on its own screen, where no looks are in its own.",
      aboutSheets,
    ],
    options: [
      OptionSyntax("--devices", "LIST", help: "Devices with commas between them, or all."),
      OptionSyntax("--screens", "LIST", help: "Screens with commas between them, or all."),
      OptionSyntax(
        "--looks", "LIST",
        help:
          "How apps look, with commas between the looks, such as light,dark,dark+AX3: one of XS, "
          + "S, M, L, XL, XXL, XXXL and AX1 to AX5 is the size of text, and there are right-to-left, "
          + "increased-contrast, reduced-motion, cross-fade and pink-tint."),
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
}
