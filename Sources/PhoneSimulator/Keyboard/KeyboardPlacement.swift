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

  /// Whether any of the keyboard is on the screen.
  package var isUp: Bool { self != .hidden }

  /// Whether keys are on the screen, or what takes their place, or at least their bar.
  package var hasKeys: Bool { self == .docked || self == .shortcutBar }
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

  /// Where the keyboard belongs.
  var placement: KeyboardPlacement {
    let withoutKeys = hasAccessory ? KeyboardPlacement.accessoryOnly : .hidden
    guard takesText || hasInputView, !isPutAway else { return withoutKeys }
    guard hasHardwareKeyboard, !hasInputView else { return .docked }
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

/// The measures of the keyboard on a device that is held one way, in points.
struct KeyboardGeometry: Hashable, Sendable {
  let device: Device
  let orientation: Device.Orientation

  /// The size of the screen.
  var screen: CGSize { device.size(in: orientation) }

  private var heights: Device.KeyboardHeights { device.keyboard[orientation] }

  /// The height of a keyboard without its bar.
  var heightOfKeys: CGFloat { heights.withoutBar }

  /// The height of the bar with suggestions.
  var heightOfBar: CGFloat { heights.withBar - heights.withoutBar }

  /// The room below the keys: on a phone with a home indicator also for the key that turns to the
  /// emoji.
  var heightOfStrip: CGFloat {
    guard device.hasHomeIndicator else { return 0 }
    let bottom = device.safeArea[orientation].bottom
    return device.idiom == .phone && bottom > 0 ? bottom + 41 : bottom
  }

  /// The height of a docked keyboard.
  func height(isKeypad: Bool, hasBar: Bool) -> CGFloat {
    device.keyboardHeight(in: orientation, isKeypad: isKeypad, hasPredictiveBar: hasBar)
  }

  /// How much of an iPad's keyboard a hardware keyboard leaves in sight.
  private static let heightOfShortcutBar: CGFloat = 55

  /// The frame of a keyboard of some height, of which an accessory has a part, in the screen's
  /// coordinates; nil for a hidden one, which is below wherever it was last.
  func frame(of placement: KeyboardPlacement, height: CGFloat, accessory: CGFloat = 0) -> CGRect? {
    switch placement {
    case .hidden: nil
    case .docked, .accessoryOnly: frame(height: height, inSight: height)
    case .shortcutBar:
      frame(height: height, inSight: min(Self.heightOfShortcutBar + accessory, height))
    }
  }

  private func frame(height: CGFloat, inSight: CGFloat) -> CGRect {
    CGRect(x: 0, y: screen.height - inSight, width: screen.width, height: height)
  }

  /// An empty frame along the bottom of the screen.
  var bottomLine: CGRect { CGRect(x: 0, y: screen.height, width: screen.width, height: 0) }

  /// A frame moved down until it is below the screen.
  func below(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: screen.height, width: frame.width, height: frame.height)
  }
}
