internal import CXlib

extension Window {
  /// Takes the focus where there is no window manager to give it.
  func takeFocusWithoutManager(time: Time) {
    guard !hasFocus, !display.hasWindowManager else { return }
    // The window may have gone from the screen in the meantime, which is an error and no harm.
    _ = display.trappingErrors {
      XSetInputFocus(display.connection, id, RevertToParent, time)
    }
  }

  func focusChanged(_ event: XFocusChangeEvent, gained: Bool) {
    // A grab borrows the keyboard and gives it back, but keys that are let go of meanwhile are not
    // heard of.
    if event.mode == NotifyGrab, !gained { releaseHeldKeys() }
    // A pointer's details are no focus of ours.
    guard event.mode != NotifyGrab, event.mode != NotifyUngrab,
      event.detail != NotifyPointer, gained != hasFocus
    else { return }
    hasFocus = gained
    if gained {
      input?.focusIn()
    } else {
      releaseHeldKeys()
      let rest = input?.focusOut() ?? ""
      if !rest.isEmpty { inbox.add(.text(rest)) }
    }
    inbox.add(.focusChanged(gained))
  }

  private func releaseHeldKeys() {
    for key in heldKeys.releaseAll() { inbox.add(.keyRelease(key)) }
  }

  /// Lets go of keys that the server says are up, as it does when focus or pointer come back.
  func keysReported(_ event: XKeymapEvent) {
    let bits = withUnsafeBytes(of: event.key_vector) { Array($0) }
    let released = heldKeys.releaseAll { code in
      !bits.indices.contains(code / 8) || bits[code / 8] & 1 << (code % 8) == 0
    }
    for key in released { inbox.add(.keyRelease(key)) }
  }
}
