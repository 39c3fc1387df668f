import Drawing
import Foundation

/// A symbol of the system, drawn by lines as thick as its weight.
struct Symbol: Hashable, Sendable {
  /// How large and heavy a symbol is drawn.
  struct Look: Hashable, Sendable {
    /// The size of the text that the symbol goes with, in points.
    var pointSize: CGFloat = 17
    /// From 1, ultralight, to 9, black.
    var weight = 4
    /// How much larger than medium ones.
    var factor: CGFloat = 1

    /// Points in a unit of the drawing: 20 of them are a circle of 1.17 times the text's size.
    var unit: CGFloat { pointSize / 17 * factor }

    /// The thickness of lines, in units.
    var thickness: CGFloat {
      let ladder: [CGFloat] = [0.6, 0.9, 1.3, 1.7, 2, 2.3, 2.7, 3.1, 3.5]
      return ladder[min(max(weight, 1), 9) - 1]
    }
  }

  let name: String
  var look: Look
  private let width: CGFloat
  private let height: CGFloat
  private let parts: [SymbolPart]

  /// Creates a symbol by its name; nil for one that is not drawn here.
  init?(named name: String, look: Look = Look()) {
    guard let size = Self.size(of: name) else { return nil }
    (self.name, self.look) = (name, look)
    (width, height) = (size.width, size.height)
    parts = Self.parts(of: name)
  }

  // What is drawn follows from these.
  static func == (left: Symbol, right: Symbol) -> Bool {
    left.name == right.name && left.look == right.look
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(look)
  }

  /// The size, in points, a multiple of a half.
  var size: CGSize {
    func rounded(_ units: CGFloat) -> CGFloat {
      let size = (units * look.unit * 2).rounded() / 2
      return size.isFinite ? min(max(size, 0), 10_000) : 0
    }
    return CGSize(width: rounded(width), height: rounded(height))
  }

  /// Paints the symbol over a rectangle in points, as wide and high as that.
  func paint(on canvas: Canvas, in rect: CGRect, color: Color) {
    let size = size
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    canvas.withState {
      canvas.translate(x: rect.midX, y: rect.midY)
      canvas.concatenate(
        AffineMatrix(
          a: rect.width / size.width * look.unit, b: 0, c: 0,
          d: rect.height / size.height * look.unit, tx: 0, ty: 0))
      // Parts that lie over each other are one picture, also where it is seen through.
      canvas.withOpacity(color.alpha) {
        let solid = Color(red: color.red, green: color.green, blue: color.blue)
        if parts.contains(where: \.cuts) {
          canvas.withGroup { paint(parts, on: canvas, color: solid) }
        } else {
          paint(parts, on: canvas, color: solid)
        }
      }
    }
  }

  private func paint(_ parts: [SymbolPart], on canvas: Canvas, color: Color) {
    for part in parts {
      var style = StrokeStyle(width: look.thickness * part.thickness)
      (style.cap, style.join) = (.round, .round)
      switch part.style {
      case .line: canvas.stroke(part.path, style: style, color: color)
      case .fill: canvas.fill(part.path, color: color)
      case .cutLine:
        canvas.erasing { canvas.stroke(part.path, style: style, color: .black) }
      case .cutFill: canvas.erasing { canvas.fill(part.path, color: .black) }
      }
    }
  }

  // MARK: Names

  /// A name, read as a sign in a shape, filled or not.
  private struct Reading {
    let sign: Entry
    var shape = ""
    var isFilled = false
    var isSmall: Bool { !shape.isEmpty }

    init?(_ name: String) {
      var rest = name
      if rest.hasSuffix(".fill") {
        rest.removeLast(5)
        isFilled = true
      }
      if let sign = signs[rest] {
        guard !isFilled || fillable.contains(rest) else { return nil }
        self.sign = sign
        return
      }
      for (suffix, names) in [("circle", inCircles), ("square", inSquares)]
      where rest.hasSuffix("." + suffix) {
        let base = String(rest.dropLast(suffix.count + 1))
        guard names.contains(base), let sign = signs[base] else { return nil }
        (self.sign, shape) = (sign, suffix)
        return
      }
      return nil
    }
  }

  private static func size(of name: String) -> CGSize? {
    if let entry = others[name] { return CGSize(width: entry.width, height: entry.height) }
    guard let reading = Reading(name) else { return nil }
    if reading.shape == "circle" { return CGSize(width: 21, height: 21) }
    if reading.shape == "square" { return CGSize(width: 19, height: 19) }
    return CGSize(width: reading.sign.width, height: reading.sign.height)
  }

  private static func parts(of name: String) -> [SymbolPart] {
    if let entry = others[name] { return SymbolPart.parts(entry.steps) }
    guard let reading = Reading(name) else { return [] }
    let sign = SymbolPart.parts(reading.sign.steps)
    guard reading.isSmall else {
      // A filled sign is its outline and what is inside.
      return reading.isFilled ? sign.flatMap(\.filled) : sign
    }
    let factor = 9.6 / max(reading.sign.width, reading.sign.height, 15)
    let small = sign.map { $0.scaled(factor) }
    if reading.shape == "circle" {
      return reading.isFilled
        ? SymbolPart.parts("f O 0 0 10") + small.map(\.cut)
        : SymbolPart.parts("l O 0 0 9.2") + small
    }
    return reading.isFilled
      ? SymbolPart.parts("f R -8.8 -8.8 17.6 17.6 3.2") + small.map(\.cut)
      : SymbolPart.parts("l R -8 -8 16 16 2.6") + small
  }
}

extension SymbolPart {
  /// The outline with what is inside it.
  fileprivate var filled: [SymbolPart] {
    style == .line ? [SymbolPart(style: .fill, path: path), self] : [self]
  }
}
