import Foundation
import LinearSolver

/// Works out what the constraints of one tree of views say about their frames.
///
/// What changes is noted and waits until the tree is laid out, so that it does not matter in which
/// order code says it.
@MainActor
final class LayoutEngine {
  let solver = LinearSolver()
  private let root: LayoutNode

  /// Whether the engine answers one question, and is known to no view: then the root's size is
  /// looked for, although code sets its frame.
  let isTemporary: Bool

  var slots: [ObjectIdentifier: LayoutSlot] = [:]
  /// The slots by the variables that stand for parts of their frames.
  private var owners: [Variable: LayoutSlot] = [:]

  var registrations: [ObjectIdentifier: LayoutRegistration] = [:]
  /// What depends on each node.
  private var users: [ObjectIdentifier: [LayoutRegistration]] = [:]

  // What waits for the next update, in the order in which it was said.
  private var removals: [ConstraintID] = []
  private var goneSlots: [LayoutSlot] = []
  private var additions: [NSLayoutConstraint] = []
  private var added: Set<ObjectIdentifier> = []
  private var staleRegistrations: [LayoutRegistration] = []
  private var staleContents: [LayoutNode] = []
  private var staleContentNodes: Set<ObjectIdentifier> = []
  private var needsUpdate = false

  init(root: any LayoutItem, isTemporary: Bool = false) {
    self.root = root.layoutNode
    self.isTemporary = isTemporary
  }

  private func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    if !isTemporary { root.item?.layoutEngineNeedsUpdate() }
  }

  // MARK: What is said

  /// Takes a constraint that has become active, or whose view has come into the tree.
  func add(_ constraint: NSLayoutConstraint) {
    guard added.insert(ObjectIdentifier(constraint)).inserted else { return }
    additions.append(constraint)
    setNeedsUpdate()
  }

  /// Forgets a constraint.
  func remove(_ constraint: NSLayoutConstraint) {
    withdraw(constraint)
    if added.remove(ObjectIdentifier(constraint)) != nil {
      additions.removeAll { $0 === constraint }
    }
    setNeedsUpdate()
  }

  /// Takes a constraint's equation out of the solver.
  private func withdraw(_ constraint: NSLayoutConstraint) {
    guard let known = registrations.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    known.isWithdrawn = true
    for node in known.nodes { users[ObjectIdentifier(node)]?.removeAll { $0 === known } }
    if let id = known.id { removals.append(id) }
  }

  /// A constraint's constant is another.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    if let known = registrations[ObjectIdentifier(constraint)] { numbersDidChange(behind: known) }
  }

  private func numbersDidChange(behind known: LayoutRegistration) {
    guard !known.isStale else { return }
    known.isStale = true
    staleRegistrations.append(known)
    setNeedsUpdate()
  }

  /// A constraint counts otherwise, or is about something else.
  func meaningDidChange(of constraint: NSLayoutConstraint) {
    guard registrations[ObjectIdentifier(constraint)] != nil else { return }
    withdraw(constraint)
    add(constraint)
  }

  /// The constraints that depend on a node, in the order of their activation.
  func constraints(dependingOn node: LayoutNode) -> [NSLayoutConstraint] {
    (users[ObjectIdentifier(node)] ?? []).map(\.constraint).sorted { $0.number < $1.number }
  }

  /// The numbers behind a node's placement are others.
  func numbersDidChange(of node: LayoutNode) {
    for known in users[ObjectIdentifier(node)] ?? [] { numbersDidChange(behind: known) }
  }

  /// A node is placed in another way.
  func placementDidChange(of node: LayoutNode) {
    for known in users[ObjectIdentifier(node)] ?? [] { meaningDidChange(of: known.constraint) }
    drop(node)
    add(node)
  }

  /// A node's content asks for another size.
  func contentDidChange(of node: LayoutNode) {
    guard staleContentNodes.insert(ObjectIdentifier(node)).inserted else { return }
    staleContents.append(node)
    setNeedsUpdate()
  }

  /// Takes a node in whose content counts, whether a constraint mentions it or not.
  func add(_ node: LayoutNode) {
    if !isTemporary { node.isKnown = true }
    contentDidChange(of: node)
  }

  /// Forgets a node that leaves the tree; its constraints have been removed.
  func remove(_ node: LayoutNode) {
    drop(node)
    users[ObjectIdentifier(node)] = nil
    if staleContentNodes.remove(ObjectIdentifier(node)) != nil {
      staleContents.removeAll { $0 === node }
    }
    node.isKnown = false
  }

  private func drop(_ node: LayoutNode) {
    guard let slot = slots.removeValue(forKey: ObjectIdentifier(node)) else { return }
    removals += slot.constraints
    goneSlots.append(slot)
    setNeedsUpdate()
  }

  // MARK: Working it out

  /// Brings the solver up to date and tells the items whose frames are others.
  func update() {
    guard needsUpdate else { return }
    // What is told may say something new.
    needsUpdate = false
    removeWithdrawn()
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
    var rounds = 0
    while rounds < 4, updateHeights(of: changed) {
      changed += takeChanges()
      rounds += 1
    }
    for slot in changed {
      slot.isChanged = false
      if !isTemporary { slot.node.item?.layoutDidChange() }
    }
  }

  private func removeWithdrawn() {
    for id in removals { solver.remove(id) }
    removals.removeAll(keepingCapacity: true)
  }

  private func takeAdditions() -> [NSLayoutConstraint] {
    defer { additions.removeAll(keepingCapacity: true) }
    added.removeAll(keepingCapacity: true)
    return additions.sorted { $0.number < $1.number }
  }

  /// The slots with changed variables that are not noted yet, always in the same order.
  private func takeChanges() -> [LayoutSlot] {
    var changed: [LayoutSlot] = []
    for variable in solver.takeChangedVariables() {
      guard let slot = owners[variable], !slot.isChanged else { continue }
      slot.isChanged = true
      changed.append(slot)
    }
    return changed
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
    if isTemporary, node === root { return .solved }
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
    staleContentNodes.removeAll(keepingCapacity: true)
    for node in stale {
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
  private func updateHeights(of slots: [LayoutSlot]) -> Bool {
    var hasChanged = false
    for slot in slots {
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
    guard !staleRegistrations.isEmpty else { return }
    var edits: [(constraint: ConstraintID, constant: Double)] = []
    var changed: [LayoutRegistration] = []
    for known in staleRegistrations {
      known.isStale = false
      guard !known.isWithdrawn else { continue }
      let expression = expression(of: known.constraint).expression
      if let id = known.id, expression.terms == known.expression.terms {
        guard expression.constant != known.expression.constant else { continue }
        known.expression = expression
        edits.append((id, expression.constant))
        changed.append(known)
      } else {
        withdraw(known.constraint)
        add(known.constraint)
      }
    }
    staleRegistrations.removeAll(keepingCapacity: true)
    removeWithdrawn()
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
    var sum = expression(of: constraint)
    for node in constraint.nodes { sum.note(node) }
    let registration = LayoutRegistration(constraint, sum.expression, nodes: sum.nodes)
    for node in sum.nodes {
      users[ObjectIdentifier(node), default: []].append(registration)
      if !isTemporary { node.isKnown = true }
    }
    registrations[ObjectIdentifier(constraint)] = registration
    install(registration)
  }

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
  /// Whether the expression may have changed.
  var isStale = false
  /// Whether the engine has forgotten it.
  var isWithdrawn = false

  init(_ constraint: NSLayoutConstraint, _ expression: LinearExpression, nodes: [LayoutNode]) {
    self.constraint = constraint
    self.expression = expression
    self.nodes = nodes
  }
}
