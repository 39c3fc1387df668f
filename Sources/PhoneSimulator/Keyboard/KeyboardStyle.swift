import Drawing
import Foundation

/// Colours and type of the light keyboard.
enum KeyboardStyle {
  static let background = Color(bytes: 209, 212, 218)
  static let separator = Color(red: 0, green: 0, blue: 0, alpha: 0.15)
  static let lightKey = Color.white
  static let darkKey = Color(bytes: 172, 177, 188)
  static let blueKey = Color(bytes: 0, 122, 255)
  static let keyShadow = Color(bytes: 137, 139, 143)
  static let ink = Color.black
  static let faintInk = Color(red: 0, green: 0, blue: 0, alpha: 0.4)

  static let cornerRadius: CGFloat = 5

  static func font(_ size: CGFloat, weight: Int = 400) -> FontDescription {
    FontDescription(family: "Inter", size: size, weight: weight)
  }
}

extension Color {
  /// A colour from components between 0 and 255.
  init(bytes red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
