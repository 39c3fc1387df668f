import Foundation
import UIKit

/// A label as high as whole points, so that what is constrained to stand below it stands on whole
/// points on every screen.
final class TextLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: size.height.rounded(.up))
  }
}

extension UILabel {
  /// Creates a label with a text, a font and a colour.
  convenience init(
    _ text: String?, font: UIFont, color: UIColor = .label, lines: Int = 1,
    alignment: NSTextAlignment = .natural
  ) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = lines
    textAlignment = alignment
    adjustsFontForContentSizeCategory = true
  }
}

extension UIFont {
  /// A bold font for a heading that grows with the content size, but not so much that it has no room; the
  /// size is in points.
  static func heading(_ size: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: size, weight: .bold), maximumPointSize: size * 1.25)
  }
}
