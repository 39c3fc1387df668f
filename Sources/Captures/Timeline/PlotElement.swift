import Drawing
import Foundation

/// One thing that a plot shows, in points from the top left of its page, y downwards.
enum PlotElement: Hashable, Sendable {
  case rectangle(CGRect, color: Color, cornerRadius: Double = 0)
  /// A straight line whose ends are cut off square.
  case rule(from: CGPoint, to: CGPoint, color: Color, width: Double)
  /// Measured points, joined; ends and joins are round.
  case curve([CGPoint], color: Color, width: Double)
  case dot(CGPoint, radius: Double, color: Color)
  case text(PlotText)
}

/// One line of text in a plot.
struct PlotText: Hashable, Sendable {
  /// Which end of the text stands at its place.
  enum Anchor: String, Sendable {
    case start
    case middle
    case end
  }

  let text: String
  /// On the baseline.
  let place: CGPoint
  let anchor: Anchor
  let font: FontDescription
  let color: Color

  init(
    _ text: String, at place: CGPoint, anchor: Anchor = .start,
    font: FontDescription = SheetStyle.small, color: Color = SheetStyle.dim
  ) {
    self.text = text
    self.place = place
    self.anchor = anchor
    self.font = font
    self.color = color
  }

  var layout: TextLayout { .layout(text, font: font) }

  /// The box around the text, as high as its line.
  var box: CGRect {
    let layout = layout
    let left =
      switch anchor {
      case .start: place.x
      case .middle: place.x - layout.size.width / 2
      case .end: place.x - layout.size.width
      }
    return CGRect(
      x: left, y: place.y - layout.baseline, width: layout.size.width,
      height: layout.size.height)
  }

  static func width(of text: String, font: FontDescription) -> Double {
    TextLayout.layout(text, font: font).size.width
  }

  /// The text, or as much of its beginning as fits a width in points with an ellipsis.
  static func abbreviated(_ text: String, font: FontDescription, to limit: Double) -> String {
    if width(of: text, font: font) <= limit { return text }
    var (fitting, tooMany) = (0, text.count)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if width(of: text.prefix(middle) + "…", font: font) <= limit {
        fitting = middle
      } else {
        tooMany = middle
      }
    }
    return text.prefix(fitting) + "…"
  }
}

/// Everything that a plot shows, from the back to the front.
struct PlotDrawing: Hashable, Sendable {
  /// The size of the page in points.
  var size: CGSize
  var elements: [PlotElement]
}
