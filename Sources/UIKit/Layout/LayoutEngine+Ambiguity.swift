import Foundation
import LinearSolver

extension LayoutEngine {
  /// Whether anything of a node's frame could be otherwise without any constraint being met less.
  func isAmbiguous(_ node: LayoutNode) -> Bool {
    guard let slot = slots[ObjectIdentifier(node)] else { return false }
    return slot.variables.contains(where: isOpen)
  }

  /// Whether anything in a place or size could be otherwise.
  func isAmbiguous(_ quantity: LayoutQuantity) -> Bool {
    quantity.nodes.contains { node in
      guard let slot = slots[ObjectIdentifier(node)] else { return false }
      let axis = quantity.axis
      return [slot.minimum(axis), slot.extent(axis)].contains(where: isOpen)
    }
  }

  /// Whether a variable follows a pull that is weaker than every constraint.
  private func isOpen(_ variable: Variable) -> Bool {
    let value = solver.value(of: variable)
    for pull in [1.0, -1.0] {
      let constraint = LinearConstraint(
        LinearExpression(variable) - (value + pull), .equal, priority: Float.ulpOfOne)
      guard let id = try? solver.add(constraint) else { continue }
      let moved = solver.value(of: variable)
      solver.remove(id)
      if abs(moved - value) > 1e-6 { return true }
    }
    return false
  }
}
