import Foundation

/// What a frame of the phone measures; positions are presentation values in
/// the window's points.
package struct TraceSample: Hashable, Codable, Sendable {
  package var tick: Int

  /// Where the docked keyboard's top is seen; the window's height while it is away.
  package var keyboardTop: Double

  /// Where the keyboard is seen; nil while nothing of it is on the screen.
  package var keyboardFrame: CGRect?

  /// Where the bottom of the engine's target, else of the focused view, is seen.
  package var targetBottom: Double?

  /// How far the screen's moved view is seen above its base.
  package var shift: Double

  /// What happened since the sample before, in order.
  package var events: [PhoneEvent]

  package init(
    tick: Int, keyboardTop: Double, keyboardFrame: CGRect? = nil, targetBottom: Double?,
    shift: Double, events: [PhoneEvent]
  ) {
    self.tick = tick
    self.keyboardTop = keyboardTop
    self.keyboardFrame = keyboardFrame
    self.targetBottom = targetBottom
    self.shift = shift
    self.events = events
  }

  /// Free space between target and keyboard; negative where they overlap.
  package var gap: Double? {
    targetBottom.map { keyboardTop - $0 }
  }
}
