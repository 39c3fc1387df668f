extension CommandSyntax {
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
}
