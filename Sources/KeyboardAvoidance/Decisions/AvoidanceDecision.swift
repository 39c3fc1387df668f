import Foundation

/// What an engine decided, and why.
public struct AvoidanceDecision: Hashable, Sendable {
  /// What comes out of a situation; shifts are in points, upwards.
  public enum Outcome: Hashable, Sendable {
    /// The target is shifted so that it sits just above the keyboard.
    case shift(CGFloat)
    /// The target is shifted less than it would have to be.
    case limitedShift(CGFloat, wanted: CGFloat)
    /// Nothing has to be shifted.
    case idle(Reason)
  }

  /// Why an engine has nothing to do.
  public enum Reason: String, Hashable, Sendable, Error {
    case adjustedViewGone = "the adjusted view is gone"
    case replaced = "a newer engine moves the adjusted view"
    case noTarget = "there is no target"
    case targetOutside = "the target is not inside the adjusted view"
    case notInWindow = "the adjusted view is in no window"
    case targetNotFinite = "the target has no finite place"
    case keyboardHidden = "the keyboard is hidden"
    case keyboardElsewhere = "the keyboard does not meet the window"
    case floatingKeyboardIgnored = "a floating keyboard is ignored"
    case foreignKeyboardIgnored = "another app's keyboard is ignored"
    case hardwareKeyboardIgnored = "the bar of a hardware keyboard is ignored"
    case focusElsewhere = "the focus is outside the adjusted view"
    case targetFree = "the target is free"
    case noRoom = "the top limit leaves no room"
  }

  /// What the decision was made of; nil when there was not enough to decide.
  public var situation: AvoidanceSituation?

  /// What was decided.
  public var outcome: Outcome

  /// Decides a situation.
  public init(_ situation: AvoidanceSituation) {
    self.situation = situation
    outcome = situation.outcome
  }

  /// Creates the decision to do nothing where there is not enough to decide.
  public init(idle reason: Reason) {
    outcome = .idle(reason)
  }

  /// How far the target belongs above its base, in points, 0 or more.
  public var shift: CGFloat {
    switch outcome {
    case .shift(let shift), .limitedShift(let shift, _): shift
    case .idle: 0
    }
  }

  /// Why there is nothing to do; nil when there is something.
  public var reason: Reason? {
    if case .idle(let reason) = outcome { reason } else { nil }
  }
}

extension AvoidanceDecision: CustomStringConvertible {
  /// The whole decision in one line: what came out, then what it was made of.
  public var description: String {
    ([result] + inputs).joined(separator: ", ")
  }

  private var result: String {
    switch outcome {
    case .shift(let shift): "shift \(text(shift))"
    case .limitedShift(let shift, let wanted): "shift \(text(shift)) limited from \(text(wanted))"
    case .idle(let reason): "shift 0 as \(reason.rawValue)"
    }
  }

  private var inputs: [String] {
    guard let situation else { return [] }
    let target = situation.target
    var inputs = ["target \(text(target.minY))–\(text(target.maxY))"]
    if let keyboard = situation.keyboard {
      inputs.append("keyboard top \(text(keyboard.frame.minY))")
      if !keyboard.isLocal { inputs.append("another app's") }
      if keyboard.hangsOut { inputs.append("hanging out") }
    }
    inputs.append("distance \(text(situation.distance))")
    if let limit = situation.topLimit { inputs.append("top limit \(text(limit))") }
    return inputs + situation.policies.exceptions
  }
}

extension AvoidancePolicies {
  /// The policies that are not the usual ones, in words.
  fileprivate var exceptions: [String] {
    var exceptions: [String] = []
    if floatingKeyboard == .avoid { exceptions.append("floating avoided") }
    if foreignKeyboard == .avoid { exceptions.append("foreign avoided") }
    if hardwareKeyboard == .ignore { exceptions.append("hardware ignored") }
    if otherFocus == .move { exceptions.append("any focus served") }
    if tallTarget == .showTop { exceptions.append("top of tall targets shown") }
    return exceptions
  }
}

/// A length in points with at most three decimals.
private func text(_ length: CGFloat) -> String {
  guard length.isFinite else { return "\(length)" }
  var text = String(format: "%.3f", Double(length))
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return text == "-0" ? "0" : text
}
