/// A place in a scenario that says something it cannot mean.
package struct ScenarioProblem: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case wrongEncoding(String)
    case notUTF8
    case controlCharacter(UInt32)
    case noDashes
    case noScreen(known: [String])
    case notASetting(String)
    case unknownSetting(String, nearest: String?)
    case settingTwice(String, firstLine: Int)
    case unknownDevice(String, nearest: String?)
    case unknownScreen(String, nearest: String?)
    case unknownVerb(String, nearest: String?)
    case unknownKey(String, nearest: String?)
    /// A word that is none of those that may stand there.
    case unknownWord(String, allowed: [String], nearest: String?)
    case missing(String, mayBeComment: Bool)
    case trailing(String)
    case notANumber(String, wanted: String)
    case outOfRange(String, wanted: String, allowed: String)
    case notAText(String)
    case longText(limit: Int)
    case notATarget(String)
    case notAView(String)
    case notAFile(String)
    /// Numbers with commas between them.
    case notAList(String, wanted: String)
    /// One of the times behind `along`.
    case notAMark(String, wanted: String)
    case outOfOrder(String)
    case wrongCount(Int, wanted: String)
    case offScreen(String, width: Int, height: Int)
    case openText
    case unknownEscape(String)
    case gluedText
    case badOutputName(String)
    case outputTwice(String, first: Origin)
    case outputOfTwiceIncluded(String)
    case tooManyPictures(Int)
    case unreadableFile(String, reason: String)
    /// An included file that is something else; the line is the first that is no step.
    case notSteps(String, line: Int)
    case foreignLines(Int)
    case settingsInIncludedFile
    case includesItself(String)
    case includedTooDeeply(limit: Int)
    case includesTooMuch(limit: Int)
    case givenUp(after: Int)
  }

  /// A place in the text; both are counted from 1.
  package struct Place: Hashable, Comparable, Sendable {
    package var line: Int

    /// In Unicode scalars.
    package var column: Int

    package static func < (first: Self, second: Self) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  /// A line of a file.
  package struct Origin: Hashable, Sendable {
    package var file: String
    package var line: Int
  }

  package var place: Place
  package var kind: Kind

  /// The included file it is in; nil for the scenario itself.
  package var file: String?

  package init(at place: Place, _ kind: Kind) {
    self.place = place
    self.kind = kind
  }

  package init(line: Int, column: Int, _ kind: Kind) {
    self.init(at: Place(line: line, column: column), kind)
  }
}
