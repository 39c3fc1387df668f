/// How much a constraint counts where not all can hold, from just above 0 to 1000.
public struct UILayoutPriority: Hashable, Sendable, _UIKitNumericRawRepresentable {
  /// The priority as a number.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority by its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// How much content resists being made smaller, unless set.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the window of the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The window of the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that must not resize the window of the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much content resists being made larger, unless set.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view tends to the size that `systemLayoutSizeFitting(_:)` is given.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
