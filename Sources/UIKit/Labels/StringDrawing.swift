import Drawing
import Foundation

/// How the place of a text is worked out.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The place begins at the top of the first line instead of at its baseline; lines are broken where
  /// the width ends.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The space between lines counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What is too long ends in three dots.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing a text may know and say besides; nothing here.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  private func block(width: CGFloat?, lineLimit: Int = 0) -> TextBlock {
    TextBlock(
      self,
      .init(
        font: .systemFont(ofSize: 12),
        lineBreakMode: lineLimit > 0 ? .byTruncatingTail : .byWordWrapping),
      width: width.flatMap { $0.isFinite && $0 < 1e6 ? max($0, 0) : nil }, lineLimit: lineLimit)
  }

  /// The size of the text in lines as they are, in points.
  public func size() -> CGSize { length == 0 ? .zero : block(width: nil).size }

  /// Paints the text with the top left of its first line at a point, in lines as they are.
  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.canvas.draw(block(width: nil), at: point, color: .black)
  }

  /// Paints the text in a rectangle, in points, with lines broken where that ends; what is below it is
  /// left out.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.canvas.withState {
      context.canvas.clip(to: rect)
      context.canvas.draw(block(width: rect.width), at: rect.origin, color: .black)
    }
  }

  /// The rectangle of the text inside a size, in points, from the top left of the first line where the
  /// options say so, else from its baseline, in a single line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = block(width: nil, lineLimit: 1)
      return CGRect(
        origin: CGPoint(x: 0, y: line.size.height - 2 * line.baselines.first),
        size: line.size)
    }
    return CGRect(origin: .zero, size: block(width: size.width > 0 ? size.width : nil).size)
  }
}

extension NSString {
  private func text(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }

  /// The size of the text with attributes in lines as they are, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text(attrs).size()
  }

  /// Paints the text with attributes with the top left of its first line at a point.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { text(attrs).draw(at: point) }

  /// Paints the text with attributes in a rectangle, in points.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { text(attrs).draw(in: rect) }

  /// The rectangle of the text with attributes inside a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { text(attributes).boundingRect(with: size, options: options, context: context) }
}

extension String {
  /// The size of the text with attributes in lines as they are, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Paints the text with attributes with the top left of its first line at a point.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(at: point, withAttributes: attrs) }

  /// Paints the text with attributes in a rectangle, in points.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(in: rect, withAttributes: attrs) }

  /// The rectangle of the text with attributes inside a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
