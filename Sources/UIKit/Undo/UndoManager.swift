import Foundation

/// Keeps what takes changes back, and what makes them again.
///
/// Foundation has none on Linux; this one has the same interface. What is registered while one event
/// is handled makes one group, unless `groupsByEvent` is off.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Posted when a group has been opened.
  public nonisolated static let didOpenUndoGroupNotification = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public nonisolated static let willCloseUndoGroupNotification = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a group has been closed.
  public nonisolated static let didCloseUndoGroupNotification = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted when groups are opened and closed, and whenever it is asked what can be undone.
  public nonisolated static let checkpointNotification = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  /// Posted before changes are taken back.
  public nonisolated static let willUndoChangeNotification = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted when changes have been taken back.
  public nonisolated static let didUndoChangeNotification = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before changes are made again.
  public nonisolated static let willRedoChangeNotification = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted when changes have been made again.
  public nonisolated static let didRedoChangeNotification = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")

  private var undoGroups: [UndoGroup] = []
  private var redoGroups: [UndoGroup] = []
  /// The groups that are open, the outermost first.
  private var openGroups: [UndoGroup] = []
  private var disablingCount = 0
  /// Whether the outermost group was opened for an event, and ends with it.
  private var isOpenForEvent = false

  /// Creates a manager without anything to undo.
  @MainActor public override init() {
    super.init()
  }

  // MARK: Registering

  /// Whether what is registered is kept.
  open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }

  /// Has nothing kept until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disablingCount += 1 }

  /// Ends what one call of `disableUndoRegistration()` has begun.
  open func enableUndoRegistration() {
    precondition(disablingCount > 0, "enableUndoRegistration without disableUndoRegistration")
    disablingCount -= 1
  }

  /// Keeps how a change is taken back; while one is taken back, how it is made again.
  ///
  /// The target is held weakly, and what belongs to one that is gone is left out.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      precondition(groupsByEvent, "an undo is registered outside of a group")
      beginUndoGrouping()
      isOpenForEvent = true
      let clock = World.current.clock
      clock.schedule(at: clock.now) { [weak self] in self?.closeEventGroup() }
    }
    openGroups[openGroups.count - 1].add(
      UndoAction(target: target) { [weak target] in if let target { handler(target) } })
    if !isUndoing && !isRedoing { redoGroups = [] }
  }

  /// Keeps a method that takes a change back, with its argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: objectReference(to: target)) {
      selector.perform(on: $0, with: anObject)
    }
  }

  // MARK: Groups

  /// Whether what is registered while one event is handled makes one group.
  open var groupsByEvent = true

  /// How many groups are open, one inside another.
  open var groupingLevel: Int { openGroups.count }

  /// How many groups are kept; 0 means all of them.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Opens a group, inside the one that is open.
  open func beginUndoGrouping() {
    post(Self.checkpointNotification)
    openGroups.append(UndoGroup())
    post(Self.didOpenUndoGroupNotification)
  }

  /// Closes the innermost group, which is undone as one change.
  open func endUndoGrouping() {
    precondition(!openGroups.isEmpty, "endUndoGrouping without beginUndoGrouping")
    post(Self.checkpointNotification)
    post(Self.willCloseUndoGroupNotification)
    let group = openGroups.removeLast()
    if openGroups.isEmpty {
      isOpenForEvent = false
      keep(group)
    } else {
      openGroups[openGroups.count - 1].add(group)
    }
    post(Self.didCloseUndoGroupNotification)
  }

  private func closeEventGroup() {
    if isOpenForEvent, openGroups.count == 1 { endUndoGrouping() }
  }

  private func keep(_ group: UndoGroup) {
    guard !group.isEmpty else { return }
    if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoGroups = undoGroups.suffix(levelsOfUndo)
    redoGroups = redoGroups.suffix(levelsOfUndo)
  }

  // MARK: Undoing

  /// Whether changes are being taken back.
  open private(set) var isUndoing = false

  /// Whether changes are being made again.
  open private(set) var isRedoing = false

  /// Whether there is a change to take back.
  open var canUndo: Bool {
    post(Self.checkpointNotification)
    return !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty }
  }

  /// Whether there is a change to make again.
  open var canRedo: Bool {
    post(Self.checkpointNotification)
    return !redoGroups.isEmpty
  }

  /// Closes the group that is open for an event and takes the last group back.
  open func undo() {
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes the last group back.
  open func undoNestedGroup() {
    precondition(openGroups.isEmpty, "undo inside of groups that are open")
    guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
    post(Self.checkpointNotification)
    post(Self.willUndoChangeNotification)
    isUndoing = true
    run(group)
    isUndoing = false
    post(Self.didUndoChangeNotification)
  }

  /// Makes the group again that was taken back last.
  open func redo() {
    closeEventGroup()
    precondition(openGroups.isEmpty, "redo inside of groups that are open")
    guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
    post(Self.checkpointNotification)
    post(Self.willRedoChangeNotification)
    isRedoing = true
    run(group)
    isRedoing = false
    post(Self.didRedoChangeNotification)
  }

  private func run(_ group: UndoGroup) {
    beginUndoGrouping()
    openGroups[0].actionName = group.actionName
    group.perform()
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  // MARK: Forgetting

  /// Forgets everything that could be taken back or made again.
  open func removeAllActions() {
    (undoGroups, redoGroups) = ([], [])
    openGroups = openGroups.map { _ in UndoGroup() }
  }

  /// Forgets what belongs to a target.
  open func removeAllActions(withTarget target: Any) {
    let target = objectReference(to: target)
    for group in undoGroups + redoGroups + openGroups { group.remove(of: target) }
    undoGroups.removeAll(where: \.isEmpty)
    redoGroups.removeAll(where: \.isEmpty)
  }

  // MARK: Names

  /// What the change that would be taken back next is called; empty for one without a name.
  open var undoActionName: String {
    (openGroups.first { !$0.isEmpty } ?? undoGroups.last)?.actionName ?? ""
  }

  /// What the change that would be made again next is called; empty for one without a name.
  open var redoActionName: String { redoGroups.last?.actionName ?? "" }

  /// Names the change that is being made, or the last one.
  open func setActionName(_ actionName: String) {
    (openGroups.first ?? (isUndoing ? redoGroups : undoGroups).last)?.actionName = actionName
  }

  /// What a menu says for taking the next change back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// What a menu says for making the next change again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns what a menu says for taking a change with a name back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns what a menu says for making a change with a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
