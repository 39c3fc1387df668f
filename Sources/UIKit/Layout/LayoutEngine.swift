import Foundation
import LinearSolver

/// Works out what the constraints of one tree of views say about their frames.
///
/// What changes is noted and waits until the tree is laid out, so that it does not matter in which
/// order code says it.
@MainActor
final class LayoutEngine {
  let solver = LinearSolver()
  private(set) weak var root: (any LayoutItem)?

  /// Whether the root's size is looked for, although the root's own frame is set by code.
  let fitsRoot: Bool

  var slots: [ObjectIdentifier: LayoutSlot] = [:]
  /// The nodes by the variables that stand for parts of their frames.
  private var owners: [Variable: LayoutSlot] = [:]
  var registrations: [ObjectIdentifier: LayoutRegistration] = [:]

  // What waits for the next update, in the order in which it was said.
  private var removals: [ConstraintID] = []
  private var additions: [NSLayoutConstraint] = []
  private var waiting: Set<ObjectIdentifier> = []
  private var staleConstants: [ObjectIdentifier: NSLayoutConstraint] = [:]
  private var staleContents: [ObjectIdentifier: LayoutNode] = [:]
  private(set) var needsUpdate = false

  init(root: any LayoutItem, fitsRoot: Bool = false) {
    self.root = root
    self.fitsRoot = fitsRoot
  }

