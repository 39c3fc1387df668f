extension UIImage {
  /// How the pixels of a picture lie.
  public enum Orientation: Int, Sendable {
    /// As they are seen.
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned anticlockwise by a quarter to be seen.
    case left = 2
    /// Turned clockwise by a quarter to be seen.
    case right = 3
    /// Mirrored at the side.
    case upMirrored = 4
    /// Mirrored from top to bottom.
    case downMirrored = 5
    /// With rows for columns.
    case leftMirrored = 6
    /// With rows for columns, both from their ends.
    case rightMirrored = 7

    var mirrored: Orientation {
      Orientation(rawValue: picture.mirrored.rawValue) ?? self
    }

    var picture: PictureOrientation { PictureOrientation(rawValue: rawValue) ?? .up }
  }

  /// Whether a picture is shown in its colours or as a shape.
  public enum RenderingMode: Int, Sendable {
    /// As where it is shown wants it; symbols are templates.
    case automatic = 0
    /// In its colours.
    case alwaysOriginal = 1
    /// As a shape in the tint.
    case alwaysTemplate = 2
  }

  /// How the inside of a picture fills a larger place.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// As it is by itself.
    case unspecified = 0
    /// Ultralight lines.
    case ultraLight = 1
    /// Thin lines.
    case thin = 2
    /// Light lines.
    case light = 3
    /// Regular lines.
    case regular = 4
    /// Medium lines.
    case medium = 5
    /// Semibold lines.
    case semibold = 6
    /// Bold lines.
    case bold = 7
    /// Heavy lines.
    case heavy = 8
    /// Black lines.
    case black = 9
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    /// Medium.
    case `default` = -1
    /// As it is by itself.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As large as the text.
    case medium = 2
    /// Larger.
    case large = 3

    /// How much larger than medium.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.29
      case .default, .unspecified, .medium: 1
      }
    }
  }
}
