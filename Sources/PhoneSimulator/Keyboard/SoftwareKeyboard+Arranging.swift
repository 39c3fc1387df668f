import Foundation
import UIKit

/// A finger that moves the keyboard.
struct KeyboardHold {
  /// Where the keyboard was when the finger took hold of it, in the screen's points.
  let start: CGRect
  /// How far below the screen's bottom the finger has pulled it, in points.
  var excess: CGFloat = 0
}

/// A keyboard that a person takes off the bottom of the screen, divides, or makes small.
extension SoftwareKeyboard {
  /// How the keys stand for what has the focus: what takes their place, and the bar of a hardware
  /// keyboard, are always at the bottom.
  package var arrangement: KeyboardArrangement {
    guard !settings.hardwareKeyboard, !hasInputView,
      device.keyboardArrangements.contains(settings.arrangement)
    else { return .docked }
    return settings.arrangement
  }

  /// Whether the keys are as on an iPad, and not as on a phone.
  var hasPadKeys: Bool { device.idiom == .pad && arrangement != .floating }

  /// Where the keyboard stands if it is off the bottom.
  var anchor: KeyboardAnchor {
    anchors[arrangement] ?? motion.geometry.firstAnchor(arrangement)
  }

  /// Arranges the keys in another way; fingers let go of them.
  func arrange(_ new: KeyboardArrangement) {
    view.cancelFingers()
    choose(new)
    reconcile(by: .arrangement)
    refresh()
  }

  private func choose(_ new: KeyboardArrangement) {
    let old = arrangement
    settings.arrangement = new
    // Other keys begin as a field begins.
    guard !arrangement.hasSameKeys(as: old) else { return }
    emoji.endSearch()
    mode.begin(traits.kind, isPad: hasPadKeys)
  }

  // MARK: A finger

  /// How near to the bottom of the screen a keyboard is dropped to dock, and how far below it a
  /// floating one is pulled for that, in points. (Chosen.)
  private static let dockingDistance: CGFloat = 40

  /// Whether a finger can move the keyboard.
  var canBeMoved: Bool {
    placement.isOffBottom
      || placement == .docked && !hasInputView && device.keyboardArrangements.contains(.undocked)
  }

  /// Takes hold of the keyboard to move it.
  func takeHold() {
    hold = KeyboardHold(start: motion.frame)
    if placement == .floating, let move = motion.stay(by: .held) { make(move) }
  }

  /// Follows a finger that has gone some way since it took hold, in points.
  ///
  /// A docked keyboard comes off the bottom; nothing is announced of the way of one that is off it.
  func move(by way: CGPoint) {
    guard let hold, canBeMoved else { return }
    let bottom = screen.bounds.height - hold.start.maxY
    self.hold?.excess = way.y - bottom
    var anchor = KeyboardAnchor(left: hold.start.minX, rise: max(0, bottom - way.y))
    if placement == .docked {
      guard anchor.rise > 0 else { return }
      choose(.undocked)
      anchors[.undocked] = anchor
      reconcile(by: .held)
      return
    }
    if placement == .floating { anchor.left += way.x }
    let frame = motion.geometry.frame(of: placement, height: motion.frame.height, at: anchor)
    guard let frame, frame != motion.frame else { return }
    anchors[arrangement] = KeyboardAnchor(
      left: frame.minX, rise: screen.bounds.height - frame.maxY)
    motion.drag(to: frame.origin)
    UIView.performWithoutAnimation {
      host.stand(at: motion.frame, hasKeys: placement.hasKeys)
      screen.world?.moveKeyboard(to: area)
    }
  }

  /// Leaves the keyboard where it is, or docks it where it is near the bottom.
  func drop() {
    guard let hold else { return }
    self.hold = nil
    guard placement.isOffBottom else { return }
    let isLow =
      placement == .floating
      ? hold.excess > Self.dockingDistance
      : screen.bounds.height - motion.frame.maxY < Self.dockingDistance
    if isLow {
      choose(.docked)
    } else if needs.placement == placement {
      // What is announced is the whole way.
      motion.drag(to: hold.start.origin)
    }
    reconcile(by: .dropped)
    refresh()
  }
}
