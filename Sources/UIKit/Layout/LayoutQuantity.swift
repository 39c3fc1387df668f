import Foundation

/// What stands on one side of a constraint.
struct LayoutQuantity: Hashable {
  /// Something of an item.
  struct Place: Hashable {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    static func == (left: Self, right: Self) -> Bool {
      left.node === right.node && left.attribute == right.attribute
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(node))
      hasher.combine(attribute)
    }
  }

  let place: Place
  /// Where this is a distance, from `place` on, its other end.
  let end: Place?

  init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
    place = Place(node: node, attribute: attribute)
    end = nil
  }

  init(from place: Place, to end: Place) {
    self.place = place
    self.end = end
  }

  var kind: NSLayoutConstraint.Attribute.Kind { end == nil ? place.attribute.kind : .size }

  var axis: NSLayoutConstraint.Axis {
    switch place.attribute {
    case .width: .horizontal
    case .height: .vertical
    default: place.attribute.kind == .vertical ? .vertical : .horizontal
    }
  }

  var nodes: [LayoutNode] { end.map { [place.node, $0.node] } ?? [place.node] }
}
