import Drawing
import Foundation
import UIKit

/// A card over the phone with a heading and lines below it, as many as there is room for.
final class NoticeView: UIView {
  /// What a card says.
  struct Notice: Hashable, Sendable {
    var title: String
    var lines: [String]

    /// Whether the last lines matter most, and not the first.
    var endsWithNews = false
  }

  private let style: StageStyle
  private let title: TextLayout
  private let lines: [TextLayout]
  /// In points of the picture.
  private let card: CGRect
  private let isWarning: Bool

  private static let padding: CGFloat = 14

  /// Sets a notice for the room there is: at most half of the phone.
  init(_ notice: Notice, layout: StageLayout) {
    let style = StageStyle(unit: layout.resources)
    let padding = Self.padding * style.unit
    let screen = layout.screenInPoints
    let room = screen.insetBy(dx: 6 * style.unit, dy: 6 * style.unit)
    let width = room.width - 2 * padding
    title = TextLayout.layout(notice.title, font: style.strong, width: width, lineLimit: 2)
    var left = screen.height / 2 - title.size.height - 3 * padding
    var shown: [TextLayout] = []
    // No more lines than fit are set, however many there are.
    for line in notice.endsWithNews ? notice.lines.reversed() : notice.lines {
      let set = TextLayout.layout(line, font: style.small, width: width, lineLimit: 4)
      guard set.size.height <= left else { break }
      left -= set.size.height
      shown.append(set)
    }
    lines = notice.endsWithNews ? shown.reversed() : shown
    isWarning = !notice.endsWithNews
    let height = lines.reduce(title.size.height + 3 * padding) { $0 + $1.size.height }
    // Below what a status bar shows.
    card = CGRect(
      x: room.minX, y: screen.minY + screen.height * 0.07, width: room.width, height: height)
    self.style = style
    // At whole pixels, so that it is painted where it is and not where the view is rounded to.
    let extent = PixelRect(covering: card, scale: layout.scale)
    super.init(frame: extent.points(scale: layout.scale))
    contentPainter = { [unowned self] canvas, _ in paint(on: canvas) }
  }

  required init?(coder: NSCoder) { nil }

  private func paint(on canvas: Canvas) {
    let padding = Self.padding * style.unit
    canvas.translate(x: -frame.minX, y: -frame.minY)
    canvas.clip(to: card, cornerRadius: 12 * style.unit)
    canvas.fill(card, color: StageStyle.card)
    var y = card.minY + padding
    canvas.draw(
      title, at: CGPoint(x: card.minX + padding, y: y),
      color: isWarning ? StageStyle.recording : StageStyle.bright)
    y += title.size.height + padding
    for line in lines {
      canvas.draw(line, at: CGPoint(x: card.minX + padding, y: y), color: StageStyle.bright)
      y += line.size.height
    }
  }
}
