import Foundation
import LinearSolver

extension LayoutEngine {
  /// The size of a node's frame where that tends to another one, in points.
  func size(
    of node: LayoutNode, tendingTo target: CGSize, horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let slot = slot(of: node)
    let insets = node.item?.layoutAlignmentInsets ?? .zero
    tend(slot.width, to: target.width - insets.left - insets.right, horizontal)
    tend(slot.height, to: target.height - insets.top - insets.bottom, vertical)
    update()
    return frame(of: node)?.size ?? .zero
  }

  private func tend(_ variable: Variable, to length: CGFloat, _ priority: UILayoutPriority) {
    let length = length.isFinite ? min(max(length, 0), LinearSolver.largestNumber) : 0
    let wish = LinearConstraint(
      LinearExpression(variable) - length, .equal, priority: priority.rawValue)
    if (try? solver.add(wish)) == nil {
      _ = try? solver.add(
        LinearConstraint(
          wish.expression, wish.relation, priority: LinearConstraint.required.nextDown))
    }
  }
}
