import PhoneSimulator

/// One step of a scenario, by the family of its verb; times are seconds, distances points.
package enum Step: Hashable, Sendable {
  case fingers(FingerStep)
  case typing(TypingStep)
  case keyboard(KeyboardStep)
  case phone(PhoneStep)
  case time(TimeStep)
  case capture(CaptureStep)
  case check(CheckStep)

  /// How long `wait until` waits when the step does not say.
  package static let patience = 5.0

  private var content: any StepFamily {
    switch self {
    case .fingers(let step): step
    case .typing(let step): step
    case .keyboard(let step): step
    case .phone(let step): step
    case .time(let step): step
    case .capture(let step): step
    case .check(let step): step
    }
  }
}

/// The steps of some verbs that belong together: what there is, how it is read, how it is written.
protocol StepFamily: Hashable, Sendable {
  /// The verbs, in the order help lists them.
  static var verbs: [Verb] { get }

  /// The step as a scenario writes it, the verb first.
  var words: [String] { get }

  /// The step in words that tell how much it types, but not what.
  var wordsWithoutSecret: [String] { get }
}

extension StepFamily {
  var wordsWithoutSecret: [String] { words }
}

extension Verb {
  /// All verbs, in the order help lists them.
  package static let all: [Verb] =
    FingerStep.verbs + TypingStep.verbs + KeyboardStep.verbs + PhoneStep.verbs + TimeStep.verbs
    + CaptureStep.verbs + CheckStep.verbs

  static let names = all.map(\.name)

  static func named(_ name: String) -> Verb? { all.first { $0.name == name } }
}

extension Step: CustomStringConvertible {
  /// The step as a scenario writes it.
  package var description: String { content.words.joined(separator: " ") }

  /// The step in words that tell how much it types, but not what.
  var wordsWithoutSecret: String { content.wordsWithoutSecret.joined(separator: " ") }
}

/// A step and where it is written.
package struct PlacedStep: Hashable, Sendable {
  package var file: String
  package var line: Int
  package var step: Step
}
