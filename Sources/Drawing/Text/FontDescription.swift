/// Which font a text is set in.
public struct FontDescription: Hashable, Sendable {
  /// The family, by its name or by several with commas between them.
  public var family: String
  /// The size in points; a point is `scale` device pixels, whatever the display says.
  public var size: Double
  /// From 100 (thin) over 400 (regular) and 700 (bold) to 900 (black).
  public var weight: Int
  /// Whether it is italic.
  public var italic: Bool
  /// Whether all digits have one width, so that numbers which change stand still.
  public var tabularDigits: Bool

  /// A font by its family and its size in points.
  public init(
    family: String = "Inter", size: Double, weight: Int = 400, italic: Bool = false,
    tabularDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.tabularDigits = tabularDigits
  }
}

/// The measures of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line, positive.
  public var descent: Double
  /// The height of a capital H above the baseline.
  public var capHeight: Double
  /// The height of a small x above the baseline.
  public var xHeight: Double

  /// The height of a line.
  public var lineHeight: Double { ascent + descent }
}