  private func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    if !isTemporary { root?.layoutEngineNeedsUpdate() }
  }

  // MARK: What is said

  /// Takes a constraint that has become active, or whose view has come into the tree.
  func add(_ constraint: NSLayoutConstraint) {
    guard waiting.insert(ObjectIdentifier(constraint)).inserted else { return }
    additions.append(constraint)
    setNeedsUpdate()
  }

  /// Forgets a constraint.
  func remove(_ constraint: NSLayoutConstraint) {
    withdraw(constraint)
    if waiting.remove(ObjectIdentifier(constraint)) != nil {
      additions.removeAll { $0 === constraint }
    }
    staleConstants[ObjectIdentifier(constraint)] = nil
    setNeedsUpdate()
  }

  /// Takes a constraint's equation out of the solver.
  private func withdraw(_ constraint: NSLayoutConstraint) {
    guard let known = registrations.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    if !isTemporary {
      for node in known.nodes where !constraint.nodes.contains(where: { $0 === node }) {
        node.remove(constraint)
      }
    }
    if let id = known.id { removals.append(id) }
  }

  /// A constraint's constant is another.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard registrations[ObjectIdentifier(constraint)] != nil else { return }
    staleConstants[ObjectIdentifier(constraint)] = constraint
    setNeedsUpdate()
  }

  /// A constraint counts otherwise, or is about something else.
  func meaningDidChange(of constraint: NSLayoutConstraint) {
    guard registrations[ObjectIdentifier(constraint)] != nil else { return }
    withdraw(constraint)
    staleConstants[ObjectIdentifier(constraint)] = nil
    add(constraint)
  }

  /// The numbers behind a node's placement are others.
  func numbersDidChange(of node: LayoutNode) {
    for constraint in node.constraints { constantDidChange(of: constraint) }
  }

  /// A node is placed in another way.
  func placementDidChange(of node: LayoutNode) {
    for constraint in node.constraints { meaningDidChange(of: constraint) }
    drop(node)
    contentDidChange(of: node)
  }

  /// A node's content asks for another size.
  func contentDidChange(of node: LayoutNode) {
    staleContents[ObjectIdentifier(node)] = node
    setNeedsUpdate()
  }

  /// Takes a node in whose content counts, whether a constraint mentions it or not.
  func add(_ node: LayoutNode) {
    if !isTemporary { node.engine = self }
    contentDidChange(of: node)
  }

  /// Forgets a node that leaves the tree; its constraints have been removed.
  func remove(_ node: LayoutNode) {
    drop(node)
    staleContents[ObjectIdentifier(node)] = nil
    if node.engine === self { node.engine = nil }
  }

  private func drop(_ node: LayoutNode) {
    guard let slot = slots.removeValue(forKey: ObjectIdentifier(node)) else { return }
    removals += slot.constraints
    goneSlots.append(slot)
    setNeedsUpdate()
  }

  private var goneSlots: [LayoutSlot] = []

  // MARK: Working it out

  /// Brings the solver up to date and tells the items whose frames are others.
  func update() {
    guard needsUpdate else { return }
    // What is told may say something new.
    needsUpdate = false
    for id in removals { solver.remove(id) }
    removals.removeAll(keepingCapacity: true)
    for slot in goneSlots {
      for variable in slot.variables { owners[variable] = nil }
      slot.free(in: solver)
    }
    goneSlots.removeAll()
    updateContents()
    updateConstants()
    for constraint in takeAdditions() { register(constraint) }
    var changed = takeChanges()
    // A text is as high as its width makes it, which another width may follow from.
    for _ in 0..<4 where updateHeights(of: changed) { changed.formUnion(takeChanges()) }
    guard !isTemporary else { return }
    for slot in changed.sorted(by: { $0.node.number < $1.node.number }) {
      slot.node.item?.layoutDidChange()
    }
  }

  private func takeAdditions() -> [NSLayoutConstraint] {
    defer { additions.removeAll(keepingCapacity: true) }
    waiting.removeAll(keepingCapacity: true)
    return additions.sorted { $0.number < $1.number }
  }

  private func takeChanges() -> Set<LayoutSlot> {
    Set(solver.takeChangedVariables().compactMap { owners[$0] })
  }

  /// Returns the slot of a node that the solver places, made where there is none.
  func slot(of node: LayoutNode) -> LayoutSlot {
    if let slot = slots[ObjectIdentifier(node)] { return slot }
    let slot = LayoutSlot(of: node, in: solver)
    slots[ObjectIdentifier(node)] = slot
    for variable in slot.variables { owners[variable] = slot }
    setContent(of: slot)
    return slot
  }

  func placement(of node: LayoutNode) -> LayoutPlacement {
    guard let item = node.item else { return .fixed(.zero) }
    if fitsRoot, item === root { return .solved }
    return item.layoutPlacement
  }

  /// The frame that the solver has for a node, in its container's coordinates, in points; nil where
  /// the solver does not place it.
  func frame(of node: LayoutNode) -> CGRect? {
    guard let slot = slots[ObjectIdentifier(node)], let item = node.item else { return nil }
    let aligned = CGRect(
      x: solver.value(of: slot.minX), y: solver.value(of: slot.minY),
      width: solver.value(of: slot.width), height: solver.value(of: slot.height))
    let insets = item.layoutAlignmentInsets
    return CGRect(
      x: aligned.minX - insets.left, y: aligned.minY - insets.top,
      width: aligned.width + insets.left + insets.right,
      height: aligned.height + insets.top + insets.bottom)
  }

  // MARK: Contents

  private func updateContents() {
    let stale = staleContents
    staleContents.removeAll(keepingCapacity: true)
    for node in stale.values.sorted(by: { $0.number < $1.number }) {
      if let slot = slots[ObjectIdentifier(node)] {
        setContent(of: slot)
      } else if case .solved = placement(of: node), node.item?.layoutContent != nil {
        _ = slot(of: node)
      }
    }
  }

  private func setContent(of slot: LayoutSlot) {
    var content = slot.node.item?.layoutContent
    if var height = content?.height, let width = slot.fittedWidth,
      let fitted = slot.node.item?.layoutContentHeight(inWidth: width)
    {
      height.length = fitted
      content?.height = height
    }
    slot.setContent(content, in: solver)
  }

  /// Fits the heights of texts to the widths they have got; returns whether any is another.
  private func updateHeights(of slots: Set<LayoutSlot>) -> Bool {
    var hasChanged = false
    for slot in slots.sorted(by: { $0.node.number < $1.node.number }) {
      guard let item = slot.node.item else { continue }
      let width = solver.value(of: slot.width)
      guard slot.fittedWidth != width, item.layoutContentHeight(inWidth: width) != nil else {
        continue
      }
      slot.fittedWidth = width
      setContent(of: slot)
      hasChanged = true
    }
    return hasChanged
  }

  // MARK: Constraints

  private func updateConstants() {
    guard !staleConstants.isEmpty else { return }
    var edits: [(constraint: ConstraintID, constant: Double)] = []
    var changed: [LayoutRegistration] = []
    for constraint in staleConstants.values.sorted(by: { $0.number < $1.number }) {
      guard let known = registrations[ObjectIdentifier(constraint)] else { continue }
      let sum = expression(of: constraint)
      if let id = known.id, sum.expression.terms == known.expression.terms {
        guard sum.expression.constant != known.expression.constant else { continue }
        known.expression = sum.expression
        edits.append((id, sum.expression.constant))
        changed.append(known)
      } else {
        withdraw(constraint)
        add(constraint)
      }
    }
    staleConstants.removeAll(keepingCapacity: true)
    for id in removals { solver.remove(id) }
    removals.removeAll(keepingCapacity: true)
    needsUpdate = false
    do {
      try solver.setConstants(edits)
    } catch {
      // Not all can be met: each is added again as if it were new, so that the last one yields.
      for known in changed {
        if let id = known.id { solver.remove(id) }
        known.id = nil
      }
      for known in changed { install(known) }
    }
  }

  private func register(_ constraint: NSLayoutConstraint) {
    guard constraint.nodes.allSatisfy({ $0.item != nil }) else { return }
    let sum = expression(of: constraint)
    let registration = LayoutRegistration(constraint, sum.expression, nodes: sum.nodes)
    if !isTemporary {
      for node in sum.nodes {
        node.engine = self
        node.add(constraint)
      }
    }
    registrations[ObjectIdentifier(constraint)] = registration
    install(registration)
  }

  private var isTemporary: Bool { fitsRoot }

  /// Puts an equation into the solver; where it cannot hold it is met as well as it can be.
  private func install(_ registration: LayoutRegistration) {
    let relation: LinearConstraint.Relation =
      switch registration.constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    var linear = LinearConstraint(
      registration.expression, relation, priority: registration.constraint.priority.rawValue)
    do {
      registration.id = try solver.add(linear)
    } catch {
      report(error, adding: registration)
      linear.priority = LinearConstraint.required.nextDown
      registration.id = try? solver.add(linear)
    }
  }
}

/// A constraint as the solver has it.
@MainActor
final class LayoutRegistration {
  let constraint: NSLayoutConstraint
  /// What is compared with zero.
  var expression: LinearExpression
  /// What that depends on.
  let nodes: [LayoutNode]
  /// Nil while the solver does not have it.
  var id: ConstraintID?

  init(_ constraint: NSLayoutConstraint, _ expression: LinearExpression, nodes: [LayoutNode]) {
    self.constraint = constraint
    self.expression = expression
    self.nodes = nodes
  }
}
