import Foundation
import UIKit

extension SoftwareKeyboard {
  /// How a keyboard that stays up takes another size.
  enum Resizing {
    /// With the keyboard's own motion.
    case animated
    /// In place, as iOS does between fields.
    case atOnce
  }

  private static let duration = 0.25

  /// How often observers may send the keyboard elsewhere before it waits for the next tick.
  private static let mostTurns = 16

  /// Moves the keyboard to where it belongs; returns whether anything was posted.
  ///
  /// An observer that changes the first responder from inside a notification
  /// does not cut a set short: the change is made when the set is complete.
  @discardableResult
  func reconcile(resizing: Resizing) -> Bool {
    guard !isPosting else {
      isStale = true
      return false
    }
    isPosting = true
    defer { isPosting = false }
    var posted = false
    for _ in 0..<Self.mostTurns {
      isStale = false
      if let move = motion.go(to: wantedFrame) {
        posted = true
        make(move, duration: move.isResize && resizing == .atOnce ? 0 : Self.duration)
      }
      if !isStale { return posted }
    }
    screen.clock.schedule(at: screen.clock.now + 1) { [weak self] in
      self?.reconcile(resizing: resizing)
    }
    return posted
  }

  private func make(_ move: KeyboardMotion.Move, duration: Double) {
    if !move.isResize, move.name == .willShow {
      UIView.performWithoutAnimation {
        view.frame = move.begin
        showContent()
      }
    }
    let place = {
      self.view.frame = move.end
      self.showContent()
    }
    let announce = {
      self.post(
        [.willChangeFrame, move.name], begin: move.begin, end: move.end, duration: duration)
    }
    if duration > 0 {
      animate {
        place()
        announce()
      }
    } else {
      // A change in place opens no block for its observers.
      UIView.performWithoutAnimation(place)
      announce()
    }
  }

  /// Runs changes in the animation context of the keyboard's own motion.
  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [
        .curveKeyboard, .allowUserInteraction, .overrideInheritedDuration,
        .overrideInheritedCurve,
      ],
      animations: changes)
  }

  /// Posts wills and owes their dids, for when the motion ends.
  private func post(
    _ names: [KeyboardNotification.Name], begin: CGRect, end: CGRect, duration: Double
  ) {
    let isMoving = duration > 0 && UIView.areAnimationsEnabled
    motion.debts += 1
    screen.clock.schedule(after: isMoving ? Spring.keyboardDuration : 0) { [weak self] in
      guard let self else { return }
      motion.debts -= 1
      for name in names.compactMap(\.owed) {
        post(name, begin: begin, end: end, duration: duration)
      }
    }
    for name in names { post(name, begin: begin, end: end, duration: duration) }
  }

  private func post(
    _ name: KeyboardNotification.Name, begin: CGRect, end: CGRect, duration: Double
  ) {
    KeyboardNotification(name: name, beginFrame: begin, endFrame: end, duration: duration)
      .post(for: screen, in: log)
  }

  /// What an iPhone posts when the focus comes or goes while a hardware
  /// keyboard is connected: a hide, of nothing (facts 1.3, row 10b).
  func announceHardwareKeyboard() {
    let size = screen.bounds.size
    let line = CGRect(x: 0, y: size.height, width: size.width, height: 0)
    animate { [self] in
      post([.willHide], begin: line, end: line, duration: Self.duration)
    }
  }

  // MARK: Settings

  /// How often a pulled keyboard changes its height at most, in ticks.
  private static let ticksPerPull = FrameClock.ticksPerFrame

  func setHeight(_ height: Double?, by change: HeightChange) {
    settings.height = height
    switch change {
    case .typing:
      reconcile(resizing: .animated)
    case .pulling:
      guard pendingPull == nil else { return }
      let clock = screen.clock
      let next = lastPull.map { $0 + Self.ticksPerPull } ?? clock.now
      if next <= clock.now {
        pull()
      } else {
        pendingPull = clock.schedule(at: next) { [weak self] in
          self?.pendingPull = nil
          self?.pull()
        }
      }
    }
    refresh()
  }

  private func pull() {
    if reconcile(resizing: .atOnce) { lastPull = screen.clock.now }
  }

  func setPredictiveBar(_ isOn: Bool) {
    settings.predictiveBar = isOn
    reconcile(resizing: .atOnce)
    refresh()
  }

  func setHardwareKeyboard(_ isConnected: Bool) {
    settings.hardwareKeyboard = isConnected
    reconcile(resizing: .animated)
    refresh()
  }

  func putAway(_ isPutAway: Bool) {
    self.isPutAway = isPutAway
    view.cancelFingers()
    reconcile(resizing: .animated)
    refresh()
  }

  // MARK: Where it is seen

  /// Where the docked keyboard's top is seen, in the screen's points; the
  /// screen's height while it is away.
  package var visibleTop: CGFloat {
    min(view.presentationRect(view.presentation.bounds).minY, screen.bounds.height)
  }

  /// What keeps the keyboard from being at rest.
  package var unsettledReasons: [String] {
    var reasons: [String] = []
    if motion.debts > 0 { reasons.append("the keyboard owes a did notification") }
    if pendingPull != nil { reasons.append("the keyboard is being pulled") }
    return reasons
  }
}
