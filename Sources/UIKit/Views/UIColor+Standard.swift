import Drawing
import Foundation

extension UIColor {
  private static func system(
    _ light: SystemColor.Shade, _ dark: SystemColor.Shade, strong: SystemColor.Shade? = nil,
    _ strongDark: SystemColor.Shade? = nil
  ) -> UIColor {
    UIColor(.system(SystemColor(light, dark: dark, strong: strong, strongDark: strongDark)))
  }

  private static func ground(
    _ light: UInt32, _ dark: UInt32, _ elevated: UInt32, strong: UInt32, _ strongDark: UInt32,
    _ strongElevated: UInt32
  ) -> UIColor {
    UIColor(
      .system(
        SystemColor(
          .init(light), dark: .init(dark), elevated: .init(elevated), strong: .init(strong),
          strongDark: .init(strongDark), strongElevated: .init(strongElevated))))
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

  /// White, not all of it, for text on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on a light ground.
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: System colours: light and dark, then both with more contrast

  /// The red of controls and accents.
  public static let systemRed = system(
    .init(0xFF3B30), .init(0xFF453A), strong: .init(0xD70015), .init(0xFF6961))
  /// The orange of controls and accents.
  public static let systemOrange = system(
    .init(0xFF9500), .init(0xFF9F0A), strong: .init(0xC93400), .init(0xFFB340))
  /// The yellow of controls and accents.
  public static let systemYellow = system(
    .init(0xFFCC00), .init(0xFFD60A), strong: .init(0xB25000), .init(0xFFD426))
  /// The green of controls and accents.
  public static let systemGreen = system(
    .init(0x34C759), .init(0x30D158), strong: .init(0x248A3D), .init(0x30DB5B))
  /// The mint of controls and accents.
  public static let systemMint = system(
    .init(0x00C7BE), .init(0x63E6E2), strong: .init(0x0C817B), .init(0x66D4CF))
  /// The teal of controls and accents.
  public static let systemTeal = system(
    .init(0x30B0C7), .init(0x40C8E0), strong: .init(0x008299), .init(0x5DE6FF))
  /// The cyan of controls and accents.
  public static let systemCyan = system(
    .init(0x32ADE6), .init(0x64D2FF), strong: .init(0x0071A4), .init(0x70D7FF))
  /// The blue of controls and accents.
  public static let systemBlue = system(
    .init(0x007AFF), .init(0x0A84FF), strong: .init(0x0040DD), .init(0x409CFF))
  /// The indigo of controls and accents.
  public static let systemIndigo = system(
    .init(0x5856D6), .init(0x5E5CE6), strong: .init(0x3634A3), .init(0x7D7AFF))
  /// The purple of controls and accents.
  public static let systemPurple = system(
    .init(0xAF52DE), .init(0xBF5AF2), strong: .init(0x8944AB), .init(0xDA8FFF))
  /// The pink of controls and accents.
  public static let systemPink = system(
    .init(0xFF2D55), .init(0xFF375F), strong: .init(0xD30F45), .init(0xFF6482))
  /// The brown of controls and accents.
  public static let systemBrown = system(
    .init(0xA2845E), .init(0xAC8E68), strong: .init(0x7F6545), .init(0xB59469))
  /// The first, darkest of the six system greys.
  public static let systemGray = system(
    .init(0x8E8E93), .init(0x8E8E93), strong: .init(0x6C6C70), .init(0xAEAEB2))
  /// The second of the six system greys.
  public static let systemGray2 = system(
    .init(0xAEAEB2), .init(0x636366), strong: .init(0x8E8E93), .init(0x7C7C80))
  /// The third of the six system greys.
  public static let systemGray3 = system(
    .init(0xC7C7CC), .init(0x48484A), strong: .init(0xAEAEB2), .init(0x545456))
  /// The fourth of the six system greys.
  public static let systemGray4 = system(
    .init(0xD1D1D6), .init(0x3A3A3C), strong: .init(0xBCBCC0), .init(0x444446))
  /// The fifth of the six system greys.
  public static let systemGray5 = system(
    .init(0xE5E5EA), .init(0x2C2C2E), strong: .init(0xD8D8DC), .init(0x363638))
  /// The sixth, lightest of the six system greys.
  public static let systemGray6 = system(
    .init(0xF2F2F7), .init(0x1C1C1E), strong: .init(0xEBEBF0), .init(0x242426))

  /// Text of the first rank.
  public static let label = system(.init(0x000000), .init(0xFFFFFF))
  /// Text of the second rank.
  public static let secondaryLabel = system(
    .init(0x3C3C43, 0.6), .init(0xEBEBF5, 0.6), strong: .init(0x3C3C43, 0.8), .init(0xEBEBF5, 0.7))
  /// Text of the third rank.
  public static let tertiaryLabel = system(
    .init(0x3C3C43, 0.3), .init(0xEBEBF5, 0.3), strong: .init(0x3C3C43, 0.7), .init(0xEBEBF5, 0.55))
  /// Text of the fourth rank.
  public static let quaternaryLabel = system(
    .init(0x3C3C43, 0.18), .init(0xEBEBF5, 0.16), strong: .init(0x3C3C43, 0.55),
    .init(0xEBEBF5, 0.4))
  /// Placeholders of fields.
  public static let placeholderText = system(
    .init(0x3C3C43, 0.3), .init(0xEBEBF5, 0.3), strong: .init(0x3C3C43, 0.7), .init(0xEBEBF5, 0.55))
  /// Links.
  public static let link = system(
    .init(0x007AFF), .init(0x0984FF), strong: .init(0x0040DD), .init(0x409CFF))
  /// Lines that let what is below show.
  public static let separator = system(
    .init(0x3C3C43, 0.29), .init(0x545458, 0.6), strong: .init(0x3C3C43, 0.37),
    .init(0x545458, 0.68))
  /// Lines that are opaque.
  public static let opaqueSeparator = system(
    .init(0xC6C6C8), .init(0x38383A), strong: .init(0xC6C6C8), .init(0x38383A))

  /// The main background.
  public static let systemBackground = ground(
    0xFFFFFF, 0x000000, 0x1C1C1E, strong: 0xFFFFFF, 0x000000, 0x242426)
  /// Backgrounds of groups on the main background.
  public static let secondarySystemBackground = ground(
    0xF2F2F7, 0x1C1C1E, 0x2C2C2E, strong: 0xEBEBF0, 0x242426, 0x363638)
  /// Backgrounds of groups in groups.
  public static let tertiarySystemBackground = ground(
    0xFFFFFF, 0x2C2C2E, 0x3A3A3C, strong: 0xFFFFFF, 0x363638, 0x444446)
  /// The main background of grouped content.
  public static let systemGroupedBackground = ground(
    0xF2F2F7, 0x000000, 0x1C1C1E, strong: 0xEBEBF0, 0x000000, 0x242426)
  /// Backgrounds of the groups.
  public static let secondarySystemGroupedBackground = ground(
    0xFFFFFF, 0x1C1C1E, 0x2C2C2E, strong: 0xFFFFFF, 0x242426, 0x363638)
  /// Backgrounds of groups in groups.
  public static let tertiarySystemGroupedBackground = ground(
    0xF2F2F7, 0x2C2C2E, 0x3A3A3C, strong: 0xEBEBF0, 0x363638, 0x444446)

  /// Fills of thin shapes.
  public static let systemFill = system(
    .init(0x787880, 0.2), .init(0x787880, 0.36), strong: .init(0x787880, 0.28),
    .init(0x787880, 0.44))
  /// Fills of shapes of medium size.
  public static let secondarySystemFill = system(
    .init(0x787880, 0.16), .init(0x787880, 0.32), strong: .init(0x787880, 0.24),
    .init(0x787880, 0.4))
  /// Fills of large shapes, such as fields.
  public static let tertiarySystemFill = system(
    .init(0x767680, 0.12), .init(0x767680, 0.24), strong: .init(0x767680, 0.2),
    .init(0x767680, 0.32))
  /// Fills of large areas with complex content.
  public static let quaternarySystemFill = system(
    .init(0x747480, 0.08), .init(0x767680, 0.18), strong: .init(0x747480, 0.16),
    .init(0x767680, 0.26))
}
