extension CommandSyntax {
  static let open = CommandSyntax(
    .open, usage: ["[--clear-cache] [--missing FILE | FOLDER ...]"],
    summary: "Says what files written for iOS need of UIKit that is not here.",
    details: [
      "The files are taken as they are, all of one module together; a folder stands for every *.swift "
        + "in it. What speaks to Objective-C is rewritten first (@objc, #selector, overrides in "
        + "extensions, conditions for iOS), then all is compiled against UIKit as it is here.",
      "Each name that is missing has a line: the place of its first use, how often it is used, and "
        + "the name that is most like it. Where none is missing, the compiler's own words say what "
        + "keeps the files from compiling. The exit status is 0 if they compile and 1 if they do not.",
      "The Swift toolchain has to be there. The first time, the program that rewrites is built with "
        + "it, which takes some seconds, into keyboard-playground in XDG_CACHE_HOME or ~/.cache. "
        + "There is room for four toolchains; --clear-cache removes the folder.",
    ],
    options: [
      OptionSyntax("--missing", help: "Lists what is missing."),
      OptionSyntax("--clear-cache", help: "Removes what was built to read Swift."),
    ], operands: .any)
}
