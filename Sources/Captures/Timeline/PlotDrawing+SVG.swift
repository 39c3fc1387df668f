import Drawing
import Foundation

extension PlotDrawing {
  /// The page as an SVG document, named by a title.
  func svg(title: String) -> String {
    let ground = PlotElement.rectangle(CGRect(origin: .zero, size: size), color: SheetStyle.ground)
    let lines =
      [SVG.tag("title", [:], content: title)] + [ground].map(\.svg) + elements.map(\.svg)
    let root = SVG.openingTag(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "width": SVG.number(size.width),
        "height": SVG.number(size.height),
        "viewBox": "0 0 \(SVG.number(size.width)) \(SVG.number(size.height))",
        "font-family": "Inter, sans-serif",
        "style": "font-variant-numeric: tabular-nums",
      ])
    return ([root + ">"] + lines + ["</svg>", ""]).joined(separator: "\n")
  }
}

extension PlotElement {
  fileprivate var svg: String {
    switch self {
    case .rectangle(let rect, let color, let cornerRadius):
      SVG.tag(
        "rect",
        [
          "x": SVG.number(rect.minX), "y": SVG.number(rect.minY),
          "width": SVG.number(rect.width), "height": SVG.number(rect.height),
          "rx": SVG.number(cornerRadius), "fill": SVG.color(color),
        ])
    case .rule(let start, let end, let color, let width):
      SVG.tag(
        "line",
        [
          "x1": SVG.number(start.x), "y1": SVG.number(start.y), "x2": SVG.number(end.x),
          "y2": SVG.number(end.y), "stroke": SVG.color(color), "stroke-width": SVG.number(width),
        ])
    case .curve(let points, let color, let width):
      SVG.tag(
        "polyline",
        [
          "points": points.map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }
            .joined(separator: " "),
          "fill": "none", "stroke": SVG.color(color), "stroke-width": SVG.number(width),
          "stroke-linecap": "round", "stroke-linejoin": "round",
        ])
    case .dot(let center, let radius, let color):
      SVG.tag(
        "circle",
        [
          "cx": SVG.number(center.x), "cy": SVG.number(center.y), "r": SVG.number(radius),
          "fill": SVG.color(color),
        ])
    case .text(let text):
      SVG.tag(
        "text",
        [
          "x": SVG.number(text.place.x), "y": SVG.number(text.place.y),
          "font-size": SVG.number(text.font.size), "font-weight": "\(text.font.weight)",
          "fill": SVG.color(text.color), "text-anchor": text.anchor.rawValue,
          // Holds other fonts to the room that was measured.
          "textLength": SVG.number(text.box.width), "lengthAdjust": "spacingAndGlyphs",
        ], content: text.text)
    }
  }
}
