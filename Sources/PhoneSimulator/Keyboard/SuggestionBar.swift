import Drawing
import Foundation
import UIKit

/// The bar above the keys: up to three suggestions with lines between them.
final class SuggestionBar: UIView {
  nonisolated static let places = 3

  private(set) var suggestions: [String] = []
  private var pressed: Int?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentPainter = { [unowned self] canvas, bounds in paint(on: canvas, in: bounds) }
  }

  required init?(coder: NSCoder) { nil }

  private var isDark = false
  private var caption: String?

  func show(
    _ suggestions: [String], caption: String? = nil, pressed: Int? = nil, isDark: Bool = false
  ) {
    guard
      suggestions != self.suggestions || caption != self.caption || pressed != self.pressed
        || isDark != self.isDark
    else { return }
    (self.isDark, self.caption) = (isDark, caption)
    self.suggestions = suggestions
    self.pressed = pressed
    setNeedsDisplay()
  }

  /// Which of the suggestions stands at a place; the likeliest stands in the middle.
  private static func order(_ count: Int) -> [Int?] {
    switch count {
    case 0: [nil, nil, nil]
    case 1: [nil, 0, nil]
    case 2: [0, 1, nil]
    default: [0, 1, 2]
    }
  }

  /// The suggestion at a point of the bar.
  func index(at point: CGPoint) -> Int? {
    guard bounds.contains(point), bounds.width > 0 else { return nil }
    let place = min(Self.places - 1, Int(point.x / bounds.width * CGFloat(Self.places)))
    return Self.order(suggestions.count)[place]
  }

  private func paint(on canvas: Canvas, in bounds: CGRect) {
    let width = bounds.width / CGFloat(Self.places)
    let unit = min(1, bounds.height / 44)
    let colors = KeyboardColors.colors(isDark: isDark)
    for (place, index) in Self.order(suggestions.count).enumerated() {
      let cell = CGRect(
        x: bounds.minX + CGFloat(place) * width, y: bounds.minY, width: width,
        height: bounds.height)
      if let index {
        if index == pressed {
          canvas.fill(
            cell.insetBy(dx: 4, dy: 4 * unit), cornerRadius: KeyboardStyle.cornerRadius,
            color: colors.lightKey)
        }
        var place = cell.insetBy(dx: 8, dy: 0)
        if let caption {
          let (above, below) = place.divided(atDistance: place.height * 0.42, from: .minYEdge)
          canvas.drawCentered(
            caption, in: above.offsetBy(dx: 0, dy: 3 * unit), font: KeyboardStyle.font(11 * unit),
            color: colors.stripInk)
          place = below
        }
        canvas.drawCentered(
          suggestions[index], in: place,
          font: KeyboardStyle.font(
            ofWord: suggestions[index], size: 16 * unit, fitting: place.width), color: colors.ink)
      }
      if place > 0 {
        let line = CGRect(
          x: cell.minX - 0.5, y: cell.midY - 12 * unit, width: 1, height: 24 * unit)
        canvas.fill(line, color: colors.separator)
      }
    }
  }
}
