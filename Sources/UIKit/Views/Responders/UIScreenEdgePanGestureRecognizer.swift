import Foundation

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognises fingers that are dragged from an edge of the screen into it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the drag may begin at.
  open var edges: UIRectEdge = []

  /// The edges that the fingers came down at.
  private var startEdges: UIRectEdge = []

  /// How far from an edge a finger may come down, in points.
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    for touch in touches {
      let near = edges.intersection(nearEdges(of: touch))
      startEdges = self.touches.count == 1 ? near : startEdges.intersection(near)
      if startEdges.isEmpty { state = .failed }
    }
  }

  private func nearEdges(of touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.screen.bounds else { return [] }
    let (place, reach) = (touch.screenLocation, Self.reach)
    var edges: UIRectEdge = []
    if place.y - bounds.minY <= reach { edges.insert(.top) }
    if place.x - bounds.minX <= reach { edges.insert(.left) }
    if bounds.maxY - place.y <= reach { edges.insert(.bottom) }
    if bounds.maxX - place.x <= reach { edges.insert(.right) }
    return edges
  }

  override func mayPan(by way: SIMD2<Double>) -> Bool {
    let isAcross = abs(way.x) >= abs(way.y)
    return startEdges.contains(.left) && isAcross && way.x > 0
      || startEdges.contains(.right) && isAcross && way.x < 0
      || startEdges.contains(.top) && !isAcross && way.y > 0
      || startEdges.contains(.bottom) && !isAcross && way.y < 0
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }
}
