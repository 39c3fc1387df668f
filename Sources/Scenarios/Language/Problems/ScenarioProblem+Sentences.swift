extension ScenarioProblem.Kind: CustomStringConvertible {
  /// One sentence for the writer of the scenario, without its place.
  package var description: String {
    switch self {
    case .wrongEncoding(let name):
      "the file is \(name) text; save it as UTF-8"
    case .notUTF8:
      "the file is not UTF-8 text"
    case .controlCharacter(let value):
      "the control character U+\(Self.hexadecimal(value)) does not belong into a scenario"
    case .noDashes:
      "a line of dashes (---) is missing between the settings and the steps"
    case .noScreen(let known):
      "the settings name no screen; add one, such as \"screen: \(known.first ?? "NAME")\""
    case .notASetting(let text):
      "\(Self.shown(text)) is not a setting; above the line of dashes stands \"key: value\""
    case .unknownSetting(let name, let nearest):
      "unknown setting \(Self.shown(name))" + Self.suggestion(nearest)
    case .settingTwice(let name, let firstLine):
      "\(Self.shown(name)) is set already, in line \(firstLine)"
    case .unknownDevice(let name, let nearest):
      "unknown device \(Self.shown(name))" + Self.suggestion(nearest)
    case .unknownScreen(let name, let nearest):
      "unknown screen \(Self.shown(name))" + Self.suggestion(nearest)
    case .unknownVerb(let name, let nearest):
      "unknown verb \(Self.shown(name))" + Self.suggestion(nearest)
    case .unknownKey(let name, let nearest):
      "unknown key \(Self.shown(name))" + Self.suggestion(nearest)
    case .unknownWord(let word, let allowed, let nearest):
      "\(Self.shown(word)) cannot stand here, only \(allowed.joined(separator: " or "))"
        + Self.suggestion(nearest)
    case .missing(let what, let mayBeComment):
      "\(what) is missing here"
        + (mayBeComment ? "; what stands behind two spaces and a # is a comment" : "")
    case .trailing(let word):
      "nothing more is expected here, but there is \(Self.shown(word))"
    case .notANumber(let text, let wanted):
      "\(Self.shown(text)) is not \(wanted), which is a plain number such as 12 or 0.25"
    case .outOfRange(let text, let wanted, let allowed):
      "\(Self.shown(text)) is out of range; \(wanted) is \(allowed)"
    case .notAText(let word):
      "\(Self.shown(word)) is not a text; texts stand in double quotes"
    case .longText(let limit):
      "a text that is typed has at most \(limit) characters; several steps type more"
    case .notATarget(let word):
      "\(Self.shown(word)) is not a target; a target is #identifier, \"text\" or x,y"
    case .notAView(let word):
      "\(Self.shown(word)) does not name a view; write #name, #\"a name\" with spaces, or \"text\""
    case .notAFile(let word):
      "\(Self.shown(word)) is not the name of a file"
    case .notAList(let word, let wanted):
      "\(Self.shown(word)) is not \(wanted); the numbers have a comma and no space between them"
    case .notAMark(let word, let wanted):
      "\(Self.shown(word)) is not \(wanted) with times in seconds and numbers that are possible"
    case .outOfOrder(let word):
      "\(Self.shown(word)) comes before the time in front of it"
    case .wrongCount(let count, let wanted):
      "there are \(count) times; wanted is \(wanted)"
    case .offScreen(let point, let width, let height):
      "\(Self.shown(point)) lies outside the screen, which is \(width) by \(height) points"
    case .openText:
      "this text has no closing double quote"
    case .unknownEscape(let escape):
      "\(Self.shown(escape)) means nothing; there are \\\", \\\\, \\n, \\t and \\u{HEX}"
    case .gluedText:
      "a space is missing after the closing double quote"
    case .badOutputName(let name):
      "\(Self.shown(name)) cannot be the name of a file of the scenario; it has letters, digits, -, "
        + "_ and ., at most 100, begins with a letter or digit and not with \"frame-\", and is not "
        + "failure, film, timeline or trace"
    case .outputTwice(let name, let first):
      "a file named \(Self.shown(name)) is written already, in line \(first.line) of \(first.file)"
    case .outputOfTwiceIncluded(let name):
      "this file is included more than once, and a file named \(Self.shown(name)) would be written "
        + "each time"
    case .tooManyPictures(let limit):
      "a strip has at most \(limit) pictures"
    case .unreadableFile(let path, let reason):
      "\(Self.shown(path)) cannot be included: \(reason)"
    case .notSteps(let path, let line):
      "\(Self.shown(path)) is no file of steps: its line \(line) does not begin with a verb"
    case .foreignLines(let count):
      "after \(count) lines that are no steps the rest of the included file was not read"
    case .settingsInIncludedFile:
      "an included file has steps alone; settings and dashes belong to the scenario that includes it"
    case .includesItself(let path):
      "\(Self.shown(path)) would include itself for ever"
    case .includedTooDeeply(let limit):
      "files include each other more than \(limit) deep"
    case .includesTooMuch(let limit):
      "the included files have more than \(limit) bytes in all"
    case .givenUp(let count):
      "after \(count) mistakes the rest of the file was not read"
    }
  }

  /// Untrusted text in quotes, without terminal control characters.
  private static func shown(_ text: String) -> String {
    text.unicodeScalars.count > 60
      ? (String(text.unicodeScalars.prefix(60)) + "…").quoted : text.quoted
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \"\($0)\"?" } ?? ""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
