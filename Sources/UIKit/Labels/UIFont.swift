import Drawing
import Foundation

// Unchecked since it is open: its own state is written only while it is made, and a subclass answers
// for what it adds.

/// A font at a size; the system's font is Inter.
open class UIFont: NSObject, @unchecked Sendable {
  private let foundationTag = FoundationTag()

  /// How heavy the strokes are; from −1 to 1, with 0 for regular.
  public struct Weight: Hashable, Sendable, _UIKitNumericRawRepresentable {
    /// The weight as UIKit numbers it, from -1 to 1.
    public let rawValue: CGFloat

    /// A weight by its number, from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight by its number, from -1 to 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Ultralight strokes.
    public static let ultraLight = Weight(-0.8)
    /// Thin strokes.
    public static let thin = Weight(-0.6)
    /// Light strokes.
    public static let light = Weight(-0.4)
    /// Regular strokes.
    public static let regular = Weight(0)
    /// Medium strokes.
    public static let medium = Weight(0.23)
    /// Semibold strokes.
    public static let semibold = Weight(0.3)
    /// Bold strokes.
    public static let bold = Weight(0.4)
    /// Heavy strokes.
    public static let heavy = Weight(0.56)
    /// Black strokes.
    public static let black = Weight(0.62)

    /// The nearest of the weights a font file has, from 100 to 900.
    var fontFileWeight: Int {
      let ladder: [Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let distances = ladder.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return (nearest + 1) * 100
    }
  }

  package private(set) var fontDescription = FontDescription(size: 12)
  private var metrics: FontMetrics
  /// How the font follows the content size; nil where it does not.
  private(set) final var scaling: FontScaling?

  /// Creates the system's font at 12 points.
  public override init() {
    metrics = Fonts.metrics(of: fontDescription)
  }

  package convenience init(_ description: FontDescription) {
    self.init()
    fontDescription = description
    metrics = Fonts.metrics(of: description)
  }

  convenience init(_ description: FontDescription, scaling: FontScaling) {
    self.init(description)
    self.scaling = scaling
  }

  // MARK: The system's fonts

  /// Returns the system's font at a size in points.
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: size))
  }

  /// Returns the system's font at a size in points and a weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: size, weight: weight.fontFileWeight))
  }

  /// Returns the system's bold font at a size in points.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system's italic font at a size in points.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: size, italic: true))
  }

  /// Returns the system's font with digits that are all equally wide.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: size, weight: weight.fontFileWeight, tabularDigits: true))
  }

  /// The size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The usual size, in points.
  open class var systemFontSize: CGFloat { 14 }

  /// Returns the same font at another size in points.
  open func withSize(_ size: CGFloat) -> UIFont {
    var description = fontDescription
    description.size = size
    return UIFont(description)
  }

  // MARK: Measures

  /// The family's name.
  open var familyName: String { fontDescription.family }
  /// The size, in points.
  open var pointSize: CGFloat { fontDescription.size }
  /// From the baseline up to the top of a line, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// From the baseline down to the bottom of a line, in points, negative.
  open var descender: CGFloat { -metrics.descent }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a small x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescription == fontDescription
  }

  open override var hash: Int { fontDescription.hashValue }

  open override var description: String {
    let style = fontDescription.italic ? " italic" : ""
    return "UIFont(\(familyName), \(pointSize) pt, weight \(fontDescription.weight)\(style))"
  }
}
