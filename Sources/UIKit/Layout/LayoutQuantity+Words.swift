import Foundation

@MainActor
extension LayoutQuantity {
  /// The distance that the system puts between two views, in points.
  static let systemSpacing: CGFloat = 8

  /// What it is, in words.
  var words: String {
    end.map { "(\($0.words) - \(place.words))" } ?? place.words
  }
}

@MainActor
extension LayoutQuantity.Place {
  var words: String {
    "\(node.item?.layoutName ?? "(an item that has gone)").\(attribute.name)"
  }
}

@MainActor
extension LayoutQuantity {
  /// The active constraints about this.
  var constraints: [NSLayoutConstraint] {
    let wanted = places
    let all = place.node.item?.updatedEngine?.constraints(dependingOn: place.node) ?? []
    return all.filter { constraint in
      [constraint.first, constraint.second].contains { side in
        side?.places.contains { wanted.contains($0) } ?? false
      }
    }
  }

  private var places: [Place] { end.map { [place, $0] } ?? [place] }
}

extension NSLayoutConstraint {
  /// What the constraint says in the manner of the visual format where that can say it, else as an
  /// equation.
  var words: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint\(name) \(equation)\(suffix)\(isActive ? "   (active)" : "")>"
  }

  private var suffix: String {
    priority == .required ? "" : "@\(Self.number(CGFloat(priority.rawValue)))"
  }

  private var equation: String {
    guard let first else { return "without items" }
    guard let second else {
      return "\(first.words) \(relation.sign) \(Self.number(constant))"
    }
    if let format = visualFormat(first, second) { return format }
    var right = second.words
    if multiplier != 1 { right = "\(Self.number(multiplier))*\(right)" }
    if constant > 0 { right += " + \(Self.number(constant))" }
    if constant < 0 { right += " - \(Self.number(-constant))" }
    return "\(first.words) \(relation.sign) \(right)"
  }

  /// The gap between two items, as `H:|-(20)-[UILabel]` or `V:[UILabel]-(8)-[UIButton]`.
  private func visualFormat(_ first: LayoutQuantity, _ second: LayoutQuantity) -> String? {
    guard multiplier == 1, first.end == nil, second.end == nil,
      let item = first.place.node.item, let other = second.place.node.item
    else { return nil }
    let (isBefore, isAfter) = (
      [.leading, .left, .top].contains(first.place.attribute),
      [.trailing, .right, .bottom].contains(first.place.attribute)
    )
    guard isBefore || isAfter else { return nil }
    let axis = first.axis == .horizontal ? "H" : "V"
    let direction = first.kind == .absolute ? "(LTR)" : ""
    if first.place.attribute == second.place.attribute {
      let isInside = item.layoutContainer === other
      guard isInside || other.layoutContainer === item else { return nil }
      let box = "[\((isInside ? item : other).layoutName)]"
      let gap = isInside == isBefore ? gap(constant, relation) : gap(-constant, relation.reversed)
      return isBefore
        ? "\(axis):|\(gap)\(box)\(direction)" : "\(axis):\(box)\(gap)|\(direction)"
    }
    guard second.place.attribute == first.place.attribute.opposite else { return nil }
    let (before, after) = isBefore ? (other, item) : (item, other)
    let gap = isBefore ? gap(constant, relation) : gap(-constant, relation.reversed)
    return "\(axis):[\(before.layoutName)]\(gap)[\(after.layoutName)]\(direction)"
  }

  private func gap(_ length: CGFloat, _ relation: Relation) -> String {
    if length == 0, relation == .equal { return "-(0)-" }
    return "-(\(relation == .equal ? "" : relation.sign)\(Self.number(length)))-"
  }

  /// A number of points as short as it can be written.
  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation with both sides negated.
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var opposite: Self? {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    default: nil
    }
  }
}
