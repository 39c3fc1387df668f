import Foundation

/// Where a keyboard off the bottom stands: how far its lower left corner is from the screen's, in
/// points to the right and upwards.
struct KeyboardAnchor: Hashable, Sendable {
  var left: CGFloat = 0
  var rise: CGFloat = 0
}

/// The measures of the keyboard on a device that is held one way, in points.
struct KeyboardGeometry: Hashable, Sendable {
  let device: Device
  let orientation: Device.Orientation

  /// The size of the screen.
  var screen: CGSize { device.size(in: orientation) }

  // MARK: Parts

  /// What a keyboard is as high as, in points.
  struct Parts: Hashable {
    /// All but the bar with suggestions.
    var keys: CGFloat
    var bar: CGFloat
    /// The room below the keys, which is one of `keys`.
    var strip: CGFloat
    /// A keypad in the place of the keys; nil where there is none.
    var keypad: CGFloat?
  }

  /// The parts of a keyboard that stands in some way.
  ///
  /// The halves of a split keyboard have the rows of a phone, and no bar. A floating one has the
  /// measures of the narrowest phone, and a strip by which it is held. (Chosen.)
  func parts(_ arrangement: KeyboardArrangement) -> Parts {
    switch arrangement {
    case .docked, .undocked:
      let heights = device.keyboard[orientation]
      return Parts(
        keys: heights.withoutBar, bar: heights.withBar - heights.withoutBar,
        strip: arrangement == .docked ? strip : 0, keypad: heights.keypad)
    case .split: return Parts(keys: 216, bar: 0, strip: 0)
    case .floating: return Parts(keys: 216 + 28, bar: 38, strip: 28, keypad: 216 + 28)
    }
  }

  /// The room below docked keys: on a phone with a home indicator also for the key that turns to the
  /// emoji.
  private var strip: CGFloat {
    guard device.hasHomeIndicator else { return 0 }
    let bottom = device.safeArea[orientation].bottom
    return device.idiom == .phone && bottom > 0 ? bottom + 41 : bottom
  }

  /// The height of a keyboard that stands in some way.
  func height(
    isKeypad: Bool, hasBar: Bool, arrangement: KeyboardArrangement = .docked
  ) -> CGFloat {
    let parts = parts(arrangement)
    let keys = isKeypad ? parts.keypad ?? parts.keys : parts.keys
    return keys + (hasBar ? parts.bar : 0)
  }

  // MARK: Frames

  /// How much of an iPad's keyboard a hardware keyboard leaves in sight.
  private static let heightOfShortcutBar: CGFloat = 55

  /// The width of a floating keyboard.
  private static let floatingWidth: CGFloat = 320

  /// The frame of a keyboard of some height, of which an accessory has a part, in the screen's
  /// coordinates; nil for a hidden one, which is below wherever it was last.
  func frame(
    of placement: KeyboardPlacement, height: CGFloat, accessory: CGFloat = 0,
    at anchor: KeyboardAnchor = KeyboardAnchor()
  ) -> CGRect? {
    switch placement {
    case .hidden: nil
    case .docked, .accessoryOnly: frame(height: height, inSight: height)
    case .shortcutBar:
      frame(height: height, inSight: min(Self.heightOfShortcutBar + accessory, height))
    case .undocked, .split: frame(height: height, at: anchor, width: screen.width)
    case .floating: frame(height: height, at: anchor, width: min(Self.floatingWidth, screen.width))
    }
  }

  private func frame(height: CGFloat, inSight: CGFloat) -> CGRect {
    CGRect(x: 0, y: screen.height - inSight, width: screen.width, height: height)
  }

  /// As near to an anchor as the screen has room below its status bar.
  private func frame(height: CGFloat, at anchor: KeyboardAnchor, width: CGFloat) -> CGRect {
    let most = screen.height - device.safeArea[orientation].top - height
    let rise = max(0, min(anchor.rise, most))
    return CGRect(
      x: max(0, min(anchor.left, screen.width - width)), y: screen.height - rise - height,
      width: width, height: height)
  }

  /// Where a keyboard stands that has not been moved: an undocked one as much off the bottom as is
  /// seen at once, a floating one at the lower right. (Chosen.)
  func firstAnchor(_ arrangement: KeyboardArrangement) -> KeyboardAnchor {
    switch arrangement {
    case .docked: KeyboardAnchor()
    case .undocked, .split: KeyboardAnchor(rise: 100)
    case .floating:
      KeyboardAnchor(left: screen.width - Self.floatingWidth - 20, rise: 20 + strip)
    }
  }

  /// An empty frame along the bottom of the screen.
  var bottomLine: CGRect { CGRect(x: 0, y: screen.height, width: screen.width, height: 0) }

  /// A frame moved down until it is below the screen.
  func below(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: screen.height, width: frame.width, height: frame.height)
  }
}

extension Device {
  /// The ways in which its keyboard can stand on the screen.
  ///
  /// Every iPad's floats; where there is a home button, it can be taken off the bottom and split as
  /// well.
  package var keyboardArrangements: [KeyboardArrangement] {
    switch idiom {
    case .phone: [.docked]
    case .pad: hasHomeIndicator ? [.docked, .floating] : KeyboardArrangement.allCases
    }
  }
}
