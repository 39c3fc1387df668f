import Loader

extension CommandArguments {
  /// The language mode that is asked for; throws where there is none of that name.
  func languageMode() throws(PlaygroundError) -> LanguageMode {
    guard let text = self["--swift"] else { return .five }
    return try choice("--swift", text, of: LanguageMode.self)
  }
}

extension CommandSyntax {
  static let open = CommandSyntax(
    .open,
    usage: [
      "FILE | FOLDER ... [--class NAME | --app]",
      "[--device NAME] [--keyboard-height POINTS]",
      "[--look WORDS] [--scale N] [--slow FACTOR]",
      "[--host KIND] [--resources DIR] [--why FILE]",
      "[--swift MODE] [--trace FILE] [--record FILE]",
      "[--wait-for-debugger]",
      "[--missing FILE | FOLDER ...] [--clean]",
    ],
    summary: "Opens a view controller of files written for iOS in a window.",
    details: [
      "The files are taken as they are, all of one module together. What speaks to Objective-C is "
        + "rewritten first (@objc, #selector, overrides in extensions, conditions for iOS), then all "
        + "is compiled against UIKit as it is here. Of a folder those *.swift in it are compiled that "
        + "the class needs. What is shown is the class that --class names, the only view controller, "
        + "or the one that is chosen in the window. A view, or an object that is none, is shown on a "
        + "screen with six fields, which --host changes.",
      "When a file is saved, all is compiled again, and the same moment is seen with the new code: "
        + "everything that was done is done once more. Errors stand in the window, and the old code "
        + "goes on.",
      "The code runs, as you, in a process of its own: if it traps or does not answer for 5 s, that "
        + "process ends, and the window stays and says where. What it prints goes to standard output, "
        + "and is shown in the window by F4. What it does over the network is really done.",
      "--missing says which names files need of UIKit that are not here. Each has a line: the place "
        + "of its first use, how often it is used, and the name that is most like it. Where none is "
        + "missing, the compiler's own words say what keeps the files from compiling. The exit status "
        + "is 0 if they compile and 1 if they do not.",
      "The Swift toolchain has to be there. The first time, the program that rewrites is built with "
        + "it, which takes some seconds, into keyboard-playground in XDG_CACHE_HOME or ~/.cache. "
        + "There is room for four toolchains and for the 32 libraries that were used last; --clean "
        + "removes the folder.",
    ],
    options: [
      OptionSyntax(
        "--class", "NAME",
        help: "The class that is shown; where its objects need arguments, how one is made: "
          + "--class 'LoginViewController(user: \"Zoe\")'."),
      OptionSyntax(
        "--app",
        help:
          "Begins with the app's delegate, and that of its scene, instead of a class; scenarios "
          + "name it by FOLDER#@main."),
      OptionSyntax(
        "--host", "KIND",
        help:
          "Where a class is shown that is no view controller: among the fields of a form, of one "
          + "that scrolls, or above a text; form without it."),
      OptionSyntax(
        "--resources", "DIR",
        help:
          "A folder with pictures, tables of texts (*.strings) and asset catalogues, besides the "
          + "folders that are opened and those of files that are."),
      OptionSyntax(
        "--swift", "MODE",
        help: "The language mode that the files are compiled in: 5, as without it, or 6."),
      OptionSyntax(
        "--why", "FILE", help: "Says why the class needs a file, and opens no window."),
      device,
      keyboardHeight,
      look,
      windowScale,
      slow,
      OptionSyntax("--trace", "FILE", help: "Writes where keyboard and target are, as run does."),
      record,
      OptionSyntax(
        "--wait-for-debugger",
        help: "Starts the code when a debugger holds its process, whose number is said."),
      OptionSyntax("--missing", help: "Lists what is missing, and opens no window."),
      OptionSyntax("--clean", help: "Removes what was built, before anything else is done."),
    ], operands: .any)
}
