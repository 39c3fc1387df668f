/// What to do where the right thing is a matter of taste.
public struct AvoidancePolicies: Hashable, Sendable {
  /// What to do about something that may or may not count as a keyboard.
  public enum Treatment: Hashable, Sendable {
    /// Nothing is moved for it.
    case ignore
    /// Its visible part is avoided like a docked keyboard.
    case avoid
  }

  /// Which end of a target that is taller than the free space stays visible.
  public enum TallTarget: Hashable, Sendable {
    /// The bottom, just above the keyboard; the top may leave the window.
    case showBottom
    /// The top, at the top limit, or at the window's top where there is none.
    case showTop
  }

  /// What to do while another view than one inside the adjusted view has the focus.
  public enum OtherFocus: Hashable, Sendable {
    /// Nothing is moved: the keyboard is there for others.
    case stay
    /// The target is kept visible all the same.
    case move
  }

  /// A keyboard that does not reach the window's bottom.
  public var floatingKeyboard = Treatment.ignore

  /// The keyboard of another app beside this one.
  public var foreignKeyboard = Treatment.ignore

  /// The bar that is left of the keyboard while a hardware keyboard is in use:
  /// its frame hangs out of the screen.
  public var hardwareKeyboard = Treatment.avoid

  /// A target that is taller than the space above the keyboard.
  public var tallTarget = TallTarget.showBottom

  /// A first responder outside of the adjusted view.
  public var otherFocus = OtherFocus.stay

  /// Creates policies; what is not given is UIKit's own habit.
  public init(
    floatingKeyboard: Treatment = .ignore, foreignKeyboard: Treatment = .ignore,
    hardwareKeyboard: Treatment = .avoid, tallTarget: TallTarget = .showBottom,
    otherFocus: OtherFocus = .stay
  ) {
    self.floatingKeyboard = floatingKeyboard
    self.foreignKeyboard = foreignKeyboard
    self.hardwareKeyboard = hardwareKeyboard
    self.tallTarget = tallTarget
    self.otherFocus = otherFocus
  }
}
