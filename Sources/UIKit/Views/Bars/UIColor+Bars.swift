extension UIColor {
  /// What bars are in where nothing else is set.
  static let barBackground = UIColor(
    light: UIColor(white: 0.976, alpha: 1), dark: UIColor(white: 0.09, alpha: 1),
    elevated: UIColor(white: 0.14, alpha: 1))
}
