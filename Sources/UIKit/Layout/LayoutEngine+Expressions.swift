import Foundation
import LinearSolver

/// A sum of variables, and the nodes whose places it was made of.
struct LayoutSum {
  var expression = LinearExpression()
  private(set) var nodes: [LayoutNode] = []

  mutating func add(_ variable: Variable, times factor: Double) {
    if let index = expression.terms.firstIndex(where: { $0.variable == variable }) {
      expression.terms[index].coefficient += factor
    } else {
      expression.terms.append(LinearExpression.Term(variable, factor))
    }
  }

  mutating func add(_ constant: CGFloat, times factor: Double) {
    expression.constant += constant * factor
  }

  mutating func note(_ node: LayoutNode) {
    if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
  }
}

extension LayoutEngine {
  /// What a constraint compares with zero.
  ///
  /// Places are in the coordinates of the nearest view that contains both sides; a place in reading
  /// direction is counted from that view's edge at which lines begin.
  func expression(of constraint: NSLayoutConstraint) -> LayoutSum {
    var sum = LayoutSum()
    guard let first = constraint.first, let frame = constraint.commonContainer?.layoutNode else {
      return sum
    }
    let isReading =
      first.kind == .directional || constraint.second?.kind == .directional
    let isMirrored = isReading && first.place.node.item?.isLayoutRightToLeft ?? false
    add(first, in: frame, isMirrored: isMirrored, times: 1, to: &sum)
    if let second = constraint.second {
      add(second, in: frame, isMirrored: isMirrored, times: -constraint.multiplier, to: &sum)
    }
    sum.expression.constant -= constraint.constant
    // What cancels out is not there: the solver would take it for something that can be changed.
    sum.expression.terms.removeAll { abs($0.coefficient) < 1e-12 }
    return sum
  }

  private func add(
    _ quantity: LayoutQuantity, in frame: LayoutNode, isMirrored: Bool, times factor: Double,
    to sum: inout LayoutSum
  ) {
    if let end = quantity.end {
      add(end, in: frame, isMirrored: isMirrored, times: factor, to: &sum)
      add(quantity.place, in: frame, isMirrored: isMirrored, times: -factor, to: &sum)
    } else {
      add(quantity.place, in: frame, isMirrored: isMirrored, times: factor, to: &sum)
    }
  }

  private func add(
    _ place: LayoutQuantity.Place, in frame: LayoutNode, isMirrored: Bool, times factor: Double,
    to sum: inout LayoutSum
  ) {
    var (node, attribute) = (place.node, place.attribute)
    if let inner = attribute.withinMargins {
      guard let margins = node.item?.layoutMarginsItem else {
        preconditionFailure("\(node.item?.layoutName ?? "a view that has gone") has no margins")
      }
      (node, attribute) = (margins.layoutNode, inner)
    }
    switch attribute {
    case .width: addExtent(of: node, .horizontal, times: factor, to: &sum)
    case .height: addExtent(of: node, .vertical, times: factor, to: &sum)
    case .left: addPlace(of: node, .horizontal, at: 0, in: frame, times: factor, to: &sum)
    case .right: addPlace(of: node, .horizontal, at: 1, in: frame, times: factor, to: &sum)
    case .top: addPlace(of: node, .vertical, at: 0, in: frame, times: factor, to: &sum)
    case .bottom: addPlace(of: node, .vertical, at: 1, in: frame, times: factor, to: &sum)
    case .centerY: addPlace(of: node, .vertical, at: 0.5, in: frame, times: factor, to: &sum)
    case .leading, .trailing, .centerX:
      let part = attribute == .centerX ? 0.5 : attribute == .leading ? 0 : 1
      guard isMirrored else {
        return addPlace(of: node, .horizontal, at: part, in: frame, times: factor, to: &sum)
      }
      addPlace(of: frame, .horizontal, at: 1, in: frame, times: factor, to: &sum)
      addPlace(of: node, .horizontal, at: 1 - part, in: frame, times: -factor, to: &sum)
    case .firstBaseline: addBaseline(.first, of: node, in: frame, times: factor, to: &sum)
    case .lastBaseline: addBaseline(.last, of: node, in: frame, times: factor, to: &sum)
    default: break
    }
  }

