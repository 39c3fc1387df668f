import Captures
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios

/// What can be wrong with how the program was called, or with where it writes.
package enum PlaygroundError: Error, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case optionTwice(String)
  case missingValue(option: String, value: String)
  case unexpectedValue(option: String)
  case unexpectedArgument(String)

  /// A name with bytes that are no text, shown as well as they can be.
  case notUTF8(String)
  case missingArgument(String)
  case missingOneOf([String])
  case conflict(String, String)

  /// An option that says something else than the scenario that is played.
  case contradiction(option: String, value: String, file: String, wanted: String)
  case badNumber(option: String, text: String, allowed: ClosedRange<Double>)
  case badChoice(option: String, text: String, allowed: [String])
  case unknownLook(String, option: String, nearest: String?)

  case badShard(String)

  /// Not one path for the trace of each phone.
  case badTraceCount(String, wanted: Int)

  /// Some goldens of another renderer were to be written anew, and not all.
  case partialUpdate

  /// Two options that name one file.
  case sameFile(String, String, path: String)
  /// Two files that an option writes are one.
  case sameOutput(option: String, String, String)
  /// What an option writes would take the place of a file that is read.
  case overInput(option: String, path: String, input: String)

  /// A file whose name ends as if it were something else.
  case badFileName(option: String, path: String, endings: [String])
  case unknownStill(String, nearest: String?)

  /// A step that sets the height a sweep is over, before the picture is taken.
  case setsHeight(PlacedStep)
  /// A step that switches what a sheet or a film compares.
  case switchesCompared(PlacedStep)
  case tooLarge(String)

  /// A name that the check needs for itself.
  case takenName(String)

  /// What the program has to say cannot be said; `code` is the system's error number.
  case cannotSpeak(code: Int32)
  case badHeights(String, allowed: ClosedRange<Double>)

  /// A scenario's keyboard that is no keyboard on another device than its own.
  case badKeyboard(Double, file: String, device: String, allowed: ClosedRange<Double>)
  case tooManyPictures(Int, limit: Int)
  case noSuchFile(String)

  /// Folders in which there is nothing to play.
  case noScenarios([String])

  /// The program itself, which plays scenarios in processes of their own.
  case cannotStart(String, reason: String)

  /// Two scenarios whose files would go to one folder.
  case sameName(String, String)

  /// Two reports of one part of a check.
  case partTwice(String, String)

  /// Reports of checks that were not parted alike.
  case otherParts(String, String)

  /// A file that would be written over.
  case fileExists(String)

  /// A folder without the sources of this project.
  case noSources(String)

  /// A program whose sources are not around it.
  case builtElsewhere

  /// A program without screens of its own.
  case noScreens
  case screenTwice(String)

  /// A screen's name that scenarios cannot spell.
  case badScreenName(String)
  case unknownDevice(String, nearest: String?)
  case unknownScreen(String, nearest: String?)

  /// A screen whose demonstration is not among the assets.
  case noDemonstration(screen: String, file: String)

  /// `code` is the system's error number.
  case cannotWrite(path: String, code: Int32)

  /// The system lets the process have too few open files.
  case fewOpenFiles(Int, needed: Int)

  /// Asked to end by a signal; what was finished is kept.
  case interrupted(signal: Int32)
}

