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

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // MARK: System colours, in the light appearance

  public static let systemRed = rgb(0xFF3B30)
  public static let systemOrange = rgb(0xFF9500)
  public static let systemYellow = rgb(0xFFCC00)
  public static let systemGreen = rgb(0x34C759)
  public static let systemMint = rgb(0x00C7BE)
  public static let systemTeal = rgb(0x30B0C7)
  public static let systemCyan = rgb(0x32ADE6)
  public static let systemBlue = rgb(0x007AFF)
  public static let systemIndigo = rgb(0x5856D6)
  public static let systemPurple = rgb(0xAF52DE)
  public static let systemPink = rgb(0xFF2D55)
  public static let systemBrown = rgb(0xA2845E)
  public static let systemGray = rgb(0x8E8E93)
  public static let systemGray2 = rgb(0xAEAEB2)
  public static let systemGray3 = rgb(0xC7C7CC)
  public static let systemGray4 = rgb(0xD1D1D6)
  public static let systemGray5 = rgb(0xE5E5EA)
  public static let systemGray6 = rgb(0xF2F2F7)

  public static let label = rgb(0x000000)
  public static let secondaryLabel = rgb(0x3C3C43, alpha: 0.6)
  public static let tertiaryLabel = rgb(0x3C3C43, alpha: 0.3)
  public static let quaternaryLabel = rgb(0x3C3C43, alpha: 0.18)
  public static let placeholderText = rgb(0x3C3C43, alpha: 0.3)
  public static let link = rgb(0x007AFF)
  public static let separator = rgb(0x3C3C43, alpha: 0.29)
  public static let opaqueSeparator = rgb(0xC6C6C8)

  public static let systemBackground = rgb(0xFFFFFF)
  public static let secondarySystemBackground = rgb(0xF2F2F7)
  public static let tertiarySystemBackground = rgb(0xFFFFFF)
  public static let systemGroupedBackground = rgb(0xF2F2F7)
  public static let secondarySystemGroupedBackground = rgb(0xFFFFFF)
  public static let tertiarySystemGroupedBackground = rgb(0xF2F2F7)

  public static let systemFill = rgb(0x787880, alpha: 0.2)
  public static let secondarySystemFill = rgb(0x787880, alpha: 0.16)
  public static let tertiarySystemFill = rgb(0x767680, alpha: 0.12)
  public static let quaternarySystemFill = rgb(0x747480, alpha: 0.08)
}
