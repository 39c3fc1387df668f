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
  /// What stands in the strip below the keys, larger than on a key.
  static let stripInk = Color(bytes: 81, 85, 91)
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
