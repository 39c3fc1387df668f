import Drawing
import Foundation

/// Which corners of a layer are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// A set of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  /// All four corners.
  static let all = CACornerMask(rawValue: 15)
}

/// How the edges of a layer bend into each other where its corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// A curve by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose bend grows from none at its ends.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension LayerValues {
  /// Whether the outline is a rectangle, or one with four circular corners.
  var isPlainBox: Bool { cornerRadius <= 0 || (maskedCorners == .all && !hasContinuousCorners) }

  /// The outline as far inside the bounds as an inset in points, where it is no plain box.
  func outline(inset: CGFloat = 0) -> Path {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let radius = min(max(cornerRadius - inset, 0), rect.width / 2, rect.height / 2)
    var elements: [PathElement] = []
    for corner in RectCorner.clockwise {
      guard radius > 0, maskedCorners.contains(corner.mask) else {
        elements.join(corner.point(of: rect))
        continue
      }
      if hasContinuousCorners {
        elements.addContinuousCorner(corner, of: rect, radius: radius)
      } else {
        elements.addCircularCorner(corner, of: rect, radius: radius)
      }
    }
    elements.append(.close)
    return elements.painted
  }
}

/// A corner of a rectangle: on which sides it is, and where an outline that runs clockwise comes from
/// and goes to.
private struct RectCorner {
  let mask: CACornerMask
  let isRight: Bool
  let isBottom: Bool
  /// The directions from the corner along the edges, the one the outline comes along first.
  let incoming: CGVector
  let outgoing: CGVector

  static let clockwise = [
    RectCorner(
      mask: .layerMinXMinYCorner, isRight: false, isBottom: false,
      incoming: CGVector(dx: 0, dy: 1), outgoing: CGVector(dx: 1, dy: 0)),
    RectCorner(
      mask: .layerMaxXMinYCorner, isRight: true, isBottom: false,
      incoming: CGVector(dx: -1, dy: 0), outgoing: CGVector(dx: 0, dy: 1)),
    RectCorner(
      mask: .layerMaxXMaxYCorner, isRight: true, isBottom: true,
      incoming: CGVector(dx: 0, dy: -1), outgoing: CGVector(dx: -1, dy: 0)),
    RectCorner(
      mask: .layerMinXMaxYCorner, isRight: false, isBottom: true,
      incoming: CGVector(dx: 1, dy: 0), outgoing: CGVector(dx: 0, dy: -1)),
  ]

  func point(of rect: CGRect, in incomingReach: CGFloat = 0, out outgoingReach: CGFloat = 0)
    -> CGPoint
  {
    CGPoint(
      x: (isRight ? rect.maxX : rect.minX) + incoming.dx * incomingReach
        + outgoing.dx * outgoingReach,
      y: (isBottom ? rect.maxY : rect.minY) + incoming.dy * incomingReach
        + outgoing.dy * outgoingReach)
  }
}

extension [PathElement] {
  fileprivate mutating func addCircularCorner(
    _ corner: RectCorner, of rect: CGRect, radius: CGFloat
  ) {
    let control = radius * (1 - 4.0 / 3 * tan(.pi / 8))
    join(corner.point(of: rect, in: radius))
    append(
      .curve(
        corner.point(of: rect, out: radius), control1: corner.point(of: rect, in: control),
        control2: corner.point(of: rect, out: control)))
  }

  /// Adds a corner of two curves that meet in the middle of the circular one, with its bend there and
  /// with none where they meet the edges.
  fileprivate mutating func addContinuousCorner(
    _ corner: RectCorner, of rect: CGRect, radius: CGFloat
  ) {
    // The tangent of the circle at 45° meets the edge as far from the corner as this.
    let tangent = 1 - tan(CGFloat.pi / 8)
    // A cubic curve with this second control point has the circle's bend at its end.
    let near = tangent + 1.5 * tan(.pi / 8) * tan(.pi / 8) / sin(.pi / 4)
    let half = Swift.min(rect.width, rect.height) / 2
    let begin = Swift.min(CALayer.continuousExpansion * radius, half)
    let (first, second) = (Swift.min(near * radius, begin), tangent * radius)
    let middle = (1 - sin(CGFloat.pi / 4)) * radius
    let center = corner.point(of: rect, in: middle, out: middle)
    join(corner.point(of: rect, in: begin))
    append(
      .curve(
        center, control1: corner.point(of: rect, in: first),
        control2: corner.point(of: rect, in: second)))
    append(
      .curve(
        corner.point(of: rect, out: begin), control1: corner.point(of: rect, out: second),
        control2: corner.point(of: rect, out: first)))
  }
}

extension CALayer {
  /// How many radii a continuous corner reaches along the edges.
  nonisolated static let continuousExpansion: CGFloat = 1.528665
}
