import PhoneSimulator

extension Step {
  /// The step in words that tell how much it types, but not what.
  var wordsWithoutSecret: String {
    switch self {
    case .type(let text, let pace): "\(Step.typeSecret(text.count, pace))"
    case .perform(.text(let text), times: _): "\(Step.typeSecret(text.count, .atOnce))"
    case .perform(.markedText, times: _): "compose …"
    case .perform(.key(let press), times: let times) where press.typesCharacter:
      "press …" + (times == 1 ? "" : " x\(times)")
    case .strokes(let press, _) where press.typesCharacter: "press …"
    case .perform(.touch, times: _): "finger …"
    default: touchedTargets.contains(where: \.mayBeKey) ? "\(verbName) …" : description
    }
  }

  /// What fingers come down on.
  private var touchedTargets: [Target] {
    switch self {
    case .perform(.tap(let target), times: _), .touch(let target, at: _, for: _),
      .doubleTap(let target), .scroll(let target, by: _, over: _), .trail(let target, at: _, _):
      [target]
    case .drag(from: let start, to: let end, over: _), .flick(from: let start, to: let end):
      [start, end]
    default: []
    }
  }

  private var verbName: String { String(description.prefix { $0 != " " }) }
}

extension Target {
  /// Whether it may be a key of the software keyboard.
  fileprivate var mayBeKey: Bool {
    switch self {
    case .identifier(let name): name.hasPrefix("key-") || name == "keyboard"
    case .point: true
    case .text: false
    }
  }
}
