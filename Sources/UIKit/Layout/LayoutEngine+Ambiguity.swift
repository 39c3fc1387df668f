import Foundation
import LinearSolver

extension LayoutEngine {
  /// Whether anything of a node's frame could be otherwise without any constraint being met less.
  func isAmbiguous(_ node: LayoutNode) -> Bool {
    guard let slot = slots[ObjectIdentifier(node)] else { return false }
    return slot.variables.contains { isOpen(LinearExpression($0)) }
  }

  /// Whether a place or size could be otherwise, as far as its own items leave that open.
  func isAmbiguous(_ quantity: LayoutQuantity) -> Bool {
    [quantity.place, quantity.end].contains { place in
      guard let place, let slot = slots[ObjectIdentifier(place.node)] else { return false }
      let axis = quantity.axis
      if place.attribute.kind == .size { return isOpen(LinearExpression(slot.extent(axis))) }
      var part = 0.5
      switch place.attribute {
      case .left, .top, .firstBaseline, .leftMargin, .topMargin: part = 0
      case .right, .bottom, .lastBaseline, .rightMargin, .bottomMargin: part = 1
      case .leading, .leadingMargin: part = place.node.item?.isLayoutRightToLeft ?? false ? 1 : 0
      case .trailing, .trailingMargin: part = place.node.item?.isLayoutRightToLeft ?? false ? 0 : 1
      default: break
      }
      return isOpen(
        LinearExpression([
          .init(slot.minimum(axis)), .init(slot.extent(axis), part),
        ]))
    }
  }

  /// Whether a sum follows a pull that is weaker than every constraint.
  private func isOpen(_ sum: LinearExpression) -> Bool {
    func value() -> Double {
      sum.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }
    let known = value()
    for pull in [1.0, -1.0] {
      let wish = LinearConstraint(sum - (known + pull), .equal, priority: Float.ulpOfOne)
      guard let id = try? solver.add(wish) else { continue }
      let moved = value()
      solver.remove(id)
      if abs(moved - known) > 1e-6 { return true }
    }
    return false
  }
}
