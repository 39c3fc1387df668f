import Drawing

/// Colours and fonts of what is made for a reviewer: quiet, on a light ground.
enum SheetStyle {
  static let ground = Color(red: 0.961, green: 0.963, blue: 0.969)
  static let rim = Color(red: 0.80, green: 0.805, blue: 0.82)
  static let ink = Color(red: 0.118, green: 0.122, blue: 0.137)
  static let dim = Color(red: 0.40, green: 0.41, blue: 0.45)
  static let keyboard = Color(red: 0.11, green: 0.44, blue: 0.93)
  static let target = Color(red: 0.95, green: 0.60, blue: 0.22)
  static let gap = Color(red: 0.05, green: 0.52, blue: 0.42)
  static let failure = Color(red: 0.79, green: 0.12, blue: 0.15)

  static let heading = font(size: 19, weight: 600)
  static let title = font(size: 13, weight: 600)
  static let text = font(size: 12, weight: 400)
  static let small = font(size: 11, weight: 500)

  /// Digits of one width: numbers that change stand still, and those below each other align.
  private static func font(size: Double, weight: Int) -> FontDescription {
    FontDescription(family: "Inter", size: size, weight: weight, tabularDigits: true)
  }
}
