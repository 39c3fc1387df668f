import Foundation

extension UIImage.SymbolConfiguration {
  /// Creates a configuration of the size and the weight of a font.
  public convenience init(font: UIFont) {
    self.init(font: font, scale: .unspecified)
  }

  /// Creates a configuration of the size and the weight of a font, with a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    let weight = UIImage.SymbolWeight(rawValue: font.fontDescription.weight / 100)
    self.init(pointSize: font.pointSize, weight: weight ?? .regular, scale: scale)
  }

  /// Creates a configuration of the font of a text style.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(font: .preferredFont(forTextStyle: textStyle))
  }

  /// Creates a configuration of the font of a text style, with a scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }
}

extension UIImage.SymbolWeight {
  /// Returns the weight of a font that looks as heavy.
  public func fontWeight() -> UIFont.Weight {
    let weights: [UIFont.Weight] = [
      .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights[rawValue]
  }
}
