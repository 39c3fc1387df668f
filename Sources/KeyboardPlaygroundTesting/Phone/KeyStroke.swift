import PhoneSimulator
import Scenarios
import UIKit

/// Half of a key's stroke.
public enum KeyStroke: Hashable, Sendable {
  case down, up

  var phase: KeyPress.Phase { self == .down ? .down : .up }
}

extension TestPhone {
  func keyPress(_ name: String, _ phase: KeyPress.Phase) throws(PhoneTestError) -> KeyPress {
    guard var press = KeyPress(name: name) else {
      throw PhoneTestError(PhoneError.unknownKey(name).description)
    }
    press.phase = phase
    return press
  }
}

extension TouchPhase {
  init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    default: self = .moved
    }
  }
}
