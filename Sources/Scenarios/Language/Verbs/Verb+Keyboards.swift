import HostSystem
import PhoneSimulator

/// What is done to the software keyboard.
extension Verb {
  static let keyboards = [
    Verb(
      "keyboard", "show | hide | toggle", "height POINTS | device [over SECONDS]",
      "height along TIME:POINTS ...", "suggestions on | off", "hardware on | off",
      help: "Brings the software keyboard back, or puts it away while the field keeps the focus. "
        + "Sets its height, or gives it the device's own; over a time its edge is pulled there. "
        + "Shows or hides the bar with suggestions. Connects or disconnects a hardware keyboard.",
      read: { words throws(ScenarioProblem) in
        switch try words.keyword(
          KeyboardVisibility.allCases.map(\.rawValue) + ["height", "suggestions", "hardware"])
        {
        case "height": return try words.keyboardHeight()
        case "suggestions": return .perform(.predictiveBar(try words.switched()))
        case "hardware": return .perform(.hardwareKeyboard(try words.switched()))
        case let name:
          guard let visibility = KeyboardVisibility(rawValue: name) else {
            preconditionFailure("only what is allowed passes")
          }
          return .perform(.keyboard(visibility))
        }
      },
      write: { step in
        switch step {
        case .perform(.keyboard(let visibility), times: 1): [visibility.rawValue]
        case .perform(.keyboardHeight(let height, by: .typing), times: 1):
          ["height", height.map(PlainNumber.write) ?? "device"]
        case .pull(let height, let time):
          ["height", PlainNumber.write(height), "over", PlainNumber.write(time)]
        case .pullAlong(let marks): ["height", "along"] + marks.map(\.written)
        case .perform(.predictiveBar(let isOn), times: 1): ["suggestions", isOn ? "on" : "off"]
        case .perform(.hardwareKeyboard(let isOn), times: 1): ["hardware", isOn ? "on" : "off"]
        default: nil
        }
      }),

    Verb(
      "post",
      "NOTIFICATION [begin FRAME] [end FRAME] [duration SECONDS] [curve N | none] [foreign]",
      help: "Posts a keyboard notification that no keyboard stands behind, as a system with a "
        + "fault would. A FRAME is X,Y,WIDTH,HEIGHT; without one it is where the keyboard is, or "
        + "waits below the screen. Foreign is the keyboard of another app.",
      read: { words throws(ScenarioProblem) in .post(try Posting(&words)) },
      write: { step in
        guard case .post(let posting) = step else { return nil }
        return posting.words
      }),
  ]
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
    if takes("device") { return .perform(.keyboardHeight(nil)) }
    if takes("along") { return .pullAlong(try heightMarks()) }
    let height = try number("a height in points", in: device.keyboardHeightRange)
    guard takes("over") else { return .perform(.keyboardHeight(height)) }
    return .pull(to: height, over: try time())
  }
}
