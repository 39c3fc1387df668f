internal import CXlib
import Drawing

extension Window {
  /// Turns one event of the server's into what it means for the window, in the inbox.
  func process(_ event: inout XEvent) {
    if event.type == KeyPress { openInput() }
    // Before anything else: the input method sees every event and may keep it.
    if XFilterEvent(&event, CXlib.Window(None)) != 0 { return }
    if event.type == display.putCompletionType {
      display.putCompleted(event)
      return
    }
    switch event.type {
    case MappingNotify: display.keyboardMappingChanged(&event.xmapping)
    // It names no window.
    case KeymapNotify: keysReported(event.xkeymap)
    // Some come from the windows of other clients.
    case PropertyNotify, SelectionClear, SelectionRequest, SelectionNotify:
      selections.process(event)
    case GenericEvent where event.xgeneric.extension == axesEventNumber: axesReported(&event)
    case _ where event.xany.window != id: break
    case KeyPress:
      if event.xkey.time != 0 { selections.lastEventTime = event.xkey.time }
      keyPressed(&event.xkey)
    case KeyRelease: keyReleased(event.xkey)
    case ButtonPress: buttonPressed(event.xbutton)
    case ButtonRelease: buttonReleased(event.xbutton)
    case MotionNotify: inbox.add(.pointerMoved(pointer(event.xmotion)))
    case EnterNotify where event.xcrossing.detail != NotifyInferior:
      askForAxes()
      inbox.add(.pointerEntered(pointer(event.xcrossing)))
    case LeaveNotify where event.xcrossing.detail != NotifyInferior:
      inbox.add(.pointerLeft)
    case FocusIn: focusChanged(event.xfocus, gained: true)
    case FocusOut: focusChanged(event.xfocus, gained: false)
    case ConfigureNotify:
      let configure = event.xconfigure
      noteSize(PixelSize(width: Int(configure.width), height: Int(configure.height)))
    case Expose:
      let expose = event.xexpose
      inbox.add(
        .exposed([
          PixelRect(
            x: Int(expose.x), y: Int(expose.y), width: Int(expose.width),
            height: Int(expose.height))
        ]))
    case MapNotify where !hasBeenMapped:
      hasBeenMapped = true
      takeFocusWithoutManager(time: Time(CurrentTime))
    // Another client has taken the window away; there is nothing left to show.
    case DestroyNotify: inbox.add(.closeRequested)
    case ClientMessage: messageReceived(&event)
    default: break
    }
  }

  private func buttonPressed(_ event: XButtonEvent) {
    selections.lastEventTime = event.time
    takeFocusWithoutManager(time: event.time)
    let position = PixelPoint(x: Int(event.x), y: Int(event.y))
    let modifiers = display.modifierMasks.modifiers(state: event.state)
    func scroll(_ horizontal: Double, _ vertical: Double) {
      // The same turn comes from the axis, in smooth steps, unless a held button keeps it back.
      guard !scrollAxes.scrolls(vertically: vertical != 0) else {
        axesAreStale = true
        return
      }
      inbox.add(
        .scroll(
          ScrollEvent(
            position: position, horizontal: horizontal, vertical: vertical, isSmooth: false,
            modifiers: modifiers, time: UInt32(truncatingIfNeeded: event.time))))
    }
    switch event.button {
    case 4: scroll(0, 1)
    case 5: scroll(0, -1)
    case 6: scroll(1, 0)
    case 7: scroll(-1, 0)
    default: inbox.add(.buttonPress(pointer(event)))
    }
  }

  private func buttonReleased(_ event: XButtonEvent) {
    selections.lastEventTime = event.time
    guard !(4...7).contains(event.button) else { return }
    if axesAreStale { askForAxes() }
    inbox.add(.buttonRelease(pointer(event)))
  }

  private func messageReceived(_ event: inout XEvent) {
    guard event.xclient.message_type == display.atoms.wmProtocols, event.xclient.format == 32
    else { return }
    switch Atom(bitPattern: event.xclient.data.l.0) {
    case display.atoms.wmDeleteWindow:
      inbox.add(.closeRequested)
    case display.atoms.netPing:
      event.xclient.window = display.root
      XSendEvent(
        display.connection, display.root, 0, SubstructureNotifyMask | SubstructureRedirectMask,
        &event)
    default: break
    }
  }

  private func pointer(_ event: XButtonEvent) -> PointerEvent {
    let button: PointerButton =
      switch event.button {
      case 1: .primary
      case 2: .middle
      case 3: .secondary
      default: .other(Int(event.button))
      }
    return pointer(x: event.x, y: event.y, button: button, state: event.state, time: event.time)
  }

  private func pointer(_ event: XMotionEvent) -> PointerEvent {
    pointer(x: event.x, y: event.y, button: nil, state: event.state, time: event.time)
  }

  private func pointer(_ event: XCrossingEvent) -> PointerEvent {
    pointer(x: event.x, y: event.y, button: nil, state: event.state, time: event.time)
  }

  private func pointer(
    x: Int32, y: Int32, button: PointerButton?, state: UInt32, time: Time
  ) -> PointerEvent {
    PointerEvent(
      position: PixelPoint(x: Int(x), y: Int(y)), button: button,
      modifiers: display.modifierMasks.modifiers(state: state),
      time: UInt32(truncatingIfNeeded: time))
  }
}
