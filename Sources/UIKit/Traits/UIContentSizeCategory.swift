import Foundation

/// How large a person wants to read text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// A size by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ name: String) {
    rawValue = "UICTContentSizeCategory\(name)"
  }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// A little smaller than phones are sold with.
  public static let medium = UIContentSizeCategory("M")
  /// What phones are sold with.
  public static let large = UIContentSizeCategory("L")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest of those for everybody.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest of those for people who see badly.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of those.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of those.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of those.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// A person has chosen another size; the app is the notification's object.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Where that notification has the new size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// All sizes, the smallest first.
  package static let ordered = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// The place among the sizes; nil where it is none.
  var rank: Int? { Self.ordered.firstIndex(of: self) }

  /// Whether it is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Whether the left is the smaller one; what is not said is smaller than all.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank ?? -1 < right.rank ?? -1
  }
}
