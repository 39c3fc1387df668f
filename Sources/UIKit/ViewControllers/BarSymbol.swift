import Drawing
import Foundation

/// The signs of the system's bar items, drawn in a square of 24 points.
struct BarSymbol {
  /// The length of the square, in points.
  static let length: CGFloat = 24

  private let item: UIBarButtonItem.SystemItem

  /// Creates the sign of an item; nil for one that has words or is a space.
  init?(of item: UIBarButtonItem.SystemItem?) {
    guard let item, item.words == nil, item.spokenName != nil else { return nil }
    self.item = item
  }

  /// Paints the sign in the middle of a rectangle, both in points.
  func paint(on canvas: Canvas, in bounds: CGRect, color: Color) {
    canvas.withState {
      canvas.translate(x: bounds.midX - Self.length / 2, y: bounds.midY - Self.length / 2)
      if item == .close {
        canvas.fill(
          CGRect(x: -3, y: -3, width: 30, height: 30), cornerRadius: 15,
          color: UIColor.systemGray5.color)
        canvas.stroke(
          Self.cross(inset: 7.5), width: 2, color: UIColor.systemGray.color, cap: .round)
        return
      }
      for shape in filled { canvas.fill(shape, color: color) }
      canvas.stroke(lines, width: 1.7, color: color, cap: .round)
    }
  }

  private static func cross(inset: CGFloat) -> Path {
    let far = length - inset
    return Path(lines: [(inset, inset), (far, far)], [(inset, far), (far, inset)])
  }

  private static func triangle(from x: CGFloat, to tip: CGFloat, height: CGFloat) -> Path {
    var path = Path(lines: [(x, 12 - height / 2), (tip, 12), (x, 12 + height / 2)])
    path.close()
    return path
  }

  private var filled: [Path] {
    switch item {
    case .play: [Self.triangle(from: 6.5, to: 19.5, height: 15)]
    case .rewind:
      [
        Self.triangle(from: 12.5, to: 2.5, height: 12),
        Self.triangle(from: 21.5, to: 11.5, height: 12),
      ]
    case .fastForward:
      [
        Self.triangle(from: 11.5, to: 21.5, height: 12),
        Self.triangle(from: 2.5, to: 12.5, height: 12),
      ]
    case .pause: [7, 13.5].map { Path(box: CGRect(x: $0, y: 4.5, width: 3.5, height: 15)) }
    case .reply: [Path(lines: [(9.5, 5), (2.5, 11), (9.5, 17)])]
    case .refresh: [Path(lines: [(16.4, 1.6), (21.4, 5.4), (15.6, 8)])]
    default: []
    }
  }

  private var lines: Path {
    switch item {
    case .add: return Path(lines: [(12, 3.5), (12, 20.5)], [(3.5, 12), (20.5, 12)])
    case .stop: return Self.cross(inset: 5)
    case .compose:
      return Path(
        lines: [
          (13, 4.5), (5, 4.5), (3.5, 6), (3.5, 19), (5, 20.5), (18, 20.5), (19.5, 19), (19.5, 11),
        ],
        [(9, 15.2), (9.8, 12), (19, 2.8), (21.2, 5), (12, 14.2), (9, 15.2)])
    case .reply:
      var path = Path()
      path.move(to: CGPoint(x: 8.5, y: 11))
      path.addCurve(
        to: CGPoint(x: 21, y: 19), control1: CGPoint(x: 15, y: 10.5),
        control2: CGPoint(x: 19.5, y: 13))
      return path
    case .action:
      return Path(
        lines: [(8.5, 8.5), (5, 8.5), (5, 21.5), (19, 21.5), (19, 8.5), (15.5, 8.5)],
        [(12, 14.5), (12, 2)], [(8.2, 5.6), (12, 1.8), (15.8, 5.6)])
    case .organize:
      return Path(
        lines: [
          (2.5, 19), (2.5, 5.5), (4, 4.5), (8.5, 4.5), (10.5, 6.5), (20, 6.5), (21.5, 8),
          (21.5, 19),
          (20, 20), (4, 20), (2.5, 19),
        ], [(2.5, 10), (21.5, 10)])
    case .bookmarks:
      var path = Path(lines: [(12, 6.5), (12, 20.5)])
      for side: CGFloat in [-1, 1] {
        path.move(to: CGPoint(x: 12, y: 6.5))
        path.addCurve(
          to: CGPoint(x: 12 + side * 9.5, y: 5), control1: CGPoint(x: 12 + side * 2.5, y: 4),
          control2: CGPoint(x: 12 + side * 6.5, y: 3.8))
        path.addLine(to: CGPoint(x: 12 + side * 9.5, y: 19))
        path.addCurve(
          to: CGPoint(x: 12, y: 20.5), control1: CGPoint(x: 12 + side * 6.5, y: 17.8),
          control2: CGPoint(x: 12 + side * 2.5, y: 18))
      }
      return path
    case .search:
      return Path(arc: CGPoint(x: 10, y: 10), radius: 6.8, from: 0, to: 2 * .pi)
        .adding([(15, 15), (21, 21)])
    case .refresh:
      return Path(
        arc: CGPoint(x: 12, y: 13), radius: 8.4, from: -0.22 * .pi, to: 1.45 * .pi)
    case .camera:
      return Path(
        lines: [
          (2.5, 18.5), (2.5, 8.5), (4, 7), (7.2, 7), (8.8, 4.5), (15.2, 4.5), (16.8, 7), (20, 7),
          (21.5, 8.5), (21.5, 18.5), (20, 20), (4, 20), (2.5, 18.5),
        ]
      ).adding(circleAt: CGPoint(x: 12, y: 13), radius: 4)
    case .trash:
      return Path(
        lines: [(3.5, 5.5), (20.5, 5.5)], [(9, 5.5), (9, 2.8), (15, 2.8), (15, 5.5)],
        [(5.5, 5.5), (6.6, 21.5), (17.4, 21.5), (18.5, 5.5)], [(9.4, 9), (9.8, 18)],
        [(14.6, 9), (14.2, 18)])
    default: return Path()
    }
  }
}

extension Path {
  /// Creates a path of lines through points.
  fileprivate init(lines: [(CGFloat, CGFloat)]...) {
    self.init()
    for line in lines { add(line) }
  }

  fileprivate init(box: CGRect) {
    self.init()
    addRoundedRect(box, cornerRadius: 1)
  }

  fileprivate init(arc center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) {
    self.init()
    move(to: CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start)))
    addArc(center: center, radius: radius, startAngle: start, endAngle: end)
  }

  fileprivate func adding(_ line: [(CGFloat, CGFloat)]) -> Path {
    var path = self
    path.add(line)
    return path
  }

  fileprivate func adding(circleAt center: CGPoint, radius: CGFloat) -> Path {
    var path = self
    path.move(to: CGPoint(x: center.x + radius, y: center.y))
    path.addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi)
    return path
  }

  private mutating func add(_ line: [(CGFloat, CGFloat)]) {
    for (index, point) in line.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
}
