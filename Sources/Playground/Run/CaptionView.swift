import Drawing
import Foundation
import UIKit

/// The line below a phone, with a red dot while a recording is made.
final class CaptionView: UIView {
  private let style: StageStyle
  private var text = ""
  private var isRecording = false

  init(layout: StageLayout) {
    style = StageStyle(unit: layout.resources)
    super.init(
      frame: PixelRect(covering: layout.caption, scale: layout.scale).points(scale: layout.scale))
    contentPainter = { [unowned self] canvas, bounds in paint(on: canvas, in: bounds) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text of one line or two.
  func show(_ text: String, isRecording: Bool) {
    guard (text, isRecording) != (self.text, self.isRecording) else { return }
    (self.text, self.isRecording) = (text, isRecording)
    setNeedsDisplay()
  }

  private func paint(on canvas: Canvas, in bounds: CGRect) {
    canvas.clip(to: bounds)
    let dot = 8 * style.unit
    let inner = bounds.insetBy(dx: 12 * style.unit + (isRecording ? 2 * dot : 0), dy: 0)
    let layout = TextLayout.layout(
      text, font: style.small, width: inner.width, alignment: .center, lineLimit: 2)
    let top = inner.midY - layout.size.height / 2
    canvas.draw(layout, at: CGPoint(x: inner.minX, y: top), color: StageStyle.dim)
    guard isRecording else { return }
    // Beside the line that speaks of the recording.
    let line = text.prefix { !$0.isNewline }
    let width = min(TextLayout.layout(String(line), font: style.small).size.width, inner.width)
    let left = inner.midX - width / 2 - 2 * dot
    canvas.fill(
      CGRect(x: left, y: top + (layout.lineHeight - dot) / 2, width: dot, height: dot),
      cornerRadius: dot / 2, color: StageStyle.recording)
  }
}
