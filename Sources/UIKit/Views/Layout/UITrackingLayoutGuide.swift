import Foundation

/// A guide that switches constraints by the edges of its view that it is near.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearConstraints: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var awayConstraints: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active while the guide is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(nearConstraints[edge], with: trackingConstraints)
    nearConstraints[edge] = trackingConstraints
    switchConstraints()
  }

  /// Sets the constraints that are active while the guide is near none of some edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    replace(awayConstraints[edges], with: trackingConstraints)
    awayConstraints[edges] = trackingConstraints
    switchConstraints()
  }

  /// The constraints that are active while the guide is near an edge.
  open func constraintsActive(
    whenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { nearConstraints[edge] ?? [] }

  /// The constraints that are active while the guide is near none of some edges.
  open func constraintsActive(
    whenAwayFrom edges: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { awayConstraints[edges] ?? [] }

  /// Deactivates all these constraints and forgets them.
  open func removeAllTrackedConstraints() {
    let all = nearConstraints.values.flatMap { $0 } + awayConstraints.values.flatMap { $0 }
    NSLayoutConstraint.deactivate(all)
    nearConstraints = [:]
    awayConstraints = [:]
  }

  private func replace(_ old: [NSLayoutConstraint]?, with new: [NSLayoutConstraint]) {
    for constraint in old ?? [] where !new.contains(constraint) { constraint.isActive = false }
  }

  /// The edges of the owning view that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Activates what belongs to the edges that the guide is near, while its view is in a window.
  func switchConstraints() {
    guard owningView?.window != nil, !(nearConstraints.isEmpty && awayConstraints.isEmpty) else {
      return
    }
    let near = nearEdges
    var (active, inactive) = ([NSLayoutConstraint](), [NSLayoutConstraint]())
    func sort(
      _ sets: [NSDirectionalRectEdge: [NSLayoutConstraint]],
      _ isActive: (NSDirectionalRectEdge) -> Bool
    ) {
      for (edges, constraints) in sets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        if isActive(edges) { active += constraints } else { inactive += constraints }
      }
    }
    sort(nearConstraints) { near.isSuperset(of: $0) }
    sort(awayConstraints) { near.isDisjoint(with: $0) }
    NSLayoutConstraint.deactivate(inactive.filter { !active.contains($0) })
    NSLayoutConstraint.activate(active)
  }
}
