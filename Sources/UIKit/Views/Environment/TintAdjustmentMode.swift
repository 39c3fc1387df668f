extension UIView {
  /// Whether a tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// It is not.
    case normal = 1
    /// It is: grey, as where something else has to be done first.
    case dimmed = 2
  }
}
