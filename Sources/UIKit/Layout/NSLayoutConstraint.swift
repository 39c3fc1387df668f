import Foundation

/// A linear relation between what two views or guides are, or between one and a number.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private(set) var first: LayoutQuantity?
  private(set) var second: LayoutQuantity?

  /// The nodes of both sides.
  private(set) var nodes: [LayoutNode] = []

  /// Which of all constraints it was when it was last activated.
  private(set) var number = 0

  private var holderNode: LayoutNode?

  /// Holds it while it is active.
  var holder: (any LayoutItem)? { holderNode?.item }

  /// Creates a constraint about nothing, which cannot be activated.
  public override init() {
    super.init()
  }

  /// Creates a constraint: an attribute of one item is that of another times a multiplier, plus a
  /// constant in points.
  ///
  /// - Parameters:
  ///   - view1: A view or a guide.
  ///   - attr1: What of it is constrained.
  ///   - relation: How the left side compares with the right one.
  ///   - view2: A view or a guide; nil where the right side is the constant alone.
  ///   - attr2: What of it is meant; `notAnAttribute` where there is none.
  ///   - multiplier: What the second attribute is multiplied by.
  ///   - c: What is added, in points.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    precondition(attr1 != .notAnAttribute, "the first attribute of a constraint is missing")
    precondition(
      (view2 == nil) == (attr2 == .notAnAttribute),
      "a constraint has a second item and a second attribute, or neither")
    self.init(
      LayoutQuantity(Self.node(of: view1), attr1), relation,
      view2.map { LayoutQuantity(Self.node(of: $0), attr2) }, multiplier: multiplier, constant: c)
  }

  /// Returns the constraints that a visual format describes, such as `H:|-[name(>=80)]-12-[button]-|`.
  ///
  /// A format that cannot be read, or that names what is in neither dictionary, is a programming error.
  ///
  /// - Parameters:
  ///   - format: The items along an axis, with their sizes and the distances between them.
  ///   - opts: What of the items is in line, in which direction the format reads, and what its
  ///     distances are measured between.
  ///   - metrics: The numbers that the format names, in points or as priorities.
  ///   - views: The views and guides that the format names.
  /// - Returns: The constraints in the order of the format, none of them active.
  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
  }

  private static func node(of item: Any) -> LayoutNode {
    guard let item = item as? any LayoutItem else {
      preconditionFailure("\(type(of: item)) is neither a view nor a layout guide")
    }
    return item.layoutNode
  }

  /// Creates a constraint between two quantities; multiplier and constant are the second one's.
  convenience init(
    _ first: LayoutQuantity, _ relation: Relation, _ second: LayoutQuantity?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second
    nodes = first.nodes + (second?.nodes ?? [])
    ownRelation = relation
    ownMultiplier = multiplier
    ownConstant = constant
    checkKinds(first.kind, second?.kind)
    checkNumbers()
  }

  private func checkKinds(_ first: Attribute.Kind, _ second: Attribute.Kind?) {
    guard let second else {
      precondition(
        first == .size, "\(self): a place can only be constrained to another place, not to a number"
      )
      return
    }
    precondition(first.pairs(with: second), "\(self): these two attributes cannot be compared")
    precondition(
      ownMultiplier != 0 || first == .size,
      "\(self): a multiplier of 0 leaves a place without another one")
  }

  private func checkNumbers() {
    precondition(ownConstant.isFinite, "\(self): the constant is \(ownConstant)")
    precondition(ownMultiplier.isFinite, "\(self): the multiplier is \(ownMultiplier)")
  }

  /// Called where the constraint comes from an archive; here only by code that does so itself.
  open func awakeFromNib() {}

  // MARK: What it says

  private var ownRelation = Relation.equal
  private var ownMultiplier: CGFloat = 1
  private var ownConstant: CGFloat = 0
  private var ownPriority = UILayoutPriority.required

  /// How the two sides compare.
  open var relation: NSLayoutConstraint.Relation { ownRelation }

  /// What the second attribute is multiplied by.
  open var multiplier: CGFloat { ownMultiplier }

  /// What is added to the second side, in points; a number that is not finite is a programming error.
  open var constant: CGFloat {
    get { ownConstant }
    set {
      guard newValue != ownConstant else { return }
      ownConstant = newValue
      checkNumbers()
      holder?.treeEngine?.constantDidChange(of: self)
    }
  }

  /// How much the constraint counts where not all can hold: above 0, up to 1000.
  ///
  /// While the constraint is active, it neither becomes required nor stops being so.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set {
      guard newValue != ownPriority else { return }
      precondition(
        newValue.rawValue > 0 && newValue <= .required,
        "\(self): a priority is above 0 and at most 1000, not \(newValue.rawValue)")
      precondition(
        holder == nil || (newValue == .required) == (ownPriority == .required),
        "\(self): an active constraint neither becomes required nor stops being so")
      ownPriority = newValue
      holder?.treeEngine?.meaningDidChange(of: self)
    }
  }

  /// The view or guide on the first side; nil when that has gone.
  open var firstItem: AnyObject? { first?.place.node.item }

  /// The view or guide on the second side; nil where there is none or it has gone.
  open var secondItem: AnyObject? { second?.place.node.item }

  /// What of the first item is constrained.
  open var firstAttribute: NSLayoutConstraint.Attribute { Self.attribute(of: first) }

  /// What of the second item is meant; `notAnAttribute` where there is none.
  open var secondAttribute: NSLayoutConstraint.Attribute { Self.attribute(of: second) }

  private static func attribute(of quantity: LayoutQuantity?) -> Attribute {
    quantity.map { $0.end == nil ? $0.place.attribute : .notAnAttribute } ?? .notAnAttribute
  }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let first else { preconditionFailure("\(self) has no first side") }
    return NSLayoutAnchor(first)
  }

  /// The second side as an anchor; nil where there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// A name by which the constraint is known in descriptions.
  open var identifier: String?

  /// Whether the constraint belongs to its view where that is archived; nothing is archived here.
  open var shouldBeArchived = false

  /// What the constraint says, and whether it is active; to be asked for on the main thread.
  open nonisolated override var description: String { MainActor.assumeIsolated { words } }
  open nonisolated override var debugDescription: String { description }

  // MARK: Active

  /// Whether the constraint is in force.
  ///
  /// Activating it is a programming error where its items are in no common view.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints, as `isActive` does one.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let holder = commonContainer else {
      preconditionFailure(
        "\(words) cannot be activated: its items are in no common view; add them to one first")
    }
    activate(in: holder)
  }

  /// Puts the constraint in force, held by a view that contains its items.
  func activate(in holder: any LayoutItem) {
    holderNode = holder.layoutNode
    number = LayoutOrder.next()
    holder.keep(self)
    holder.layoutIsUsed()
    for node in nodes { node.item?.layoutIsUsed() }
    holder.treeEngine?.add(self)
  }

  private func deactivate() {
    guard let holder else { return }
    holder.drop(self)
    holderNode = nil
    holder.treeEngine?.remove(self)
  }

  /// The nearest view that contains both sides, or is one of them.
  var commonContainer: (any LayoutItem)? {
    if nodes.count == 2, let common = Self.closeContainer(nodes[0].item, nodes[1].item) {
      return common
    }
    var common: [LayoutNode]?
    for node in nodes {
      guard let item = node.item else { return nil }
      let path = (item.holdsConstraints ? [node] : []) + node.containers
      guard let known = common else {
        common = path
        continue
      }
      guard let start = known.firstIndex(where: { node in path.contains { $0 === node } }) else {
        return nil
      }
      common = Array(known[start...])
    }
    return common?.first?.item
  }

  /// The same for the usual cases, which are many: one inside the other, or both in one.
  private static func closeContainer(
    _ first: (any LayoutItem)?, _ second: (any LayoutItem)?
  ) -> (any LayoutItem)? {
    guard let first, let second, first !== second else { return nil }
    let (outside, around) = (first.layoutContainer, second.layoutContainer)
    if outside === second { return second }
    if around === first { return first }
    return outside === around ? outside : nil
  }
}
