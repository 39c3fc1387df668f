import Drawing

/// Something that happened to the window; positions are pixels of the window, y down.
package enum InputEvent: Hashable, Sendable {
  case keyPress(KeyEvent)
  /// A key that was reported as pressed is up again, or the window has lost the focus.
  case keyRelease(KeyEvent)
  /// Text that comes from an input method or a composed sequence, from no key of its own.
  case text(String)
  /// The text an input method is still working on; nil when there is none.
  case preedit(Preedit?)
  case buttonPress(PointerEvent)
  case buttonRelease(PointerEvent)
  case pointerMoved(PointerEvent)
  case scroll(ScrollEvent)
  case pointerEntered(PointerEvent)
  case pointerLeft
  case focusChanged(Bool)
  case resized(PixelSize)
  /// These parts of the window have to be put again.
  case exposed([PixelRect])
  /// The window manager asks the window to close.
  case closeRequested
  /// The process is asked to end, by this signal.
  case terminationRequested(signal: Int32)
  /// The X server is gone; it is the last event.
  case connectionLost
}

/// One press or release of a key.
package struct KeyEvent: Hashable, Sendable {
  package var key: Key
  /// The lowercase ASCII letter, digit or full stop that shortcuts know the key by: that of
  /// whichever of the user's layouts has one, else that of its place on a US keyboard.
  package var shortcut: Character?
  package var modifiers: Modifiers
  /// What the press types; empty for a key that types nothing, and while Control, Alt or Super
  /// is held.
  package var text: String
  /// The key was already down.
  package var isRepeat: Bool
  /// The hardware's number of the key, equal in press and release.
  package var code: Int
  /// The server's time in milliseconds, modulo 2^32.
  package var time: UInt32
}

/// A position of the pointer, with the button that changed there if one did.
package struct PointerEvent: Hashable, Sendable {
  package var position: PixelPoint
  package var button: PointerButton?
  package var modifiers: Modifiers
  /// The server's time in milliseconds, modulo 2^32.
  package var time: UInt32
}

package enum PointerButton: Hashable, Sendable {
  case primary
  case middle
  case secondary
  case other(Int)
}

/// A turn of the wheel in notches, positive when the content is to move right and down.
package struct ScrollEvent: Hashable, Sendable {
  package var position: PixelPoint
  package var horizontal: Double
  package var vertical: Double
  /// Whether it is a part of a turn that may be less than a notch.
  package var isSmooth: Bool
  package var modifiers: Modifiers
  /// The server's time in milliseconds, modulo 2^32.
  package var time: UInt32
}
