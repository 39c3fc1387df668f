import Drawing
import Foundation
import UIKit

/// The grip beside a phone by which the keyboard's edge is pulled, and the keyboard's height.
final class GripView: UIView {
  private let layout: StageLayout
  private let style: StageStyle
  private var state: StageState?

  init(layout: StageLayout) {
    self.layout = layout
    style = StageStyle(unit: layout.resources)
    super.init(frame: .zero)
    contentPainter = { [unowned self] canvas, bounds in paint(on: canvas, in: bounds) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the keyboard's height, at its top.
  func show(_ state: StageState) {
    if let old = self.state, old.keyboardTop == state.keyboardTop,
      old.heightText == state.heightText, old.isGripActive == state.isGripActive,
      old.isGripHinted == state.isGripHinted
    {
      return
    }
    self.state = state
    // At whole pixels, so that it is painted where it is and not where the view is rounded to.
    let extent = PixelRect(
      covering: extent(at: layout.grip(keyboardTop: state.keyboardTop)), scale: layout.scale)
    frame = extent.points(scale: layout.scale)
    setNeedsDisplay()
  }

  private func extent(at grip: CGRect) -> CGRect {
    let column = layout.gripColumn
    return CGRect(
      x: column.minX, y: grip.minY - 2 * style.unit, width: column.width,
      height: grip.height + 4 * style.unit
    ).intersection(column)
  }

  private func paint(on canvas: Canvas, in bounds: CGRect) {
    guard let state else { return }
    canvas.clip(to: bounds)
    canvas.translate(x: -frame.minX, y: -frame.minY)
    let unit = style.unit
    let grip = layout.grip(keyboardTop: state.keyboardTop)
    let color = state.isGripActive || state.isGripHinted ? StageStyle.accent : StageStyle.dim
    canvas.fill(
      CGRect(
        x: layout.gripColumn.minX, y: grip.midY - 0.5 * unit, width: 6 * unit, height: unit),
      color: color)
    canvas.fill(grip, cornerRadius: grip.width / 2, color: color)
    for offset in [-5.0, 0, 5] {
      canvas.fill(
        CGRect(
          x: grip.minX + 3.5 * unit, y: grip.midY + (offset - 0.75) * unit, width: 5 * unit,
          height: 1.5 * unit), cornerRadius: 0.75 * unit, color: StageStyle.background)
    }
    let text = TextLayout.layout(state.heightText, font: style.small)
    canvas.draw(
      text,
      at: CGPoint(
        x: grip.maxX + 8 * unit, y: grip.midY - text.size.height / (state.isGripHinted ? 1 : 2)),
      color: state.isGripActive ? StageStyle.bright : StageStyle.dim)
    guard state.isGripHinted else { return }
    // Under the keyboard's height, what the grip is for.
    canvas.draw(
      TextLayout.layout("↕ pull", font: style.small),
      at: CGPoint(x: grip.maxX + grip.width * 2 / 3, y: grip.midY + unit), color: color)
  }
}
