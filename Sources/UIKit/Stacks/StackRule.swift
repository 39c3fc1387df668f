import Foundation

/// A constraint that a stack makes, as a value; two are equal if they differ in the constant alone.
struct StackRule: Hashable {
  let first: LayoutQuantity
  let relation: NSLayoutConstraint.Relation
  let second: LayoutQuantity?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
  let name: Name

  /// What the rule is for.
  enum Name: String {
    case edge = "UISV-canvas-connection"
    case fit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case equalLengths = "UISV-fill-equally"
    case proportion = "UISV-fill-proportionally"
    case equalGaps = "UISV-distributing"
    case alignment = "UISV-alignment"
    case span = "UISV-spanning-boundary"
    case baselineFit = "UISV-spanning-fit"
    case tie = "UISV-ambiguity-suppression"
    case hiding = "UISV-hiding"
  }

  @MainActor func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first, relation, second, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = name.rawValue
    return constraint
  }

  static func == (left: Self, right: Self) -> Bool {
    left.first == right.first && left.relation == right.relation && left.second == right.second
      && left.multiplier == right.multiplier && left.priority == right.priority
      && left.name == right.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(name)
  }
}
