import Drawing
import Foundation

/// The colours of a keyboard.
struct KeyboardColors: Sendable {
  let background, separator, lightKey, darkKey, keyShadow, ink: Color
  /// What stands in the strip below the keys, larger than on a key.
  let stripInk: Color
  /// Fields and rings on the keyboard's ground.
  let field: Color
  let faintInk: Color

  static let light = KeyboardColors(
    background: Color(bytes: 209, 212, 218),
    separator: Color(red: 0, green: 0, blue: 0, alpha: 0.15),
    lightKey: .white, darkKey: Color(bytes: 172, 177, 188), keyShadow: Color(bytes: 137, 139, 143),
    ink: .black, stripInk: Color(bytes: 81, 85, 91),
    field: Color(red: 0.46, green: 0.46, blue: 0.50, alpha: 0.16),
    faintInk: Color(red: 0, green: 0, blue: 0, alpha: 0.4))

  static let dark = KeyboardColors(
    background: Color(bytes: 43, 43, 46), separator: Color(red: 1, green: 1, blue: 1, alpha: 0.2),
    lightKey: Color(bytes: 107, 107, 110), darkKey: Color(bytes: 71, 71, 74),
    keyShadow: Color(bytes: 24, 24, 26), ink: .white, stripInk: Color(bytes: 200, 202, 207),
    field: Color(red: 0.46, green: 0.46, blue: 0.50, alpha: 0.36),
    faintInk: Color(red: 1, green: 1, blue: 1, alpha: 0.35))

  static func colors(isDark: Bool) -> KeyboardColors { isDark ? dark : light }
}

/// Measures and type of a keyboard.
enum KeyboardStyle {
  static let blueKey = Color(bytes: 0, 122, 255)
  static let stripUnit: CGFloat = 1.25
  /// Fields and rings on the keyboard's ground.
  static let field = Color(red: 0.46, green: 0.46, blue: 0.50, alpha: 0.16)
  static let faintInk = Color(red: 0, green: 0, blue: 0, alpha: 0.4)

  static let cornerRadius: CGFloat = 5

  static func font(_ size: CGFloat, weight: Int = 400) -> FontDescription {
    FontDescription(family: "Inter", size: size, weight: weight)
  }

  /// The font of a word on a key that is `room` points wide: smaller than `size` where it is too long.
  static func font(ofWord word: String, size: CGFloat, fitting room: CGFloat) -> FontDescription {
    let margin: CGFloat = 3
    let width = TextLayout.layout(word, font: font(size)).size.width
    return font(width <= room ? size : size * max(0, room - 2 * margin) / width)
  }
}

extension Color {
  /// A colour from components between 0 and 255.
  init(bytes red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
