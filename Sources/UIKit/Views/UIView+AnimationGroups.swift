import Foundation

/// Animations that are begun and committed by calls of their own, as before there were closures.
extension UIView {
  /// Begins a group of animations: changes are animated until it is committed.
  ///
  /// - Parameters:
  ///   - animationID: A name for the group, which the delegate is told.
  ///   - context: Anything else that the delegate is told.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let group = AnimationGroup(id: animationID, context: context)
    World.current.animationGroups.open.append(group)
    group.begin()
  }

  /// Ends the group that was begun last; its animations run.
  public class func commitAnimations() {
    World.current.animationGroups.open.popLast()?.commit()
  }

  /// Sets the receiver of the start and the end of the group that is open; it is kept until then.
  public class func setAnimationDelegate(_ delegate: Any?) {
    openGroup?.delegate = delegate.map { objectReference(to: $0) }
  }

  /// Sets the delegate's method that is called when the animations start, with the name and the
  /// context of the group.
  public class func setAnimationWillStart(_ selector: Selector?) {
    openGroup?.willStart = selector
  }

  /// Sets the delegate's method that is called when the animations have stopped, with the group's
  /// name, whether all have come to their end, and the group's context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    openGroup?.didStop = selector
  }

  /// Sets the duration of the changes that follow in the open group, in seconds; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    openGroup?.change { $0.duration = duration }
  }

  /// Sets how long the changes that follow in the open group wait, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    openGroup?.change { $0.delay = delay }
  }

  /// Sets the pace of the changes that follow in the open group; ease-in-out unless set.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    openGroup?.change { $0.curve = TimingCurve(rawCurve: curve.rawValue) }
  }

  /// Whether changes begin where a running animation has come to; every change does.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  private static var openGroup: AnimationGroup? { World.current.animationGroups.open.last }
}

/// A group of animations: a block for each duration, delay and curve that it has had.
@MainActor
private final class AnimationGroup {
  private let id: String?
  private let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var duration = 0.2
  var delay = 0.0
  var curve = TimingCurve(rawCurve: 0)

  private var block: AnimationBlock?
  private var startDelay: Double?
  private var waiting = 0
  private var isFinished = true
  private var isCommitted = false

  init(id: String?, context: UnsafeMutableRawPointer?) {
    self.id = id
    self.context = context
  }

  /// Opens a block for the changes that follow.
  func begin() {
    waiting += 1
    let block = AnimationBlock(
      duration: duration, delay: delay, curve: curve, options: .allowUserInteraction
    ) { [self] finished in
      isFinished = isFinished && finished
      waiting -= 1
      if isCommitted, waiting == 0 { stop() }
    }
    block.open()
    self.block = block
  }

  private func end() {
    guard let block else { return }
    if block.hasAnimations { startDelay = min(startDelay ?? block.delay, block.delay) }
    block.close()
    self.block = nil
  }

  /// Runs the changes that follow with other settings.
  func change(_ settings: (AnimationGroup) -> Void) {
    end()
    settings(self)
    begin()
  }

  func commit() {
    end()
    isCommitted = true
    guard let startDelay else { return }
    World.current.clock.schedule(after: startDelay) { [self] in start() }
  }

  private func start() {
    guard let delegate, let willStart, willStart.isImplemented(by: delegate) else { return }
    willStart.perform(on: delegate, with: id, for: context)
  }

  private func stop() {
    guard let delegate, let didStop, didStop.isImplemented(by: delegate) else { return }
    didStop.perform(on: delegate, with: id, for: isFinished, and: context)
  }
}

/// The groups of animations of a world that are open, the innermost last.
@MainActor
private final class AnimationGroups: WorldPart {
  var open: [AnimationGroup] = []
  init(of world: World) {}
  var isPristine: Bool { open.isEmpty }
}

extension World {
  fileprivate var animationGroups: AnimationGroups { part() }
}
