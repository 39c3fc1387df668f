import Drawing
import Foundation
import UIKit

/// One key; its shadow is inside its bounds, under the body.
final class KeyView: UIView {
  struct Look: Hashable {
    var face: Key.Face
    var style: Key.Style
    var shift = KeyboardMode.Shift.off
    /// Blue, as a return key that sends something off.
    var isProminent = false
    var isEnabled = true
    var isPressed = false
    var isDark = false
  }

  static let shadowHeight: CGFloat = 1

  private(set) var look: Look

  init(look: Look) {
    self.look = look
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentPainter = { [unowned self] canvas, bounds in paint(on: canvas, in: bounds) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: Look) {
    guard look != self.look else { return }
    self.look = look
    setNeedsDisplay()
  }

  private func look(in colors: KeyboardColors) -> (body: Color?, ink: Color) {
    switch look.style {
    case .strip: return (nil, look.isPressed ? colors.faintInk : colors.stripInk)
    case .bare: return (look.isPressed ? colors.lightKey : nil, colors.ink)
    case .light: return (look.isPressed ? colors.darkKey : colors.lightKey, colors.ink)
    case .dark where !look.isEnabled: return (colors.darkKey, colors.faintInk)
    case .dark:
      if look.isProminent, !look.isPressed { return (KeyboardStyle.blueKey, .white) }
      let isOn = look.face == .shift && look.shift != .off
      return (look.isPressed != isOn ? colors.lightKey : colors.darkKey, colors.ink)
    }
  }

  private func paint(on canvas: Canvas, in bounds: CGRect) {
    var body = bounds
    body.size.height = max(0, bounds.height - Self.shadowHeight)
    let colors = KeyboardColors.colors(isDark: look.isDark)
    let (color, ink) = look(in: colors)
    if let color {
      let radius = KeyboardStyle.cornerRadius
      if look.style != .bare {
        canvas.fill(
          body.offsetBy(dx: 0, dy: Self.shadowHeight), cornerRadius: radius,
          color: colors.keyShadow)
      }
      canvas.fill(body, cornerRadius: radius, color: color)
    }
    let unit = look.style == .strip ? KeyboardStyle.stripUnit : 1
    canvas.draw(look.face, in: body, shift: look.shift, color: ink, colors, unit: unit)
  }
}
