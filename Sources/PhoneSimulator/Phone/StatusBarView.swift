import Drawing
import Foundation
import UIKit

/// Time, signal, wireless and battery, with the cut-out between them; the time
/// is always the one of the advertisements.
final class StatusBarView: UIView {
  private static let time = "9:41"

  private let device: Device

  /// What time and symbols are drawn in.
  var ink = Color.black { didSet { setNeedsDisplay() } }

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
    let timeBox = CGRect(
      x: placed(ear * 0.08, width: ear, in: bounds), y: middle - 11, width: ear, height: 22)
    canvas.drawCentered(
      Self.time, in: timeBox, font: Self.font(16.5, weight: 600), color: ink)
    let symbols = StatusSymbols(unit: 1, ink: ink)
    let right = bounds.maxX - max(16, ear * 0.28)
    let battery = right - symbols.batteryWidth
    let wireless = battery - symbols.gap - symbols.wirelessWidth
    let signal = wireless - symbols.gap - symbols.signalWidth
    func place(_ x: CGFloat, _ width: CGFloat) -> CGPoint {
      CGPoint(x: placed(x, width: width, in: bounds), y: middle)
    }
    symbols.drawBattery(on: canvas, at: place(battery, symbols.batteryWidth))
    symbols.drawWireless(on: canvas, at: place(wireless, symbols.wirelessWidth))
    symbols.drawSignal(on: canvas, at: place(signal, symbols.signalWidth))
  }

  /// Where something stands that is at `x` where lines begin at the left.
  private func placed(_ x: CGFloat, width: CGFloat, in bounds: CGRect) -> CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? bounds.minX + bounds.maxX - x - width : x
  }

  /// The bar of phones with a home button, and of tablets.
  private func paintPlain(on canvas: Canvas, in bounds: CGRect) {
    let middle = bounds.midY
    let symbols = StatusSymbols(unit: 0.78, ink: ink)
    let font = Self.font(12.5, weight: 600)
    func place(_ x: CGFloat, _ width: CGFloat) -> CGPoint {
      CGPoint(x: placed(x, width: width, in: bounds), y: middle)
    }
    let battery = bounds.maxX - 7 - symbols.batteryWidth
    symbols.drawBattery(on: canvas, at: place(battery, symbols.batteryWidth))
    if device.idiom == .pad {
      let time = TextLayout.layout(Self.time, font: font)
      let capHeight = Fonts.metrics(of: font).capHeight
      canvas.draw(
        time,
        at: CGPoint(
          x: placed(16, width: time.size.width, in: bounds),
          y: middle + capHeight / 2 - time.baseline), color: ink)
      symbols.drawWireless(
        on: canvas,
        at: place(battery - 5 - symbols.wirelessWidth, symbols.wirelessWidth))
    } else {
      canvas.drawCentered(Self.time, in: bounds, font: font, color: ink)
      symbols.drawSignal(on: canvas, at: place(8, symbols.signalWidth))
      symbols.drawWireless(
        on: canvas, at: place(8 + symbols.signalWidth + 5, symbols.wirelessWidth))
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
