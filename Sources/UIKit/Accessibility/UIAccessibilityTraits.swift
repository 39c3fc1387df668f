/// What a view is to those who use it without seeing it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No trait.
  public static let none: UIAccessibilityTraits = []

  /// It is tapped to do something.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)

  /// It leads to another place.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)

  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)

  /// It is selected at present.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)

  /// It plays a sound when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)

  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)

  /// Its text does not change by itself.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)

  /// It tells what matters when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)

  /// It takes no input at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)

  /// Its value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)

  /// It is a field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)

  /// It begins to play or record when it is used.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)

  /// Its value can be changed step by step.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)

  /// It takes touches of its own.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)

  /// It turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)

  /// It is the heading of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
