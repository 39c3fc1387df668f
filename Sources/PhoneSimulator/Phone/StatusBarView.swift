import Drawing
import Foundation
import UIKit

/// Time, signal, wireless and battery, with the cut-out between them; the time
/// is always the one of the advertisements.
final class StatusBarView: UIView {
  private static let time = "9:41"

  private let device: Device

  init(device: Device) {
    self.device = device
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: device.portraitSize.width, height: device.safeArea.portrait.top))
    contentPainter = { [unowned self] canvas, bounds in paint(on: canvas, in: bounds) }
  }

  required init?(coder: NSCoder) { nil }

  private func paint(on canvas: Canvas, in bounds: CGRect) {
    switch device.statusBar {
    case .plain:
      paintPlain(on: canvas, in: bounds)
    case .notch(let size):
      canvas.fill(Self.notch(size, in: bounds), color: .black)
      paintEars(on: canvas, in: bounds, cutOutWidth: size.width, middle: bounds.height * 0.55)
    case .island(let size, let top):
      let island = CGRect(
        x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
      canvas.fill(island, cornerRadius: size.height / 2, color: .black)
      paintEars(on: canvas, in: bounds, cutOutWidth: size.width, middle: island.midY + 2)
    }
  }

  /// Time at the left and the rest at the right of a cut-out.
  private func paintEars(
    on canvas: Canvas, in bounds: CGRect, cutOutWidth: CGFloat, middle: CGFloat
  ) {
    let ear = (bounds.width - cutOutWidth) / 2
    let timeBox = CGRect(x: ear * 0.08, y: middle - 11, width: ear, height: 22)
    canvas.drawCentered(
      Self.time, in: timeBox, font: Self.font(16.5, weight: 600), color: .black)
    let symbols = StatusSymbols(unit: 1)
    let right = bounds.maxX - max(16, ear * 0.28)
    symbols.draw(on: canvas, endingAt: CGPoint(x: right, y: middle))
  }

  /// The bar of phones with a home button, and of tablets.
  private func paintPlain(on canvas: Canvas, in bounds: CGRect) {
    let middle = bounds.midY
    let symbols = StatusSymbols(unit: 0.78)
    let font = Self.font(12.5, weight: 600)
    if device.idiom == .pad {
      let time = TextLayout.layout(Self.time, font: font)
      let capHeight = Fonts.metrics(of: font).capHeight
      canvas.draw(
        time, at: CGPoint(x: 16, y: middle + capHeight / 2 - time.baseline), color: .black)
    } else {
      canvas.drawCentered(Self.time, in: bounds, font: font, color: .black)
      symbols.drawSignal(on: canvas, at: CGPoint(x: 8, y: middle))
      symbols.drawWireless(
        on: canvas, at: CGPoint(x: 8 + symbols.signalWidth + 5, y: middle))
    }
    symbols.drawBattery(
      on: canvas, at: CGPoint(x: bounds.maxX - 7 - symbols.batteryWidth, y: middle))
    if device.idiom == .pad {
      symbols.drawWireless(
        on: canvas,
        at: CGPoint(
          x: bounds.maxX - 7 - symbols.batteryWidth - 5 - symbols.wirelessWidth, y: middle))
    }
  }

  private static func font(_ size: Double, weight: Int) -> FontDescription {
    FontDescription(family: "Inter", size: size, weight: weight, tabularDigits: true)
  }

  /// A cut-out that hangs from the upper edge, with rounded shoulders.
  private static func notch(_ size: CGSize, in bounds: CGRect) -> Path {
    let left = bounds.midX - size.width / 2
    let right = bounds.midX + size.width / 2
    let shoulder: CGFloat = 6
    let corner = min(20, size.height * 0.66)
    var path = Path()
    path.move(to: CGPoint(x: left - shoulder, y: bounds.minY))
    path.addCurve(
      to: CGPoint(x: left, y: bounds.minY + shoulder),
      control1: CGPoint(x: left - shoulder * 0.4, y: bounds.minY),
      control2: CGPoint(x: left, y: bounds.minY + shoulder * 0.4))
    path.addLine(to: CGPoint(x: left, y: size.height - corner))
    path.addCurve(
      to: CGPoint(x: left + corner, y: size.height),
      control1: CGPoint(x: left, y: size.height - corner * 0.42),
      control2: CGPoint(x: left + corner * 0.42, y: size.height))
    path.addLine(to: CGPoint(x: right - corner, y: size.height))
    path.addCurve(
      to: CGPoint(x: right, y: size.height - corner),
      control1: CGPoint(x: right - corner * 0.42, y: size.height),
      control2: CGPoint(x: right, y: size.height - corner * 0.42))
    path.addLine(to: CGPoint(x: right, y: bounds.minY + shoulder))
    path.addCurve(
      to: CGPoint(x: right + shoulder, y: bounds.minY),
      control1: CGPoint(x: right, y: bounds.minY + shoulder * 0.4),
      control2: CGPoint(x: right + shoulder * 0.4, y: bounds.minY))
    path.close()
    return path
  }
}
