internal import CXlib

/// What a key means, whatever keyboard it is on.
package enum Key: Hashable, Sendable {
  case character(Character)
  case `return`, tab, backTab, escape, backspace, delete, insert
  case left, right, up, down, home, end, pageUp, pageDown
  case function(Int)
  case shift, control, alt, `super`, capsLock
  /// Any other key, by its X name.
  case other(String)
}

extension Key {
  /// The key of a keysym, where the keysym alone says it; keypad keys are what is printed on them.
  init?(keysym: KeySym) {
    if (KeySym(XK_F1)...KeySym(XK_F35)).contains(keysym) {
      self = .function(Int(keysym) - Int(XK_F1) + 1)
    } else if let code = Int32(exactly: keysym), let key = Self.named[code] {
      self = key
    } else {
      return nil
    }
  }

  private static let named: [Int32: Key] = [
    XK_Return: .return, XK_KP_Enter: .return, XK_ISO_Enter: .return, XK_Linefeed: .return,
    XK_Tab: .tab, XK_KP_Tab: .tab, XK_ISO_Left_Tab: .backTab,
    XK_Escape: .escape, XK_BackSpace: .backspace,
    XK_Delete: .delete, XK_KP_Delete: .delete, XK_Insert: .insert, XK_KP_Insert: .insert,
    XK_Left: .left, XK_KP_Left: .left, XK_Right: .right, XK_KP_Right: .right,
    XK_Up: .up, XK_KP_Up: .up, XK_Down: .down, XK_KP_Down: .down,
    XK_Home: .home, XK_KP_Home: .home, XK_End: .end, XK_KP_End: .end,
    XK_Page_Up: .pageUp, XK_KP_Page_Up: .pageUp,
    XK_Page_Down: .pageDown, XK_KP_Page_Down: .pageDown,
    XK_KP_F1: .function(1), XK_KP_F2: .function(2), XK_KP_F3: .function(3),
    XK_KP_F4: .function(4), XK_KP_Space: .character(" "),
    XK_Shift_L: .shift, XK_Shift_R: .shift, XK_Control_L: .control, XK_Control_R: .control,
    XK_Alt_L: .alt, XK_Alt_R: .alt, XK_Meta_L: .alt, XK_Meta_R: .alt,
    XK_Super_L: .super, XK_Super_R: .super, XK_Caps_Lock: .capsLock,
  ]
}
