import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")

  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// The colour behind the letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

  /// How the lines of a paragraph stand, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

  /// What is added to the width of each letter, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")

  /// How much higher than usual the letters stand, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")

  /// The line under the letters, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")

  /// The colour of the line under the letters, a `UIColor`; that of the letters where there is none.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

  /// The line through the letters, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

  /// The colour of the line through the letters, a `UIColor`; that of the letters where there is none.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

  /// Where the text leads to, a `URL` or its text.
  public static let link = NSAttributedString.Key("NSLink")
}
