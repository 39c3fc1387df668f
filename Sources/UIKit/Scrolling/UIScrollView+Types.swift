import Foundation

extension UIScrollView {
  /// How the safe area counts in the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and at the top and the bottom also in the view that a navigation
    /// controller's controller scrolls.
    case automatic = 0
    /// Along the axes on which the content can be scrolled.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// How a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// The keyboard follows a finger that comes to its edge.
    case interactive = 2
    /// When it begins, with the view that belongs to the keyboard.
    case onDragWithAccessory = 3
    /// The keyboard follows a finger that comes to its edge, with the view that belongs to it.
    case interactiveWithAccessory = 4
  }

  /// The looks of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, as it is on light content.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2
  }

  /// How much of its speed content keeps in a millisecond that it moves on by itself.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that is kept in a millisecond.
    public let rawValue: CGFloat

    /// A rate by the part of the speed that is kept in a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of lists and pages of text.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content soon comes to rest.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// By which part the speed shrinks in a second: `e^(−perSecond·t)` is left of it.
    var perSecond: Double {
      let kept = rawValue.isFinite ? min(max(Double(rawValue), 0.5), 0.9999) : 0.998
      return -1000 * log(kept)
    }
  }
}
