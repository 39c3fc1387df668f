import Foundation
import HostSystem
import PhoneSimulator

/// What is done to the software keyboard.
package enum KeyboardStep: Hashable, Sendable {
  case visibility(KeyboardVisibility)

  /// The keyboard moves to a height; nil is the device's own.
  case height(Double?)

  /// The keyboard's edge is pulled to a height at an even speed.
  case heightOver(Double, over: Double)

  /// The keyboard's edge is pulled to certain heights at certain times.
  case heightAlong([HeightMark])

  case arrangement(KeyboardArrangement)
  case suggestions(Bool)
  case hardware(Bool)

  /// The keys are those of another language, by its code.
  case language(String)

  /// A keyboard notification without a change of the keyboard.
  case post(Posting)
}

extension KeyboardStep: StepFamily {
  static let verbs = [
    Verb(
      "keyboard", "show | hide | toggle", "dock | undock | split | float",
      "height POINTS | device [over SECONDS]", "height along TIME:POINTS ...",
      "suggestions on | off", "hardware on | off",
      help: "Brings the software keyboard back, or puts it away while the field keeps the focus. "
        + "Puts an iPad's at the bottom of the screen, off it, in two halves, or makes it small. "
        + "Sets its height, or gives it the device's own; over a time its edge is pulled there. "
        + "Shows or hides the bar with suggestions. Connects or disconnects a hardware keyboard.",
      read: { words throws(ScenarioProblem) in
        switch try words.keyword(
          KeyboardVisibility.allCases.map(\.rawValue)
            + KeyboardArrangement.allCases.map(\.rawValue) + ["height", "suggestions", "hardware"])
        {
        case "height": return try words.keyboardHeight()
        case "suggestions": return .keyboard(.suggestions(try words.switched()))
        case "hardware": return .keyboard(.hardware(try words.switched()))
        case let name:
          if let arrangement = KeyboardArrangement(rawValue: name) {
            return .keyboard(.arrangement(arrangement))
          }
          guard let visibility = KeyboardVisibility(rawValue: name) else {
            preconditionFailure("only what is allowed passes")
          }
          return .keyboard(.visibility(visibility))
        }
      }),

    Verb(
      "language", "NAME",
      help: "Types with the keys of another language, such as de.",
      read: { words throws(ScenarioProblem) in
        .keyboard(.language(try words.keyword(words.vocabulary.languages)))
      }),

    Verb(
      "post",
      "NOTIFICATION [begin FRAME] [end FRAME] [duration SECONDS] [curve N | none] [foreign]",
      help: "Posts a keyboard notification that no keyboard stands behind, as a system with a "
        + "fault would. A FRAME is X,Y,WIDTH,HEIGHT; without one it is where the keyboard is, or "
        + "waits below the screen. Foreign is the keyboard of another app.",
      read: { words throws(ScenarioProblem) in .keyboard(.post(try Posting(&words))) }),
  ]

  var words: [String] {
    switch self {
    case .visibility(let visibility): ["keyboard", visibility.rawValue]
    case .height(let height): ["keyboard", "height", height.map(PlainNumber.write) ?? "device"]
    case .heightOver(let height, let time):
      ["keyboard", "height", PlainNumber.write(height), "over", PlainNumber.write(time)]
    case .heightAlong(let marks): ["keyboard", "height", "along"] + marks.map(\.written)
    case .arrangement(let arrangement): ["keyboard", arrangement.rawValue]
    case .suggestions(let isOn): ["keyboard", "suggestions", isOn ? "on" : "off"]
    case .hardware(let isOn): ["keyboard", "hardware", isOn ? "on" : "off"]
    case .language(let code): ["language", code]
    case .post(let posting): ["post"] + posting.words
    }
  }
}

extension Posting {
  fileprivate init(_ words: inout WordReader) throws(ScenarioProblem) {
    self.init(try words.word(of: KeyboardNotification.Name.self))
    if words.takes("begin") { beginFrame = try words.rect() }
    if words.takes("end") { endFrame = try words.rect() }
    if words.takes("duration") {
      duration = try words.number("a time in seconds", in: Limits.postedDuration)
    }
    if words.takes("curve") {
      curve =
        words.takes("none")
        ? nil : try words.wholeNumber("a curve's number", in: Limits.postedCurve)
    }
    isLocal = !words.takes("foreign")
  }

  fileprivate var words: [String] {
    var words = [name.rawValue]
    if let beginFrame { words += ["begin", beginFrame.written] }
    if let endFrame { words += ["end", endFrame.written] }
    if duration != Self.usualDuration { words += ["duration", PlainNumber.write(duration)] }
    if curve != KeyboardNotification.usualCurve {
      words += ["curve", curve.map { "\($0)" } ?? "none"]
    }
    return words + (isLocal ? [] : ["foreign"])
  }
}

extension WordReader {
  fileprivate mutating func switched() throws(ScenarioProblem) -> Bool {
    try keyword(["on", "off"]) == "on"
  }

  fileprivate mutating func keyboardHeight() throws(ScenarioProblem) -> Step {
    if takes("device") { return .keyboard(.height(nil)) }
    if takes("along") { return .keyboard(.heightAlong(try heightMarks())) }
    let height = try number("a height in points", in: device.keyboardHeightRange)
    guard takes("over") else { return .keyboard(.height(height)) }
    return .keyboard(.heightOver(height, over: try time()))
  }
}

/// What a notification without a change of the keyboard says; frames are in the screen's points.
package struct Posting: Hashable, Sendable {
  package var name: KeyboardNotification.Name

  /// Nil for where the keyboard is.
  package var beginFrame: CGRect?
  package var endFrame: CGRect?
  package var duration = Self.usualDuration

  /// The raw number of the curve; nil for none.
  package var curve: Int? = KeyboardNotification.usualCurve
  package var isLocal = true

  static let usualDuration = 0.25

  package init(_ name: KeyboardNotification.Name) {
    self.name = name
  }
}
