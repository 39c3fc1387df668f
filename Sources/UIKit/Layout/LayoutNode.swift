import Foundation

/// What constraints and anchors hold on to in place of a view or guide, which may go before they do.
@MainActor
final class LayoutNode {
  // As quick as the layer's reference to its view, and for the same reason safe: the item makes its
  // node and clears this in its deinitialiser.
  nonisolated(unsafe) unowned(unsafe) var item: (any LayoutItem)?

  /// Which of all nodes it is, in the order in which they were made.
  let number = LayoutOrder.next()

  /// Whether a constraint is about a baseline, which follows from the size and the text.
  var hasBaselineConstraints = false

  /// The engine that knows the node.
  weak var engine: LayoutEngine?

  /// The active constraints whose sides depend on the item's frame.
  private var dependents: [ObjectIdentifier: WeakConstraint] = [:]

  init(of item: any LayoutItem) {
    self.item = item
  }

  /// The active constraints that depend on the item's frame, in the order of their activation.
  var constraints: [NSLayoutConstraint] {
    guard !dependents.isEmpty else { return [] }
    return dependents.values.compactMap(\.constraint).sorted { $0.number < $1.number }
  }

  var hasConstraints: Bool { !dependents.isEmpty }

  func add(_ constraint: NSLayoutConstraint) {
    dependents[ObjectIdentifier(constraint)] = WeakConstraint(constraint: constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    dependents[ObjectIdentifier(constraint)] = nil
  }

  /// The item's frame, insets or content are decided about in another way than before.
  func placementDidChange() {
    engine?.placementDidChange(of: self)
  }

  /// The numbers have changed that the item's placement is described by.
  func numbersDidChange() {
    engine?.numbersDidChange(of: self)
  }

  /// The size that the content asks for has changed, or how much.
  func contentDidChange() {
    engine?.contentDidChange(of: self)
    if hasBaselineConstraints { numbersDidChange() }
  }

  /// The nodes of the containers, the nearest first.
  var containers: [LayoutNode] {
    var nodes: [LayoutNode] = []
    var container = item?.layoutContainer
    while let current = container {
      nodes.append(current.layoutNode)
      container = current.layoutContainer
    }
    return nodes
  }
}

private struct WeakConstraint {
  weak var constraint: NSLayoutConstraint?
}

/// Numbers in the order in which they are asked for, so that nothing depends on that of a hash table.
@MainActor
enum LayoutOrder {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
