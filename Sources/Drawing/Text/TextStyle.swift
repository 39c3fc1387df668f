/// How a part of a text looks, beyond where its lines stand.
public struct TextStyle: Hashable, Sendable {
  /// A line under or through letters.
  public struct Rule: Hashable, Sendable {
    /// How many lines there are, one above the other.
    public var count: Int
    /// How thick each is, in thicknesses of the usual one.
    public var weight: Double
    /// Its colour; nil is that of the letters.
    public var color: Color?

    /// A line by its number, weight and colour.
    public init(count: Int = 1, weight: Double = 1, color: Color? = nil) {
      self.count = count
      self.weight = weight
      self.color = color
    }
  }

  /// The font.
  public var font: FontDescription
  /// The letters' colour; nil is the one that the text is drawn in.
  public var color: Color?
  /// The colour behind the letters, as high as their line.
  public var backgroundColor: Color?
  /// The line under the letters.
  public var underline: Rule?
  /// The line through the letters.
  public var strikethrough: Rule?
  /// What is added to the width of each letter, in points.
  public var kern: Double = 0
  /// How much higher than usual the letters stand, in points.
  public var baselineOffset: Double = 0

  /// A style in a font, with nothing else set.
  public init(font: FontDescription) {
    self.font = font
  }
}

/// A part of a text in one style.
public struct TextRun: Hashable, Sendable {
  /// How long the part is, in UTF-16 units.
  public var length: Int
  /// How it looks.
  public var style: TextStyle

  /// A part by its length in UTF-16 units and its style.
  public init(length: Int, style: TextStyle) {
    self.length = length
    self.style = style
  }
}

/// How the lines of a paragraph stand, in points.
public struct LineSetting: Hashable, Sendable {
  /// What there is between two lines.
  public var spacing: Double = 0
  /// The height of a line in parts of its natural one; 0 counts as 1.
  public var heightMultiple: Double = 0
  /// The least height of a line.
  public var minimumHeight: Double = 0
  /// The greatest height of a line; 0 sets no limit.
  public var maximumHeight: Double = 0
  /// The distance of the first line from the side where lines begin.
  public var firstIndent: Double = 0
  /// The distance of the other lines from the side where lines begin.
  public var indent: Double = 0
  /// The distance of all lines from the side where lines end.
  public var tailIndent: Double = 0

  /// Lines as the fonts have them.
  public init() {}

  /// The height of a line whose fonts make it some points high.
  func height(natural: Double) -> Double {
    var height = heightMultiple > 0 ? natural * heightMultiple : natural
    height = max(height, minimumHeight)
    return maximumHeight > 0 ? min(height, maximumHeight) : height
  }
}