  private func addBaseline(
    _ baseline: LayoutBaseline, of node: LayoutNode, in frame: LayoutNode, times factor: Double,
    to sum: inout LayoutSum
  ) {
    sum.note(node)
    node.hasBaselineConstraints = true
    switch node.item?.layoutBaseline(baseline) {
    case .inside(let item):
      addBaseline(baseline, of: item.layoutNode, in: frame, times: factor, to: &sum)
    case .offset(let offset):
      let insets = node.item?.layoutAlignmentInsets ?? .zero
      let part: Double = baseline == .first ? 0 : 1
      addPlace(of: node, .vertical, at: part, in: frame, times: factor, to: &sum)
      sum.add(baseline == .first ? offset - insets.top : insets.bottom - offset, times: factor)
    case nil: break
    }
  }

  /// Adds a place between the edges of the aligned rectangle, 0 at the nearer and 1 at the farther.
  private func addPlace(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, at part: Double, in frame: LayoutNode,
    times factor: Double, to sum: inout LayoutSum
  ) {
    guard let item = node.item else { return }
    if node === frame {
      // The edges of what everything is inside of.
      if let interior = item.layoutInterior {
        let inner = interior.layoutNode
        addMinimum(of: inner, axis, times: factor, to: &sum)
        addFrameExtent(of: inner, axis, times: factor * part, to: &sum)
        return
      }
    } else {
      addMinimum(of: node, axis, times: factor, to: &sum)
      var container = item.layoutContainer
      while let current = container, current.layoutNode !== frame {
        addMinimum(of: current.layoutNode, axis, times: factor, to: &sum)
        sum.add(axis.coordinate(current.layoutOrigin), times: -factor)
        container = current.layoutContainer
      }
    }
    sum.add(axis.near(item.layoutAlignmentInsets), times: factor)
    if part != 0 { addExtent(of: node, axis, times: factor * part, to: &sum) }
  }

  /// Adds the extent of the aligned rectangle.
  private func addExtent(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double,
    to sum: inout LayoutSum
  ) {
    addFrameExtent(of: node, axis, times: factor, to: &sum)
    guard let insets = node.item?.layoutAlignmentInsets else { return }
    sum.add(axis.near(insets) + axis.far(insets), times: -factor)
  }

  /// Adds where the frame begins, in the container's coordinates.
  private func addMinimum(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double,
    to sum: inout LayoutSum
  ) {
    sum.note(node)
    switch placement(of: node) {
    case .solved:
      sum.add(slot(of: node).minimum(axis), times: factor)
      sum.add(axis.near(node.item?.layoutAlignmentInsets ?? .zero), times: -factor)
    case .sized: break
    case .fixed(let rect):
      sum.add(axis.minimum(rect), times: factor)
    case .edges(let edges):
      guard let container = node.item?.layoutContainer else { return }
      let edge = axis.near(edges)
      sum.add(edge.offset + axis.coordinate(container.layoutOrigin), times: factor)
      if edge.isFar {
        addFrameExtent(of: container.layoutNode, axis, times: factor, to: &sum)
      } else {
        sum.note(container.layoutNode)
      }
    }
  }

  /// Adds the extent of the frame.
  private func addFrameExtent(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double,
    to sum: inout LayoutSum
  ) {
    sum.note(node)
    switch placement(of: node) {
    case .solved, .sized:
      sum.add(slot(of: node).extent(axis), times: factor)
      let insets = node.item?.layoutAlignmentInsets ?? .zero
      sum.add(axis.near(insets) + axis.far(insets), times: factor)
    case .fixed(let rect):
      sum.add(axis.extent(rect), times: factor)
    case .edges(let edges):
      guard let container = node.item?.layoutContainer else { return }
      let (near, far) = (axis.near(edges), axis.far(edges))
      sum.add(far.offset - near.offset, times: factor)
      if near.isFar != far.isFar {
        addFrameExtent(
          of: container.layoutNode, axis, times: far.isFar ? factor : -factor, to: &sum)
      }
    }
  }
}
