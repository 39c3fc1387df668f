import Foundation
import UIKit

extension SoftwareKeyboard {
  /// How often observers may send the keyboard elsewhere before it waits for the next tick.
  private static let mostTurns = 16

  /// Moves the keyboard to where it belongs; returns whether anything was posted.
  ///
  /// An observer that changes the first responder from inside a notification
  /// does not cut a set short: the change is made when the set is complete.
  @discardableResult
  func reconcile(by cause: KeyboardChange.Cause) -> Bool {
    guard !isPosting else {
      isStale = true
      return false
    }
    isPosting = true
    defer { isPosting = false }
    var posted = false
    for _ in 0..<Self.mostTurns {
      isStale = false
      let move = motion.go(
        to: needs.placement, height: wantedHeight, accessory: heightOfAccessory, at: anchor,
        by: cause)
      if var move {
        move.fades =
          move.situation.isWholeWay && screen.world?.settings.prefersCrossFade ?? false
        posted = true
        make(move)
      } else if placement.isUp {
        UIView.performWithoutAnimation(showInputViews)
      }
      if !isStale { return posted }
    }
    screen.clock.schedule(at: screen.clock.now + 1) { [weak self] in
      self?.reconcile(by: cause)
    }
    return posted
  }

  /// Shows a move and announces it, as its situation has it.
  func make(_ move: KeyboardMotion.Move) {
    let situation = move.situation
    didAnnounce(situation)
    if isSliding, placement.isUp { endSliding() }
    if move.fades { return fade(move) }
    if situation.frames == .fromBelow {
      UIView.performWithoutAnimation {
        host.hold(inputViews)
        host.stand(at: move.begin, hasKeys: placement.hasKeys)
        showContent()
      }
    } else if placement.isUp {
      UIView.performWithoutAnimation { host.hold(inputViews) }
    }
    let place = {
      guard situation.frames.areNew else { return }
      if !self.isSliding {
        self.host.stand(at: move.end, hasKeys: self.placement.hasKeys)
      }
      self.showContent()
      self.screen.world?.moveKeyboard(to: self.area)
    }
    if move.duration > 0 {
      animate(move) {
        place()
        self.announce(move)
      }
    } else {
      // A change in place opens no block for its observers.
      UIView.performWithoutAnimation(place)
      announce(move)
    }
  }

  /// Lets the keyboard come or go in its place.
  private func fade(_ move: KeyboardMotion.Move) {
    let isComing = placement.isUp
    if isComing {
      UIView.performWithoutAnimation {
        // One that is still going stays as far as it is seen.
        if host.alpha == 1 { host.alpha = 0 }
        host.hold(inputViews)
        host.stand(at: move.end, hasKeys: placement.hasKeys)
        showContent()
      }
    }
    animate(move) {
      self.host.alpha = isComing ? 1 : 0
      self.showContent()
      self.screen.world?.moveKeyboard(to: self.area)
      self.announce(move)
    }
  }

  /// Puts a keyboard that has faded away below the screen.
  private func endFading(_ move: KeyboardMotion.Move) {
    guard move.fades, motion.debts == 0, !placement.isUp else { return }
    UIView.performWithoutAnimation {
      host.stand(at: move.end, hasKeys: placement.hasKeys)
      host.alpha = 1
    }
  }

  /// Runs changes in the animation context of the keyboard's own motion.
  private func animate(_ move: KeyboardMotion.Move, _ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: move.duration, delay: 0,
      options: [
        UIView.AnimationOptions(rawValue: UInt(move.curve) << 16), .allowUserInteraction,
        .overrideInheritedDuration,
        .overrideInheritedCurve,
      ],
      animations: changes)
  }

  /// Posts wills and owes their dids, for when the motion ends.
  private func announce(_ move: KeyboardMotion.Move) {
    let isMoving = move.duration > 0 && UIView.areAnimationsEnabled
    let isSpring = move.curve == KeyboardNotification.usualCurve
    let time = isSpring ? Spring.keyboardDuration : move.duration
    motion.debts += 1
    screen.clock.schedule(after: isMoving ? time : 0) { [weak self] in
      guard let self else { return }
      motion.debts -= 1
      endFading(move)
      // What has gone below the screen is let go of there.
      if !placement.isUp { host.hold(inputViews) }
      for name in move.situation.wills.compactMap(\.owed) { post(name, of: move) }
    }
    for name in move.situation.wills { post(name, of: move) }
  }

  /// Holds what has the focus wants, where the frame stays.
  private func showInputViews() {
    host.hold(inputViews)
    host.stand(at: motion.frame, hasKeys: placement.hasKeys)
  }

  private func post(_ name: KeyboardNotification.Name, of move: KeyboardMotion.Move) {
    KeyboardNotification(
      name: name, beginFrame: move.begin, endFrame: move.announcedEnd, duration: move.duration,
      curve: move.curve
    ).post(for: screen, in: log)
  }

  /// Where layout guides have the keyboard.
  var area: KeyboardArea? {
    frame.map { KeyboardArea(frame: $0, isDocked: !placement.isOffBottom) }
  }

  // MARK: Settings

  /// How often a pulled keyboard changes its height at most, in ticks.
  private static let ticksPerPull = FrameClock.ticksPerFrame

  func setHeight(_ height: Double?, by change: HeightChange) {
    settings.height = height
    switch change {
    case .typing:
      reconcile(by: .typedHeight)
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
    if reconcile(by: .pulledHeight) { lastPull = screen.clock.now }
  }

  func setPredictiveBar(_ isOn: Bool) {
    settings.predictiveBar = isOn
    reconcile(by: .predictiveBar)
    refresh()
  }

  func setHardwareKeyboard(_ isConnected: Bool) {
    settings.hardwareKeyboard = isConnected
    reconcile(by: .hardwareKeyboard)
    refresh()
  }

  func putAway(_ isPutAway: Bool) {
    self.isPutAway = isPutAway
    view.cancelFingers()
    reconcile(by: .putAway)
    refresh()
  }

  // MARK: Where it is seen

  /// Where the docked keyboard's top is seen, in the screen's points; the
  /// screen's height while it is away.
  package var visibleTop: CGFloat {
    let (seen, bounds) = (seenFrame, screen.bounds)
    // What moves is there up to rounding.
    let isDocked = seen.maxY > bounds.maxY - 0.5 && seen.width > bounds.width - 0.5
    return isDocked ? min(seen.minY, bounds.maxY) : bounds.maxY
  }

  /// Where the keyboard is seen, in the screen's points; nil while nothing of it is on the screen.
  package var visibleFrame: CGRect? {
    seenFrame.minY < screen.bounds.height ? seenFrame : nil
  }

  private var seenFrame: CGRect { host.presentationRect(host.presentation.bounds) }

  /// What keeps the keyboard from being at rest.
  package var unsettledReasons: [String] {
    var reasons: [String] = []
    if motion.debts > 0 { reasons.append("the keyboard owes a did notification") }
    if pendingPull != nil { reasons.append("the keyboard is being pulled") }
    return reasons
  }
}
