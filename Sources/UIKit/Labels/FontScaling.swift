import Drawing
import Foundation

/// How a font follows the content size.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The font at the content size that a phone is sold with; nil for the style's own.
  var base: FontDescription?
  /// The most that it grows to, in points; 0 sets no limit.
  var maximum: CGFloat = 0

  init(style: UIFont.TextStyle, base: FontDescription? = nil, maximum: CGFloat = 0) {
    (self.style, self.base, self.maximum) = (style, base, maximum)
  }

  /// The font at a content size.
  func font(at category: UIContentSizeCategory) -> UIFont {
    var description =
      base
      ?? FontDescription(
        size: style.pointSize(at: category),
        weight: (style == .headline ? UIFont.Weight.semibold : .regular).fontFileWeight)
    if let base { description.size = scaled(base.size, at: category) }
    if maximum > 0 { description.size = min(description.size, maximum) }
    return UIFont(description, scaling: self)
  }

  /// A length, in points, that grows as the style's size does.
  func scaled(_ length: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
    length * style.pointSize(at: category) / style.pointSize(at: .large)
  }
}

extension UIFont {
  /// The font as it is at a content size; the same where it does not follow that.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard let font = scaling?.font(at: category), font != self else { return self }
    return font
  }
}

/// What shows text whose size can follow what a person has chosen.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts that can follow the content size do so when it changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension [NSAttributedString.Key: Any] {
  /// Has the font as it is at a content size.
  mutating func adjustFont(to category: UIContentSizeCategory) {
    if let font = self[.font] as? UIFont { self[.font] = font.adjusted(to: category) }
  }
}
