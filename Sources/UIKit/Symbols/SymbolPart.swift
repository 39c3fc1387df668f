import Drawing
import Foundation

/// A step of drawing a symbol, in units of which a circle has 20, around the symbol's middle.
struct SymbolPart: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// A line with round ends, as thick as the symbol's weight.
    case line
    case fill
    /// A line that is cut out of what was drawn before.
    case cutLine
    /// A shape that is cut out of what was drawn before.
    case cutFill
  }

  let style: Style
  let path: Path
  /// How much thinner than the symbol's lines a line is.
  var thickness = 1.0

  /// Reads steps from a text: a letter for the style, `l` line, `f` fill, `c` cut line, `x` cut
  /// shape, then a path by the commands M, L, C and Z of SVG and by `O x y radius` for a circle,
  /// `A x y radius from to` for an arc between two angles in degrees, clockwise, and
  /// `R x y width height radius` for a rounded rectangle; steps are separated by semicolons.
  static func parts(_ text: String) -> [SymbolPart] {
    text.split(separator: ";").map { step in
      let step = step.drop { $0 == " " }
      let style: Style =
        switch step.first {
        case "f": .fill
        case "c": .cutLine
        case "x": .cutFill
        default: .line
        }
      return SymbolPart(style: style, path: Path(symbol: step.dropFirst()))
    }
  }

  /// The part smaller by a factor, with lines that shrink less.
  func scaled(_ factor: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0) -> SymbolPart {
    SymbolPart(
      style: style, path: path.scaled(factor, dx: dx, dy: dy),
      thickness: thickness * max(factor, 0.85))
  }

  /// The part as one that is cut out.
  var cut: SymbolPart {
    var style = style
    switch style {
    case .line: style = .cutLine
    case .fill: style = .cutFill
    case .cutLine: style = .line
    case .cutFill: style = .fill
    }
    return SymbolPart(style: style, path: path, thickness: thickness)
  }

  var cuts: Bool { style == .cutLine || style == .cutFill }
}

extension Path {
  /// Reads a path from the text of a step of a symbol.
  fileprivate init(symbol text: Substring) {
    self.init()
    var command: Character = "M"
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      if let letter = word.first, letter.isLetter {
        command = letter
        numbers = []
        if letter == "Z" { close() }
        continue
      }
      guard let number = Double(word) else { continue }
      numbers.append(number)
      switch (command, numbers.count) {
      case ("M", 2):
        move(to: point(0))
        command = "L"
      case ("L", 2): addLine(to: point(0))
      case ("C", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("O", 3):
        move(to: CGPoint(x: numbers[0] + numbers[2], y: numbers[1]))
        addArc(center: point(0), radius: numbers[2], startAngle: 0, endAngle: 2 * .pi)
        close()
      case ("A", 5):
        let (start, end) = (numbers[3] * .pi / 180, numbers[4] * .pi / 180)
        move(
          to: CGPoint(
            x: numbers[0] + numbers[2] * cos(start), y: numbers[1] + numbers[2] * sin(start)))
        addArc(center: point(0), radius: numbers[2], startAngle: start, endAngle: end)
      case ("R", 5):
        addRoundedRect(
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          cornerRadius: numbers[4])
      default: continue
      }
      numbers = []
    }
  }
}
