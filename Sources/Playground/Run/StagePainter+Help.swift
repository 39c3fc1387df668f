import Drawing
import Foundation

/// The list of shortcuts over the phone.
extension StagePainter {
  /// A line of the list, set.
  private struct Row {
    let keys, action: TextLayout
    var height: CGFloat { max(keys.size.height, action.size.height) }
  }

  /// The list, set for the room there is; in points of the picture.
  private struct Help {
    var rows: [Row] = []
    var card = CGRect.zero
    /// Where actions begin, from the card's left.
    var actionOffset: CGFloat = 0
    /// From one row to the next, the row's own height apart.
    var gap: CGFloat = 0
  }

  private var strong: FontDescription {
    FontDescription(
      family: "Inter", size: 15 * unit, weight: 600, italic: false, tabularDigits: true)
  }

  private var padding: CGFloat { 20 * unit }
  private var titleHeight: CGFloat { 48 * unit }

  private var help: Help {
    let picture = CGRect(
      x: 0, y: 0, width: Double(layout.pictureSize.width) / layout.scale,
      height: Double(layout.pictureSize.height) / layout.scale)
    let room = picture.insetBy(dx: 6 * unit, dy: 6 * unit)
    let width = min(362 * unit, room.width)
    var help = Help()
    // In a narrow window actions take several lines.
    help.actionOffset = min(154 * unit, width * 0.42)
    help.rows = Shortcut.help.map { keys, action in
      Row(
        keys: TextLayout.layout(
          keys, font: small, width: help.actionOffset - padding - 4 * unit, lineLimit: 0),
        action: TextLayout.layout(
          action, font: small, width: width - help.actionOffset - padding / 2, lineLimit: 0))
    }
    let text = help.rows.reduce(0) { $0 + $1.height }
    let count = CGFloat(help.rows.count)
    let rest = room.height - titleHeight - padding / 2 - text
    help.gap = min(max(rest / count, 0), 11 * unit)
    let height = titleHeight + text + help.gap * count + padding / 2
    help.card = CGRect(
      x: min(max(layout.bezel.midX - width / 2, room.minX), room.maxX - width),
      y: max(layout.bezel.midY - height / 2, room.minY), width: width, height: height)
    return help
  }

  /// Where the list lies, in pixels of the picture.
  var helpExtent: PixelRect {
    PixelRect(covering: help.card, scale: layout.scale).intersection(
      PixelRect(x: 0, y: 0, width: layout.pictureSize.width, height: layout.pictureSize.height))
  }

  /// Paints the list.
  func paintHelp(into bitmap: Bitmap) {
    let canvas = Canvas(bitmap, scale: layout.scale)
    let help = help
    let card = help.card
    canvas.clip(to: card, cornerRadius: 18 * unit)
    canvas.fill(card, color: Color(red: 0.16, green: 0.165, blue: 0.185))
    let title = TextLayout.layout("Shortcuts", font: strong)
    canvas.draw(
      title, at: CGPoint(x: card.minX + padding, y: card.minY + 18 * unit), color: Self.bright)
    var y = card.minY + titleHeight
    for row in help.rows {
      canvas.draw(row.keys, at: CGPoint(x: card.minX + padding, y: y), color: Self.bright)
      canvas.draw(
        row.action, at: CGPoint(x: card.minX + help.actionOffset, y: y), color: Self.dim)
      y += row.height + help.gap
    }
    canvas.flush()
  }
}
