import Foundation

/// The rectangles behind, under and through the letters of a layout.
struct TextDecorations {
  private(set) var backgrounds: [TextFill] = []
  private(set) var rules: [TextFill] = []

  /// Adds what a style has between two places of a line, in points.
  mutating func add(
    _ style: TextStyle, from left: Double, to right: Double, top: Double, height: Double,
    baseline: Double, xHeight: Double
  ) {
    let letters = baseline - style.baselineOffset
    func box(_ y: Double, _ height: Double) -> CGRect {
      CGRect(x: left, y: y, width: right - left, height: height)
    }
    if let color = style.backgroundColor {
      Self.add(TextFill(rect: box(top, height), color: color), to: &backgrounds)
    }
    // A line is a fourteenth of the font's size thick, as fonts usually have it.
    let thickness = style.font.size / 14
    if let rule = style.underline {
      for index in 0..<rule.count {
        let y = letters + thickness * (1 + Double(index) * 2)
        Self.add(
          TextFill(rect: box(y, thickness * rule.weight), color: rule.color ?? style.color),
          to: &rules)
      }
    }
    if let rule = style.strikethrough {
      let whole = thickness * (Double(rule.count * 2 - 1) - 1 + rule.weight)
      for index in 0..<rule.count {
        let y = letters - xHeight / 2 - whole / 2 + Double(index) * 2 * thickness
        Self.add(
          TextFill(rect: box(y, thickness * rule.weight), color: rule.color ?? style.color),
          to: &rules)
      }
    }
  }

  /// Neighbours in one colour are one, so that no gap is seen between them.
  private static func add(_ fill: TextFill, to fills: inout [TextFill]) {
    guard fill.rect.width > 0 else { return }
    if let index = fills.lastIndex(where: { last in
      last.color == fill.color && last.rect.minY == fill.rect.minY
        && last.rect.height == fill.rect.height && abs(last.rect.maxX - fill.rect.minX) < 1e-6
    }) {
      fills[index].rect.size.width = fill.rect.maxX - fills[index].rect.minX
    } else {
      fills.append(fill)
    }
  }
}
