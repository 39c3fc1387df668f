import PhoneSimulator

extension Condition {
  /// Distances that print alike in a trace are the same.
  private static let tolerance = 0.0005

  /// Why the condition is not true of what is seen at present; nil when it is.
  @MainActor
  func failure(on timeline: PhoneTimeline) -> StepFailure? {
    let phone = timeline.phone
    let sample = timeline.present()
    let isUp = sample.keyboardTop < Double(phone.window.bounds.height) - Self.tolerance
    switch self {
    case .shift(let wanted):
      return abs(sample.shift - wanted) > Self.tolerance ? .shiftIs(sample.shift) : nil
    case .keyboard(let wantedUp):
      return isUp == wantedUp ? nil : .keyboardIsNot(up: wantedUp)
    case .aboveKeyboard(let target, let wanted):
      guard let view = phone.view(for: target) else { return .noSuchView(target) }
      guard isUp else { return .keyboardIsDown }
      let gap = sample.keyboardTop - Double(phone.frameInWindow(of: view).maxY)
      let isRight = wanted.map { abs(gap - $0) <= Self.tolerance } ?? (gap >= -Self.tolerance)
      return isRight ? nil : .gapIs(target, gap)
    }
  }
}
