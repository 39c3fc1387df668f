import Foundation
import LinearSolver

/// What a solver has of a view or guide that it places: the variables of the rectangle that is
/// aligned, and what its content asks for.
@MainActor
final class LayoutSlot {
  let node: LayoutNode
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  /// The width for which the content's height was worked out, in points.
  var fittedWidth: CGFloat?

  /// Whether the frame is another than when the item was told last.
  var isChanged = false

  private var limits: [ConstraintID] = []
  private var content: LayoutContent?
  private var contentConstraints: [Demand: ConstraintID] = [:]

  /// One thing that content asks for.
  private enum Demand: Hashable, CaseIterable {
    case widthAtMost, widthAtLeast, heightAtMost, heightAtLeast
  }

  init(of node: LayoutNode, in solver: LinearSolver) {
    self.node = node
    minX = solver.makeVariable()
    minY = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
    // No rectangle is less than nothing.
    limits = [width, height].compactMap {
      try? solver.add(LinearConstraint(LinearExpression($0), .greaterThanOrEqual))
    }
  }

  var variables: [Variable] { [minX, minY, width, height] }

  func minimum(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }
  func extent(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

  /// All constraints of the slot's own.
  var constraints: [ConstraintID] {
    limits + Demand.allCases.compactMap { contentConstraints[$0] }
  }

  /// What one of these constraints says.
  func words(of id: ConstraintID) -> String? {
    let name = node.item?.layoutName ?? "(an item that has gone)"
    if let index = limits.firstIndex(of: id) {
      return "<\(name).\(index == 0 ? "width" : "height") >= 0>"
    }
    guard let demand = Demand.allCases.first(where: { contentConstraints[$0] == id }) else {
      return nil
    }
    let (width, height) = (content?.width.length ?? 0, content?.height.length ?? 0)
    let size = "\(NSLayoutConstraint.number(width)) by \(NSLayoutConstraint.number(height))"
    return switch demand {
    case .widthAtMost, .heightAtMost: "<\(name) hugs its content, \(size)>"
    case .widthAtLeast, .heightAtLeast: "<\(name) does not compress its content, \(size)>"
    }
  }

  /// Gives the variables up; the constraints have been removed.
  func free(in solver: LinearSolver) {
    for variable in variables { solver.remove(variable) }
  }

  /// Lets content ask for another size.
  func setContent(_ new: LayoutContent?, in solver: LinearSolver) {
    guard new != content else { return }
    set([.widthAtMost, .widthAtLeast], of: width, from: content?.width, to: new?.width, in: solver)
    set(
      [.heightAtMost, .heightAtLeast], of: height, from: content?.height, to: new?.height,
      in: solver)
    content = new
  }

  private func set(
    _ demands: [Demand], of variable: Variable, from old: LayoutContent.Extent?,
    to new: LayoutContent.Extent?, in solver: LinearSolver
  ) {
    for (demand, relation, priority) in [
      (demands[0], LinearConstraint.Relation.lessThanOrEqual, \LayoutContent.Extent.hugging),
      (demands[1], .greaterThanOrEqual, \.resistance),
    ] {
      let wanted = new.flatMap { $0.length >= 0 ? $0 : nil }
      if let known = contentConstraints[demand] {
        if let wanted, old?[keyPath: priority] == wanted[keyPath: priority],
          (try? solver.setConstant(of: known, to: -wanted.length)) != nil
        {
          continue
        }
        solver.remove(known)
        contentConstraints[demand] = nil
      }
      guard let wanted else { continue }
      let expression = LinearExpression(variable) - wanted.length
      let linear = LinearConstraint(
        expression, relation, priority: wanted[keyPath: priority].rawValue)
      contentConstraints[demand] =
        (try? solver.add(linear))
        ?? (try? solver.add(
          LinearConstraint(expression, relation, priority: LinearConstraint.required.nextDown)))
    }
  }
}