extension PlaygroundError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "There is no command \(name)" + Self.suggestion(nearest)
    case .unknownOption(let name, let nearest):
      "There is no option \(name)" + Self.suggestion(nearest)
    case .optionTwice(let name):
      "The option \(name) is there twice."
    case .missingValue(let option, let value):
      "The option \(option) needs a value: \(option) \(value)."
    case .unexpectedValue(let option):
      "The option \(option) takes no value."
    case .unexpectedArgument(let argument):
      "The argument \(argument) is not expected here."
    case .notUTF8(let name):
      "The name \(name) is not UTF-8, and only such names of files can be used; rename the file, or "
        + "make a link to it."
    case .missingArgument(let argument):
      "The argument \(argument) is missing."
    case .missingOneOf(let arguments):
      "At least one of \(arguments.joined(separator: " and ")) has to be given."
    case .conflict(let first, let second):
      "Only one of \(first) and \(second) can be given."
    case .contradiction(let option, let value, let file, let wanted):
      "\(option) \(value) does not go with \(file), which is played with \(wanted)."
    case .badNumber(let option, let text, let allowed):
      "The option \(option) takes a number from \(PlainNumber.write(allowed.lowerBound)) to "
        + "\(PlainNumber.write(allowed.upperBound)), not \(text)."
    case .badChoice(let option, let text, let allowed):
      "The option \(option) takes \(allowed.joined(separator: ", ")), not \(text)"
        + Self.suggestion(NearestName.of(text, in: allowed))
    case .unknownLook(let word, let option, let nearest):
      "The option \(option) takes words such as dark, AX3, right-to-left, increased-contrast, "
        + "reduced-motion and pink-tint, with + between those of one look, not \(word)"
        + Self.suggestion(nearest)
    case .badFileName(let option, let path, let endings):
      "The option \(option) takes a file whose name ends in \(endings.joined(separator: " or ")), "
        + "not \(path)."
    case .setsHeight(let placed):
      "In line \(placed.line) of \(placed.file), \(placed.step) sets the height that the sweep is over, so that all its "
        + "pictures would be of that one; take the step out, or show a still before it with --still."
    case .switchesCompared(let placed):
      "In line \(placed.line) of \(placed.file), \(placed.step) switches what is compared, so that all pictures behind it "
        + "would be alike; take the step out."
    case .unknownStill(let name, let nearest):
      "No scenario has a still named \(name)" + Self.suggestion(nearest)
    case .tooLarge(let what):
      "\(what.prefix(1).uppercased() + what.dropFirst()) would have too many pixels for a picture."
    case .takenName(let file):
      "\(file) has a name that is taken beside the goldens; give it another one."
    case .cannotSpeak(let code):
      "Standard output cannot be written: \(SystemFailure(code: code).reason)."
    case .sameOutput(let option, let first, let second):
      "The option \(option) would write both \(first) and \(second), which are one file."
    case .overInput(let option, let path, let input):
      "The option \(option) would write over \(input), which is read"
        + (path == input ? "." : ", by the name of \(path).")
    case .sameFile(let first, let second, let path):
      "The options \(first) and \(second) both name \(path)."
    case .partialUpdate:
      "The goldens were made with another renderer, so --update all has to write all of them: name "
        + "whole folders, and no shard."
    case .badTraceCount(let text, let count):
      "--trace \(text) must name \(count) files with a comma between them: one for each phone."
    case .badShard(let text):
      "The option --shard takes a part and how many there are, such as 1/4, not \(text)."
    case .badHeights(let text, let allowed):
      "The option --heights takes points such as 216,258 or 200..300:20, each from "
        + "\(PlainNumber.write(allowed.lowerBound)) to \(PlainNumber.write(allowed.upperBound)), "
        + "not \(text)."
    case .badKeyboard(let height, let file, let device, let allowed):
      "\(file) on \(device): "
        + ScenarioProblem.Kind.outOfRange(
          PlainNumber.write(height), wanted: "a height in points",
          allowed: "\(PlainNumber.write(allowed.lowerBound)) to "
            + PlainNumber.write(allowed.upperBound)
        ).description + "."
    case .tooManyPictures(let count, let limit):
      "\(count) pictures are too many for a sheet, which has at most \(limit)."
    case .noSuchFile(let path):
      "There is no file or folder \(path)."
    case .noScenarios(let folders):
      "There are no scenarios (*.scenario) in \(folders.joined(separator: ", "))."
    case .cannotStart(let program, let reason):
      "\(program) cannot be started: \(reason)."
    case .sameName(let first, let second):
      "\(first) and \(second) have the same name, so their files would get mixed up."
    case .partTwice(let first, let second):
      "\(first) and \(second) are reports of the same part of a check."
    case .otherParts(let first, let second):
      "\(first) and \(second) are reports of checks with different numbers of parts."
    case .fileExists(let path):
      "\(path) is there already, and nothing is written over."
    case .noSources(let path):
      "\(path) is neither an address of git nor a folder with the sources of keyboard-playground."
    case .builtElsewhere:
      "The sources of this program are not around it; --package says where they are, by an address of "
        + "git or a folder."
    case .noScreens:
      "The program has no screens; give Playground.main at least one."
    case .screenTwice(let name):
      "There are two screens named \(name)."
    case .badScreenName(let name):
      "“\(name.printable)” is no name for a screen; it has one word or more, without quotes and control "
        + "characters."
    case .unknownDevice(let name, let nearest):
      "There is no device \(name)" + Self.suggestion(nearest)
    case .unknownScreen(let name, let nearest):
      "There is no screen \(name)" + Self.suggestion(nearest)
    case .noDemonstration(let screen, let file):
      "The demonstration of the screen \(screen) is missing: \(file)."
    case .cannotWrite(let path, let code):
      "\(path) cannot be written: \(SystemFailure(code: code).reason)."
    case .fewOpenFiles(let count, let needed):
      "Only \(count) more files can be open at a time, and \(needed) are needed; ulimit -n sets the "
        + "limit."
    case .interrupted(let signal):
      "Interrupted by \(Self.name(of: signal)); what was finished is kept."
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGINT: "SIGINT"
    case SIGHUP: "SIGHUP"
    default: "SIGTERM"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? "."
  }
}
