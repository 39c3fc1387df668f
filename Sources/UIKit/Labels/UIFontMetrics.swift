import Foundation

// Unchecked since it is open: its own state never changes, and a subclass answers for what it adds.

/// Scales fonts and lengths of an app's own as the system's font for a use is scaled.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let scaling: FontScaling

  /// Scales as text in bulk.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Scales as text of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    scaling = FontScaling(style: textStyle)
  }

  /// Returns a font as large as a person wants it, where it is as given at the usual content size.
  public final func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns a font as large as a person wants it, at most of a size in points.
  public final func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font as large as at the content size of some traits.
  public final func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font as large as at the content size of some traits, at most of a size in points; one that is
  /// scaled already is not scaled again.
  public final func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let base = font.scaling.map { $0.font(at: .large) } ?? font
    return FontScaling(
      style: scaling.style, base: base.fontDescription, maximum: max(0, maximumPointSize)
    ).font(at: .chosen(traitCollection))
  }

  /// Returns a length in points as it is where text is as large as a person wants it.
  public final func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length in points as it is at the content size of some traits, on whole pixels.
  public final func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let scale = (traitCollection ?? .current).values.scale
    let value = scaling.scaled(value, at: .chosen(traitCollection))
    return scale > 0 ? (value * scale).rounded() / scale : value
  }
}
