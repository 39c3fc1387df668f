import Drawing
import Foundation
import UIKit

/// The grip beside a phone by which the keyboard's edge is pulled, and the keyboard's height.
final class GripView: UIView {
  private let layout: StageLayout
  private let style: StageStyle
  private let mark: GripMark
  private var state: StageState?

  init(layout: StageLayout) {
    self.layout = layout
    style = StageStyle(unit: layout.resources)
    mark = GripMark(layout: layout)
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(mark)
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
    let grip = grip(of: state)
    // At whole pixels, so that it is painted where it is and not where the view is rounded to.
    frame = PixelRect(covering: extent(at: grip), scale: layout.scale).points(scale: layout.scale)
    mark.color = color(of: state)
    mark.frame = GripMark.extent(of: grip, in: layout).offsetBy(dx: -frame.minX, dy: -frame.minY)
    setNeedsDisplay()
  }

  private func extent(at grip: CGRect) -> CGRect {
    let column = layout.gripColumn
    return CGRect(
      x: column.minX, y: grip.minY - 2 * style.unit, width: column.width,
      height: grip.height + 4 * style.unit
    ).intersection(column)
  }

  /// The grip, moved to a whole pixel, so that its mark is the same at each.
  private func grip(of state: StageState) -> CGRect {
    var grip = layout.grip(keyboardTop: state.keyboardTop)
    grip.origin.y = (grip.minY * layout.scale).rounded() / layout.scale
    return grip
  }

  private func color(of state: StageState) -> Color {
    state.isGripActive || state.isGripHinted ? StageStyle.accent : StageStyle.dim
  }

  private func paint(on canvas: Canvas, in bounds: CGRect) {
    guard let state else { return }
    canvas.clip(to: bounds)
    canvas.translate(x: -frame.minX, y: -frame.minY)
    let unit = style.unit
    let grip = grip(of: state)
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
      at: CGPoint(x: grip.maxX + grip.width * 2 / 3, y: grip.midY + unit), color: color(of: state))
  }
}

/// The grip itself and the line from it to the keyboard's edge, kept as pixels while they move.
private final class GripMark: UIView {
  var color = StageStyle.dim {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  private let layout: StageLayout

  init(layout: StageLayout) {
    self.layout = layout
    super.init(frame: .zero)
    layer.shouldRasterize = true
    contentPainter = { [unowned self] canvas, _ in paint(on: canvas) }
  }

  required init?(coder: NSCoder) { nil }

  /// The column from the phone's edge to the end of a grip.
  static func extent(of grip: CGRect, in layout: StageLayout) -> CGRect {
    CGRect(
      x: layout.gripColumn.minX, y: grip.minY, width: grip.maxX - layout.gripColumn.minX,
      height: grip.height)
  }

  private func paint(on canvas: Canvas) {
    let unit = layout.resources
    let grip = CGRect(
      x: bounds.maxX - layout.grip(keyboardTop: 0).width, y: 0,
      width: layout.grip(keyboardTop: 0).width, height: bounds.height)
    canvas.fill(
      CGRect(x: 0, y: grip.midY - 0.5 * unit, width: 6 * unit, height: unit), color: color)
    canvas.fill(grip, cornerRadius: grip.width / 2, color: color)
    for offset in [-5.0, 0, 5] {
      canvas.fill(
        CGRect(
          x: grip.minX + 3.5 * unit, y: grip.midY + (offset - 0.75) * unit, width: 5 * unit,
          height: 1.5 * unit), cornerRadius: 0.75 * unit, color: StageStyle.background)
    }
  }
}
