import Drawing

/// A line under or through letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// A style by its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)

  /// The lines in a colour; nil where there are none.
  func rule(in color: Color?) -> TextStyle.Rule? {
    switch rawValue & 0x0f {
    case 0: nil
    case 0x02: TextStyle.Rule(weight: 2, color: color)
    case 0x09: TextStyle.Rule(count: 2, color: color)
    default: TextStyle.Rule(color: color)
    }
  }
}
