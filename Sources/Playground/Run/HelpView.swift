import Drawing
import Foundation
import UIKit

/// The list of shortcuts over the phone.
final class HelpView: UIView {
  /// A line of the list, set.
  private struct Row {
    let keys, action: TextLayout
    var height: CGFloat { max(keys.size.height, action.size.height) }
  }

  private let style: StageStyle
  private let rows: [Row]
  /// In points of the picture.
  private let card: CGRect
  /// Where actions begin, from the card's left.
  private let actionOffset: CGFloat
  /// From one row to the next, the row's own height apart.
  private let gap: CGFloat

  private var padding: CGFloat { 20 * style.unit }
  private var titleHeight: CGFloat { 48 * style.unit }

  /// Sets the list for the room there is.
  init(layout: StageLayout) {
    let style = StageStyle(unit: layout.resources)
    let unit = style.unit
    let (padding, titleHeight) = (20 * unit, 48 * unit)
    let room = CGRect(origin: .zero, size: layout.pictureSizeInPoints)
      .insetBy(dx: 6 * unit, dy: 6 * unit)
    let width = min(362 * unit, room.width)
    // In a narrow window actions take several lines.
    let actionOffset = min(154 * unit, width * 0.42)
    let rows = Shortcut.help.map { keys, action in
      Row(
        keys: TextLayout.layout(
          keys, font: style.small, width: actionOffset - padding - 4 * unit, lineLimit: 0),
        action: TextLayout.layout(
          action, font: style.small, width: width - actionOffset - padding / 2, lineLimit: 0))
    }
    let text = rows.reduce(0) { $0 + $1.height }
    let count = CGFloat(rows.count)
    let rest = room.height - titleHeight - padding / 2 - text
    gap = min(max(rest / count, 0), 11 * unit)
    let height = titleHeight + text + gap * count + padding / 2
    card = CGRect(
      x: min(max(layout.middle.x - width / 2, room.minX), room.maxX - width),
      y: max(layout.middle.y - height / 2, room.minY), width: width, height: height)
    (self.style, self.rows, self.actionOffset) = (style, rows, actionOffset)
    // At whole pixels, so that it is painted where it is and not where the view is rounded to.
    let extent = PixelRect(covering: card, scale: layout.scale)
    super.init(frame: extent.points(scale: layout.scale))
    contentPainter = { [unowned self] canvas, _ in paint(on: canvas) }
  }

  required init?(coder: NSCoder) { nil }

  private func paint(on canvas: Canvas) {
    canvas.translate(x: -frame.minX, y: -frame.minY)
    canvas.clip(to: card, cornerRadius: 18 * style.unit)
    canvas.fill(card, color: StageStyle.card)
    let title = TextLayout.layout("Shortcuts", font: style.strong)
    canvas.draw(
      title, at: CGPoint(x: card.minX + padding, y: card.minY + 18 * style.unit),
      color: StageStyle.bright)
    var y = card.minY + titleHeight
    for row in rows {
      canvas.draw(row.keys, at: CGPoint(x: card.minX + padding, y: y), color: StageStyle.bright)
      canvas.draw(
        row.action, at: CGPoint(x: card.minX + actionOffset, y: y), color: StageStyle.dim)
      y += row.height + gap
    }
  }
}
