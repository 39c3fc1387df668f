import Drawing
import Foundation

extension StagePainter {
  /// Says beside the grip, under the keyboard's height, what it is for.
  func paintGripHint(beside grip: CGRect, font: FontDescription, color: Color, on canvas: Canvas) {
    let text = TextLayout.layout("↕ pull", font: font)
    canvas.draw(
      text, at: CGPoint(x: grip.maxX + grip.width * 2 / 3, y: grip.midY + unit), color: color)
  }
}
