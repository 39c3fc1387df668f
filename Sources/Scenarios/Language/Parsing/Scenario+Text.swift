import HostSystem
import PhoneSimulator

extension Scenario: CustomStringConvertible {
  /// The scenario in its canonical form, one line per line of the source.
  package var description: String {
    header.map { $0.written + "\n" }.joined() + "---\n" + stepsText
  }

  /// The lines below the dashes.
  var stepsText: String { body.map { $0.written + "\n" }.joined() }
}

extension Scenario.Line where Content: CustomStringConvertible {
  fileprivate var written: String {
    let mark = comment.map { $0.isEmpty ? "#" : "# \($0)" }
    return [content?.description, mark].compactMap { $0 }.joined(separator: "  ")
  }
}

extension Setting: CustomStringConvertible {
  package var description: String {
    switch self {
    case .device(let name): "device: \(name)"
    case .screen(let name): "screen: \(name)"
    case .language(let code): "language: \(code)"
    case .look(let look):
      "look: \((look.changes.isEmpty ? look.parts.prefix(1).map(\.name) : look.words).joined(separator: " "))"
    case .refused(let refusal): "refused: \(refusal.rawValue)"
    case .keyboard(let height): "keyboard: \(PlainNumber.write(height))"
    case .scale(let scale): "scale: \(PlainNumber.write(scale))"
    case .framesPerSecond(let rate): "fps: \(rate)"
    case .seed(let seed): "seed: \(seed)"
    }
  }
}
