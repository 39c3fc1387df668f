import PhoneSimulator

extension Condition {
  /// How conditions are written, as help shows them.
  static let forms = ["shift POINTS", "#ID above keyboard [by POINTS]", "keyboard up | down"]

  init(_ words: inout WordReader) throws(ScenarioProblem) {
    if words.nextIsIdentifier {
      let target = try words.identifier()
      _ = try words.keyword(["above"])
      _ = try words.keyword(["keyboard"])
      let gap =
        words.takes("by") ? try words.number("a distance in points", in: Limits.shift) : nil
      self = .aboveKeyboard(target, by: gap)
      return
    }
    switch try words.keyword(["shift", "keyboard", "#ID"]) {
    case "shift":
      self = .shift(try words.number("a distance in points", in: Limits.shift))
    default:
      self = .keyboard(isUp: try words.keyword(["up", "down"]) == "up")
    }
  }

  /// The words `init` reads back.
  var words: [String] {
    switch self {
    case .shift(let points): ["shift", PlainNumber.write(points)]
    case .aboveKeyboard(let target, let gap):
      [target.written, "above", "keyboard"] + (gap.map { ["by", PlainNumber.write($0)] } ?? [])
    case .keyboard(let isUp): ["keyboard", isUp ? "up" : "down"]
    }
  }
}

extension Condition: CustomStringConvertible {
  package var description: String { words.joined(separator: " ") }
}
