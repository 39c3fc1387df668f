import UIKit

/// A recogniser that writes down the states it enters.
@MainActor protocol LoggedRecognizer: UIGestureRecognizer {
  /// A letter for each state entered: b(egan), c(hanged), e(nded), x (cancelled), f(ailed) and . for
  /// ready again; changes that follow each other are one.
  var log: String { get set }
}

extension LoggedRecognizer {
  func note(after old: UIGestureRecognizer.State) {
    guard state != old else { return }
    let letters: [UIGestureRecognizer.State: Character] = [
      .possible: ".", .began: "b", .changed: "c", .ended: "e", .cancelled: "x", .failed: "f",
    ]
    log.append(letters[state, default: "?"])
  }
}

final class LoggedTap: UITapGestureRecognizer, LoggedRecognizer {
  var log = ""
  override var state: State { didSet { note(after: oldValue) } }
}

final class LoggedLongPress: UILongPressGestureRecognizer, LoggedRecognizer {
  var log = ""
  override var state: State { didSet { note(after: oldValue) } }
}

final class LoggedPan: UIPanGestureRecognizer, LoggedRecognizer {
  var log = ""
  override var state: State { didSet { note(after: oldValue) } }
}

final class LoggedEdgePan: UIScreenEdgePanGestureRecognizer, LoggedRecognizer {
  var log = ""
  override var state: State { didSet { note(after: oldValue) } }
}

final class LoggedSwipe: UISwipeGestureRecognizer, LoggedRecognizer {
  var log = ""
  override var state: State { didSet { note(after: oldValue) } }
}

final class LoggedPinch: UIPinchGestureRecognizer, LoggedRecognizer {
  var log = ""
  override var state: State { didSet { note(after: oldValue) } }
}

final class LoggedRotation: UIRotationGestureRecognizer, LoggedRecognizer {
  var log = ""
  override var state: State { didSet { note(after: oldValue) } }
}

/// A view that writes down the touches it gets, a letter for each: b(egan), m(oved), e(nded),
/// c(ancelled).
final class TouchLogView: UIView {
  var log = ""
  /// What each touch has got, in the order in which they began.
  var logs: [ObjectIdentifier: String] = [:]
  private var touches: [UITouch] = []

  private func note(_ letter: Character, _ touches: Set<UITouch>) {
    for touch in touches {
      log.append(letter)
      if letter == "b" { self.touches.append(touch) }
      logs[ObjectIdentifier(touch), default: ""].append(letter)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("b", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("m", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("e", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("c", touches)
  }
}

/// A delegate whose answers are data.
final class RelationDelegate: UIGestureRecognizerDelegate {
  var refusesToBegin: [UIGestureRecognizer] = []
  var refusesTouches: [UIGestureRecognizer] = []
  var together: [(UIGestureRecognizer, UIGestureRecognizer)] = []
  /// The first waits for the second, if its own delegate is asked.
  var waiting: [(UIGestureRecognizer, UIGestureRecognizer)] = []
  /// The second waits for the first, if the delegate of the first is asked.
  var awaited: [(UIGestureRecognizer, UIGestureRecognizer)] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesToBegin.contains(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !refusesTouches.contains(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    together.contains { $0 === gestureRecognizer && $1 === otherGestureRecognizer }
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    waiting.contains { $0 === gestureRecognizer && $1 === otherGestureRecognizer }
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    awaited.contains { $0 === gestureRecognizer && $1 === otherGestureRecognizer }
  }
}
