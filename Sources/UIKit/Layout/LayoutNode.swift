import Foundation

/// What constraints and anchors hold on to in place of a view or guide, which may go before they do.
@MainActor
final class LayoutNode {
  // As quick as the layer's reference to its view, and for the same reason safe: the item makes its
  // node and clears this in its deinitialiser.
  nonisolated(unsafe) unowned(unsafe) var item: (any LayoutItem)?

  /// Which of all nodes it is, in the order in which they were made.
  let number = LayoutOrder.next()

  /// Whether the engine of a tree has to do with the node.
  var isKnown = false

  /// Whether a constraint is about a baseline, which follows from the size and the text.
  var hasBaselineConstraints = false

  init(of item: any LayoutItem) {
    self.item = item
  }

  private var engine: LayoutEngine? { isKnown ? item?.treeEngine : nil }

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
    guard let engine else { return }
    engine.contentDidChange(of: self)
    if hasBaselineConstraints { engine.numbersDidChange(of: self) }
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

  /// Whether the item is another one, or inside it.
  func isInside(_ outer: any LayoutItem) -> Bool {
    var inner = item
    while let current = inner {
      if current === outer { return true }
      inner = current.layoutContainer
    }
    return false
  }
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
