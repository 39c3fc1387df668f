import Foundation
import UIKit

/// Where the keyboard is, and which notifications it still owes.
struct KeyboardMotion: Hashable {
  let screenSize: CGSize
  private(set) var isUp = false

  /// The model frame in the screen's points; below the screen while away.
  private(set) var frame: CGRect

  /// How many sets of dids are still due.
  var debts = 0

  init(screenSize: CGSize) {
    self.screenSize = screenSize
    frame = CGRect(x: 0, y: screenSize.height, width: screenSize.width, height: 0)
  }

  /// One change of the keyboard's place.
  struct Move: Hashable {
    /// The second of the two wills.
    let name: KeyboardNotification.Name
    let begin: CGRect
    let end: CGRect
    /// Whether the keyboard was up before and is up after.
    let isResize: Bool
  }

  /// Goes to a frame, nil for away; returns the move, nil when there is none to make.
  mutating func go(to wanted: CGRect?) -> Move? {
    let move: Move
    switch (isUp, wanted) {
    case (false, nil):
      return nil
    case (true, nil):
      let away = CGRect(
        x: frame.minX, y: screenSize.height, width: frame.width, height: frame.height)
      move = Move(name: .willHide, begin: frame, end: away, isResize: false)
    case (false, let wanted?):
      let below = CGRect(
        x: wanted.minX, y: screenSize.height, width: wanted.width, height: wanted.height)
      move = Move(name: .willShow, begin: below, end: wanted, isResize: false)
    case (true, let wanted?):
      if wanted == frame { return nil }
      move = Move(name: .willShow, begin: frame, end: wanted, isResize: true)
    }
    isUp = wanted != nil
    frame = move.end
    return move
  }
}
