import PhoneSimulator

/// One step of a scenario; times are seconds.
package enum Step: Hashable, Sendable {
  /// Something done to the phone, a number of times within one tick.
  case perform(PhoneCommand, times: Int = 1)

  /// Characters that come one by one from a real keyboard, a pause after each.
  case type(String, every: Double)

  case wait(Double)

  /// Lets time pass until nothing moves; it is a failure when that takes longer than the limit.
  case waitUntilSettled(atMost: Double = Step.patience)

  /// Saves a picture of the screen under a name.
  case still(String)

  case expect(Condition)

  /// How long `wait until` waits when the step does not say.
  package static let patience = 5.0
}

/// Something that can be true of the screen as it is seen at a moment.
package enum Condition: Hashable, Sendable {
  /// The screen's moved view is that many points above its base.
  case shift(Double)

  /// The view lies above the keyboard, with exactly that many points between if given.
  case aboveKeyboard(Target, by: Double?)

  case keyboard(isUp: Bool)
}
