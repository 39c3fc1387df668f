import Drawing
import Foundation

/// The attributes of a part of a text, as text layout has them.
struct TextAttributes {
  var values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) {
    self.values = values
  }

  private func number(_ key: NSAttributedString.Key) -> Double? {
    guard let value = values[key] else { return nil }
    let number =
      (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init)
      ?? value as? Double ?? (value as? Int).map(Double.init)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private func rule(
    _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
  ) -> TextStyle.Rule? {
    guard let bits = number(style) else { return nil }
    return NSUnderlineStyle(rawValue: Int(bits)).rule(in: (values[color] as? UIColor)?.color)
  }

  /// The style, in a font unless the attributes have one; links have a colour of their own.
  func style(font: UIFont, linkColor: UIColor = .link) -> TextStyle {
    var style = TextStyle(font: (values[.font] as? UIFont ?? font).fontDescription)
    let color = values[.foregroundColor] as? UIColor
    style.color = (color ?? (link == nil ? nil : linkColor))?.color
    style.backgroundColor = (values[.backgroundColor] as? UIColor)?.color
    style.kern = number(.kern) ?? 0
    style.baselineOffset = number(.baselineOffset) ?? 0
    style.underline = rule(.underlineStyle, .underlineColor)
    style.strikethrough = rule(.strikethroughStyle, .strikethroughColor)
    return style
  }

  var isUnderlined: Bool { rule(.underlineStyle, .underlineColor) != nil }

  var paragraphStyle: NSParagraphStyle? { values[.paragraphStyle] as? NSParagraphStyle }

  var link: URL? {
    switch values[.link] {
    case let url as URL: url
    case let text as String: URL(string: text)
    default: nil
    }
  }
}

extension StringProtocol {
  /// The lengths of the paragraphs in UTF-16 units, each with the break that ends it, and the length
  /// of that; there is always a last one without.
  var paragraphLengths: [(length: Int, lineBreak: Int)] {
    var lengths: [(length: Int, lineBreak: Int)] = []
    var (length, previous) = (0, UInt16(0))
    for unit in utf16 {
      if unit == 0x0a, previous == 0x0d {
        // It belongs to the break before.
        let last = lengths.removeLast()
        lengths.append((last.length + 1, 2))
        previous = unit
        continue
      }
      previous = unit
      length += 1
      guard unit == 0x0a || unit == 0x0d || unit == 0x2029 else { continue }
      lengths.append((length, 1))
      length = 0
    }
    return lengths + [(length, 0)]
  }
}
