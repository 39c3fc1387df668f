import Foundation

/// All that a shift depends on; the one place where it is worked out.
///
/// Rectangles are in the window's coordinates, lengths in points.
public struct AvoidanceSituation: Hashable, Sendable {
  /// A keyboard on the screen.
  public struct Keyboard: Hashable, Sendable {
    /// Its frame when its motion has ended.
    public var frame: CGRect
    /// Whether it belongs to this app.
    public var isLocal: Bool
    /// Whether it hangs out of the screen, as the bar does that is left beside a
    /// hardware keyboard.
    public var hangsOut: Bool

    /// Creates a keyboard with a frame in the window's coordinates, in points.
    public init(frame: CGRect, isLocal: Bool = true, hangsOut: Bool = false) {
      self.frame = frame
      self.isLocal = isLocal
      self.hangsOut = hangsOut
    }
  }

  /// Where the target would be if nothing had been shifted.
  public var target: CGRect
  /// The keyboard; nil while it is hidden.
  public var keyboard: Keyboard?
  /// Whether a view outside of the adjusted view is the first responder.
  public var isFocusElsewhere: Bool
  /// The window's bounds.
  public var window: CGRect
  /// The wanted distance between the target's bottom and the keyboard's top.
  public var distance: CGFloat
  /// How high the target's top may be moved; nil for any height.
  public var topLimit: CGFloat?
  /// What to do where the right thing is a matter of taste.
  public var policies: AvoidancePolicies

  /// Creates a situation; rectangles and the top limit are in the window's
  /// coordinates, in points.
  public init(
    target: CGRect, keyboard: Keyboard?, isFocusElsewhere: Bool = false, window: CGRect,
    distance: CGFloat = 0, topLimit: CGFloat? = nil,
    policies: AvoidancePolicies = AvoidancePolicies()
  ) {
    self.target = target
    self.keyboard = keyboard
    self.isFocusElsewhere = isFocusElsewhere
    self.window = window
    self.distance = distance.isFinite ? distance : 0
    self.topLimit = topLimit.flatMap { $0.isFinite ? $0 : nil }
    self.policies = policies
  }

  /// Works out by how much the target must be shifted up.
  public var outcome: AvoidanceDecision.Outcome {
    guard target.isFinite else { return .idle(.targetNotFinite) }
    let top: CGFloat
    switch covering {
    case .failure(let reason): return .idle(reason)
    case .success(let covering): top = covering
    }
    if isFocusElsewhere, policies.otherFocus == .stay { return .idle(.focusElsewhere) }
    let wanted = target.maxY + distance - top
    guard wanted > 0 else { return .idle(.targetFree) }
    guard let limit = limit(keyboardTop: top), limit < wanted else {
      return wanted.isFinite ? .shift(wanted) : .idle(.targetNotFinite)
    }
    return limit > 0 ? .limitedShift(limit, wanted: wanted) : .idle(.noRoom)
  }

  /// The top of what covers the window, or why nothing does.
  private var covering: Result<CGFloat, AvoidanceDecision.Reason> {
    guard let keyboard else { return .failure(.keyboardHidden) }
    let frame = keyboard.frame
    guard frame.isFinite, window.isFinite, frame.width > 0, frame.height > 0 else {
      return .failure(.keyboardHidden)
    }
    guard frame.overlaps(window) else {
      return .failure(frame.minY >= window.maxY ? .keyboardHidden : .keyboardElsewhere)
    }
    if !keyboard.isLocal, policies.foreignKeyboard == .ignore {
      return .failure(.foreignKeyboardIgnored)
    }
    guard frame.maxY.rounded() >= window.maxY.rounded() else {
      if policies.floatingKeyboard == .ignore { return .failure(.floatingKeyboardIgnored) }
      let isBehind = frame.insetBy(dx: 0, dy: -max(distance, 0)).overlaps(target)
      return isBehind ? .success(frame.minY) : .failure(.targetFree)
    }
    if keyboard.hangsOut, policies.hardwareKeyboard == .ignore {
      return .failure(.hardwareKeyboardIgnored)
    }
    return .success(frame.minY)
  }

  /// The greatest allowed shift; nil when there is no limit.
  private func limit(keyboardTop: CGFloat) -> CGFloat? {
    let top = topLimit ?? window.minY
    let isTall = target.height > keyboardTop - distance - top
    let isLimited = topLimit != nil || (isTall && policies.tallTarget == .showTop)
    return isLimited ? max(0, target.minY - top) : nil
  }
}

extension CGRect {
  /// Whether all edges are finite.
  var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }

  /// Whether there is an area inside both rectangles; touching is not enough.
  ///
  /// Foundation's `intersection(_:)` traps on edges that are no numbers.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    [self, other].allSatisfy { $0.width > 0 && $0.height > 0 }
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
