import Foundation

/// How layers that are no views' animate what is changed of them.
///
/// A transaction lasts from `begin()` to `commit()`; outside of any, settings hold to the end of the
/// turn. One inside another begins with its settings.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction.
  open class func begin() { World.current.transactions.begin() }

  /// Ends the transaction that was begun last.
  open class func commit() { World.current.transactions.commit() }

  /// Whether changes are not animated.
  open class func disableActions() -> Bool { present.disablesActions }

  /// Sets whether changes are not animated.
  open class func setDisableActions(_ flag: Bool) { present.disablesActions = flag }

  /// The duration of animations, in seconds; a quarter unless set.
  open class func animationDuration() -> TimeInterval { present.duration }

  /// Sets the duration of animations, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) { present.duration = dur }

  /// The pace of animations; nil where it was not set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { present.timingFunction }

  /// Sets the pace of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    present.timingFunction = function
  }

  /// What is called when the animations of the transaction that follow, views' included, have ended.
  open class func completionBlock() -> (() -> Void)? { present.completion }

  /// Sets what is called when the animations of the transaction that follow, views' included, have
  /// ended; without any, once it is committed.
  open class func setCompletionBlock(_ block: (() -> Void)?) { present.setCompletion(block) }

  private class var present: Transaction { World.current.transactions.present }
}

/// The settings of one transaction.
@MainActor
private final class Transaction {
  var disablesActions = false { didSet { block = nil } }
  var duration = 0.25 { didSet { block = nil } }
  var timingFunction: CAMediaTimingFunction? { didSet { block = nil } }
  private(set) var completion: (() -> Void)?
  private var pending: PendingCompletion?
  private var block: AnimationBlock?

  init(inside outer: Transaction?) {
    guard let outer else { return }
    (disablesActions, duration) = (outer.disablesActions, outer.duration)
    timingFunction = outer.timingFunction
  }

  var openBlock: AnimationBlock? {
    guard !disablesActions, duration > 0, duration.isFinite else { return nil }
    if let block { return block }
    let curve = timingFunction?.curve ?? CAMediaTimingFunction.standard
    let block = AnimationBlock(implicitDuration: duration, curve: .bezier(curve))
    self.block = block
    return block
  }

  func setCompletion(_ action: (() -> Void)?) {
    pending?.commit()
    completion = action
    pending = action.map(PendingCompletion.init)
  }

  func wait(for animation: LayerAnimation) { pending?.wait(for: animation) }

  func commit() { pending?.commit() }
}

/// What is called when some animations have ended.
@MainActor
private final class PendingCompletion {
  private var action: (() -> Void)?
  private var waiting = 0
  private var isCommitted = false

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func wait(for animation: LayerAnimation) {
    waiting += 1
    let next = animation.whenOver
    animation.whenOver = { [self] in
      next?()
      waiting -= 1
      completeIfOver()
    }
  }

  func commit() {
    isCommitted = true
    completeIfOver()
  }

  private func completeIfOver() {
    guard isCommitted, waiting == 0, let action else { return }
    self.action = nil
    let clock = World.current.clock
    clock.schedule(at: clock.now) { action() }
  }
}

/// The transactions of a world that are open.
@MainActor
final class WorldTransactions: WorldPart {
  /// The innermost last; the first may be one that ends with the turn.
  private var open: [Transaction] = []
  private var hasImplicit = false
  private unowned let world: World

  init(of world: World) {
    self.world = world
  }

  var isPristine: Bool { open.isEmpty }

  /// What changes of layers that are no views' run with; nil where they are not animated.
  var block: AnimationBlock? { present.openBlock }

  fileprivate var present: Transaction {
    if let last = open.last { return last }
    let transaction = Transaction(inside: nil)
    open = [transaction]
    hasImplicit = true
    world.clock.schedule(at: world.clock.now) { [weak self] in self?.endTurn() }
    return transaction
  }

  private func endTurn() {
    guard hasImplicit else { return }
    hasImplicit = false
    open.removeFirst().commit()
  }

  func begin() {
    open.append(Transaction(inside: open.last))
  }

  func commit() {
    guard open.count > (hasImplicit ? 1 : 0) else { return }
    open.removeLast().commit()
  }

  func wait(for animation: LayerAnimation) {
    for transaction in open { transaction.wait(for: animation) }
  }
}

extension World {
  /// The transactions of the world.
  var transactions: WorldTransactions { part() }
}
