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
    // A grab borrows the keyboard and gives it back; a pointer's details are no focus of ours.
    guard event.mode != NotifyGrab, event.mode != NotifyUngrab,
      event.detail != NotifyPointer, gained != hasFocus
    else { return }
    hasFocus = gained
    if gained {
      input?.focusIn()
    } else {
      for key in heldKeys.releaseAll() { inbox.add(.keyRelease(key)) }
      let rest = input?.focusOut() ?? ""
      if !rest.isEmpty { inbox.add(.text(rest)) }
    }
    inbox.add(.focusChanged(gained))
  }
}
