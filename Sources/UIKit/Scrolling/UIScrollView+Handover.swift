import Foundation

/// A scroll view further out that goes on with a drag where the one inside is at its edge.
@MainActor
struct ScrollDragSuccessor {
  weak var view: UIScrollView?
  /// The axes along which it goes on.
  let axes: (x: Bool, y: Bool)
  /// How far it has been dragged, in points.
  var handed = CGPoint.zero

  /// Ends its part of the drag at a velocity of the finger, in points a second.
  func end(velocity: CGPoint) {
    view?.endDrag(
      velocity: CGPoint(x: axes.x ? velocity.x : 0, y: axes.y ? velocity.y : 0))
  }
}

/// A drag that goes on further out.
///
/// (Chosen: the view further out takes over what is beyond the edge of the one inside as the finger
/// goes on, and gives that back first when the finger returns.)
extension UIScrollView {
  /// Hands what is beyond the edge, in points, to a view further out that has room; returns how much
  /// of it has been handed over.
  func handOver(_ beyond: CGPoint, of drag: inout ScrollDrag) -> CGPoint {
    if drag.successor?.view?.drag == nil { drag.successor = nil }
    guard var successor = drag.successor ?? makeSuccessor(for: beyond, of: drag) else {
      return .zero
    }
    let handed = CGPoint(
      x: successor.axes.x ? beyond.x : 0, y: successor.axes.y ? beyond.y : 0)
    let step = CGPoint(x: handed.x - successor.handed.x, y: handed.y - successor.handed.y)
    successor.handed = handed
    drag.successor = successor
    if step != .zero { successor.view?.pull(by: step) }
    if handed == .zero {
      drag.successor = nil
      successor.end(velocity: .zero)
    }
    return handed
  }

  private func makeSuccessor(for beyond: CGPoint, of drag: ScrollDrag) -> ScrollDragSuccessor? {
    let axes = (x: drag.axes.x && beyond.x != 0, y: drag.axes.y && beyond.y != 0)
    // The finger goes against the content.
    let way = SIMD2(axes.x ? -beyond.x : 0, axes.y ? -beyond.y : 0)
    guard way != .zero, let outer = outerView(withRoomTowards: way), outer.drag == nil else {
      return nil
    }
    let movable = outer.draggableAxes
    let successor = ScrollDragSuccessor(
      view: outer, axes: (x: axes.x && movable.x, y: axes.y && movable.y))
    outer.beginDrag(from: .zero, axes: successor.axes, keyboard: nil)
    return successor
  }
}
