import Foundation

/// Where the keyboard is.
package enum KeyboardPlacement: Hashable, Sendable, CaseIterable {
  /// Below the screen.
  case hidden
  /// At the bottom of the screen, as wide as that.
  case docked
  /// Below the screen but for its bar, as an iPad's is while a hardware keyboard types.
  case shortcutBar
  /// An accessory along the bottom of the screen, without keys.
  case accessoryOnly
  /// As wide as the screen, but off its bottom.
  case undocked
  /// The same in two halves.
  case split
  /// As small as a phone's, anywhere on the screen.
  case floating

  /// Whether any of the keyboard is on the screen.
  package var isUp: Bool { self != .hidden }

  /// Whether keys are on the screen, or what takes their place, or at least their bar.
  package var hasKeys: Bool { self != .hidden && self != .accessoryOnly }

  /// Whether the keyboard stands off the bottom of the screen, where an app need not make room for it.
  package var isOffBottom: Bool { self == .undocked || self == .split || self == .floating }
}

extension KeyboardArrangement {
  /// Whether the keys of another arrangement are the same ones in the same places.
  func hasSameKeys(as other: KeyboardArrangement) -> Bool {
    let wide: [KeyboardArrangement] = [.docked, .undocked]
    return self == other || wide.contains(self) && wide.contains(other)
  }

  /// Where such a keyboard is while its keys are on the screen.
  var placement: KeyboardPlacement {
    switch self {
    case .docked: .docked
    case .undocked: .undocked
    case .split: .split
    case .floating: .floating
    }
  }
}

/// What decides where the keyboard belongs.
struct KeyboardNeeds: Hashable, Sendable {
  /// Whether text can be typed into what has the focus.
  var takesText: Bool

  /// Whether what has the focus has an accessory.
  var hasAccessory = false

  /// Whether what has the focus has a view in the place of the keys.
  var hasInputView = false

  /// Whether a person has put the keyboard away.
  var isPutAway: Bool

  var hasHardwareKeyboard: Bool
  var idiom: Device.Idiom

  /// How keys stand on the screen.
  var arrangement = KeyboardArrangement.docked

  /// Where the keyboard belongs.
  var placement: KeyboardPlacement {
    let withoutKeys = hasAccessory ? KeyboardPlacement.accessoryOnly : .hidden
    guard takesText || hasInputView, !isPutAway else { return withoutKeys }
    guard hasHardwareKeyboard, !hasInputView else { return arrangement.placement }
    switch idiom {
    case .phone: return withoutKeys
    case .pad: return .shortcutBar
    }
  }

  /// Whether a hardware keyboard types and nothing of the software keyboard shows.
  var hasHardwareKeyboardAlone: Bool {
    hasHardwareKeyboard && idiom == .phone && placement == .hidden
  }
}
