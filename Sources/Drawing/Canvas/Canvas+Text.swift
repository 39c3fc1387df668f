import CPango
import Foundation

extension Canvas {
  /// Draws a text; `origin` is the top left of its layout's box, in points.
  public func draw(_ text: TextLayout, at origin: CGPoint, color: Color) {
    guard let origin = origin.drawable, color.alpha > 0 else { return }
    withState {
      translate(x: origin.x, y: origin.y)
      for background in text.backgrounds {
        fill(background.rect, color: background.color ?? color)
      }
      setSource(color)
      var present = color
      for run in text.runs {
        let color = run.color ?? color
        if color != present || !text.backgrounds.isEmpty { setSource(color) }
        present = color
        if run.isColored && color.alpha < 1 {
          drawFaded(run, of: text, opacity: color.alpha)
        } else {
          show(run)
        }
        for box in run.missing {
          let line = max(box.height / 12, 0.5)
          stroke(
            box.insetBy(dx: line * 1.5, dy: line / 2), cornerRadius: line, width: line,
            color: color)
        }
      }
      for rule in text.rules { fill(rule.rect, color: rule.color ?? color) }
    }
  }

  private func show(_ run: GlyphRun) {
    cairo_set_scaled_font(context, run.font)
    run.glyphs.withUnsafeBufferPointer {
      cairo_show_glyphs(context, $0.baseAddress, Int32(clamping: $0.count))
    }
  }

  /// Cairo paints coloured glyphs without the source's alpha.
  private func drawFaded(_ run: GlyphRun, of text: TextLayout, opacity: Double) {
    withState {
      let margin = text.lineHeight
      clip(to: text.bounds.insetBy(dx: -margin, dy: -margin))
      withOpacity(opacity) { show(run) }
    }
  }
}
