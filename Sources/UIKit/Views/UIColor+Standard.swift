import Drawing
import Foundation

extension UIColor {
  private static func rgb(_ hex: UInt32, alpha: Double = 1) -> UIColor {
    UIColor(
      Color(
        red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
        blue: Double(hex & 0xff) / 255, alpha: alpha))
  }

  // MARK: Fixed colours

  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black, the same in every appearance.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark gray, the same in every appearance.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Gray, the same in every appearance.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Light gray, the same in every appearance.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White, the same in every appearance.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Red, the same in every appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green, the same in every appearance.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue, the same in every appearance.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, the same in every appearance.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, the same in every appearance.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, the same in every appearance.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, the same in every appearance.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, the same in every appearance.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, the same in every appearance.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // MARK: System colours, in the light appearance

  /// The red of controls and accents.
  public static let systemRed = rgb(0xFF3B30)
  /// The orange of controls and accents.
  public static let systemOrange = rgb(0xFF9500)
  /// The yellow of controls and accents.
  public static let systemYellow = rgb(0xFFCC00)
  /// The green of controls and accents.
  public static let systemGreen = rgb(0x34C759)
  /// The mint of controls and accents.
  public static let systemMint = rgb(0x00C7BE)
  /// The teal of controls and accents.
  public static let systemTeal = rgb(0x30B0C7)
  /// The cyan of controls and accents.
  public static let systemCyan = rgb(0x32ADE6)
  /// The blue of controls and accents.
  public static let systemBlue = rgb(0x007AFF)
  /// The indigo of controls and accents.
  public static let systemIndigo = rgb(0x5856D6)
  /// The purple of controls and accents.
  public static let systemPurple = rgb(0xAF52DE)
  /// The pink of controls and accents.
  public static let systemPink = rgb(0xFF2D55)
  /// The brown of controls and accents.
  public static let systemBrown = rgb(0xA2845E)
  /// The first, darkest of the six system greys.
  public static let systemGray = rgb(0x8E8E93)
  /// The second of the six system greys.
  public static let systemGray2 = rgb(0xAEAEB2)
  /// The third of the six system greys.
  public static let systemGray3 = rgb(0xC7C7CC)
  /// The fourth of the six system greys.
  public static let systemGray4 = rgb(0xD1D1D6)
  /// The fifth of the six system greys.
  public static let systemGray5 = rgb(0xE5E5EA)
  /// The sixth, lightest of the six system greys.
  public static let systemGray6 = rgb(0xF2F2F7)

  /// Text of the first rank.
  public static let label = rgb(0x000000)
  /// Text of the second rank.
  public static let secondaryLabel = rgb(0x3C3C43, alpha: 0.6)
  /// Text of the third rank.
  public static let tertiaryLabel = rgb(0x3C3C43, alpha: 0.3)
  /// Text of the fourth rank.
  public static let quaternaryLabel = rgb(0x3C3C43, alpha: 0.18)
  /// Placeholders of fields.
  public static let placeholderText = rgb(0x3C3C43, alpha: 0.3)
  /// Links.
  public static let link = rgb(0x007AFF)
  /// Lines that let what is below show.
  public static let separator = rgb(0x3C3C43, alpha: 0.29)
  /// Lines that are opaque.
  public static let opaqueSeparator = rgb(0xC6C6C8)

  /// The main background.
  public static let systemBackground = rgb(0xFFFFFF)
  /// Backgrounds of groups on the main background.
  public static let secondarySystemBackground = rgb(0xF2F2F7)
  /// Backgrounds of groups in groups.
  public static let tertiarySystemBackground = rgb(0xFFFFFF)
  /// The main background of grouped content.
  public static let systemGroupedBackground = rgb(0xF2F2F7)
  /// Backgrounds of the groups.
  public static let secondarySystemGroupedBackground = rgb(0xFFFFFF)
  /// Backgrounds of groups in groups.
  public static let tertiarySystemGroupedBackground = rgb(0xF2F2F7)

  /// Fills of thin shapes.
  public static let systemFill = rgb(0x787880, alpha: 0.2)
  /// Fills of shapes of medium size.
  public static let secondarySystemFill = rgb(0x787880, alpha: 0.16)
  /// Fills of large shapes, such as fields.
  public static let tertiarySystemFill = rgb(0x767680, alpha: 0.12)
  /// Fills of large areas with complex content.
  public static let quaternarySystemFill = rgb(0x747480, alpha: 0.08)
}
