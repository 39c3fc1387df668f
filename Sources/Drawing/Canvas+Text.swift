import CPango
import Foundation

extension Canvas {
  /// Draws a text; `origin` is the top left of its layout's box, in points.
  public func draw(_ text: TextLayout, at origin: CGPoint, color: Color) {
    guard let origin = origin.drawable, color.alpha > 0 else { return }
    withState {
      translate(x: origin.x, y: origin.y)
      setSource(color)
      for run in text.runs {
        cairo_set_scaled_font(context, run.font)
        run.glyphs.withUnsafeBufferPointer {
          cairo_show_glyphs(context, $0.baseAddress, Int32(clamping: $0.count))
        }
        for box in run.missing {
          let line = max(box.height / 12, 0.5)
          stroke(
            box.insetBy(dx: line * 1.5, dy: line / 2), cornerRadius: line, width: line,
            color: color)
        }
      }
    }
  }
}
