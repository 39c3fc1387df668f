import Captures

extension CommandSyntax {
  static let check = CommandSyntax(
    .check,
    usage: [
      "[FILE | FOLDER ...] [--goldens DIR] [--update MODE]",
      "[--tolerance PERCENT] [--scale N] [--jobs N] [--timeout SECONDS]",
      "[--shard I/N] [--report DIR] [--json FILE] [--junit FILE]",
      "[--annotations]",
      "--merge DIR ... [--report DIR] [--json FILE] [--junit FILE]",
      "[--annotations]",
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
      "Several machines share the work with --shard and --report; of the folders they have reported "
        + "to --merge makes one page and one exit status. The page names the command that takes over "
        + "what is seen, and has a film of each run that failed.",
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
      OptionSyntax(
        "--merge", help: "Plays nothing, and makes one report of those in the folders DIR."),
      OptionSyntax(
        "--json", "FILE",
        help: "Writes the results as JSON, which is \(JSONReport.fileName) beside the page as well."
      ),
      OptionSyntax("--junit", "FILE", help: "Writes the results as JUnit XML, for CI."),
      OptionSyntax("--annotations", help: "Prints the findings as GitHub shows them in a change."),
    ], operands: .any)
}
