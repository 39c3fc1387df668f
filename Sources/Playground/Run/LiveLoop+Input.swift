import Foundation
import PhoneSimulator
import UIKit
import XWindow

/// The keyboard's edge in the hand of the mouse.
struct PullOfGrip {
  /// How far below the keyboard's top the grip was taken, in points.
  let offset: CGFloat
  /// The height to set in the next frame, in points; nil when it is set.
  var height: Double?

  var isPending: Bool { height != nil }
}

extension LiveLoop {
  package func handle(_ event: InputEvent) {
    catchUp()
    hasCaughtUp = true
    inputArrived()
    if waitsForClipboard(event) || chooserTakes(event) { return }
    act(on: event)
  }

  func act(on event: InputEvent) {
    switch event {
    case .keyPress(let key): press(key)
    case .keyRelease(let key): release(key)
    case .text(let text): if !isPlaying { perform(.text(text)) }
    case .preedit(let preedit): setMarkedText(preedit)
    case .buttonPress(let pointer): pointerPressed(pointer)
    case .buttonRelease(let pointer): pointerReleased(pointer)
    case .pointerMoved(let pointer): pointerMoved(pointer)
    case .pointerEntered(let pointer): updateHover(pointer)
    case .pointerLeft: isPointerOverGrip = false
    case .focusChanged(let hasFocus): if !hasFocus { releaseAllKeys() }
    case .resized: stage.windowResized()
    case .exposed(let rects): stage.expose(rects)
    case .closeRequested, .terminationRequested: stop(.success)
    case .connectionLost: connectionLost()
    case .scroll(let wheel): wheelTurned(wheel)
    }
  }

  /// Does something to the phones; what the first one cannot do is said below it.
  func perform(_ command: PhoneCommand) {
    hideTyping()
    let turn = turn(.perform(command))
    for entry in turn?.entries ?? [] {
      switch entry.event {
      case .didPerform(command): caption.forgetComplaint()
      case .refused(command, let error): complain(error.sentence)
      default: break
      }
    }
  }

  /// Keeps out of the first phone's recording what is a secret on another one.
  private func hideTyping() {
    let isSecret = runs.dropFirst().contains { $0.state.isSecureTextFocused }
    guard isSecret != isTypingHidden else { return }
    isTypingHidden = isSecret
    turn(.hideTyping(isSecret))
  }

  /// Lets go of what was held on the phones before, and shows the new ones.
  func phonesSwitched() {
    (finger, heldKeys, pull) = (nil, [:], nil)
    (hasMarkedText, isPointerOverGrip) = (false, false)
    stage.deviceSwitched()
    window.title = title
  }

  private func connectionLost() {
    options.say(
      (Display.isServerThere
        ? "the X server closed the connection, as xkill makes it" : "the X server went away")
        + "; what was written so far is kept")
    stop(.environment)
  }

  // MARK: Keys

  private func press(_ event: KeyEvent) {
    if let shortcut = Shortcut(event) {
      // Held, a key changes the height step by step; all else is done once.
      if shortcut.repeats || !event.isRepeat { run(shortcut) }
      return
    }
    if isHelpShown, event.key == .escape {
      isHelpShown = false
      return
    }
    guard !isPlaying, let press = KeyPress(event, phase: .down) else { return }
    // A key that changes its meaning while held goes up as what it went down as.
    if !event.isRepeat, event.code != 0 { heldKeys[event.code] = press }
    perform(.key(press))
  }

  private func release(_ event: KeyEvent) {
    guard let press = heldKeys.removeValue(forKey: event.code) else { return }
    perform(.key(press.released))
  }

  func releaseAllKeys() {
    for (_, press) in heldKeys.sorted(by: { $0.key < $1.key }) { perform(.key(press.released)) }
    heldKeys = [:]
    guard finger != nil else { return }
    finger = nil
    perform(.touch(.cancelled, at: .zero))
  }

  /// Shows what an input method is composing where it will be inserted.
  func setMarkedText(_ preedit: Preedit?) {
    let text = preedit?.text ?? ""
    guard !isPlaying, hasMarkedText || !text.isEmpty else { return }
    hasMarkedText = !text.isEmpty
    perform(.markedText(text, caret: preedit?.caret ?? 0))
  }

  /// Tells the input method where the caret is, for its windows.
  func placeInputSpot() {
    guard let caret = state.caret else { return }
    window.setInputSpot(stage.layout.windowPixel(at: caret))
  }

  private func run(_ shortcut: Shortcut) {
    if isPlaying, shortcut.changesPhone {
      show("A scenario is playing; Ctrl+. stops it")
      return
    }
    caption.forget()
    switch shortcut {
    case .toggleKeyboard: perform(.keyboard(.toggle))
    case .toggleSlowAnimations:
      pacer.setSpeed(isSlow ? 1 : 0.1, at: Self.now)
    case .saveStill: saveStill()
    case .toggleRecording: toggleRecording()
    case .stopPlaying: stopPlaying()
    case .quit: stop(.success)
    case .changeHeight(let points): setHeight(state.wantedKeyboardHeight + points)
    case .resetHeight:
      perform(.keyboardHeight(nil))
      show("Keyboard height: the device's own, \(Int(state.wantedKeyboardHeight)) points")
    case .toggleHelp: isHelpShown.toggle()
    case .toggleLog: isLogShown.toggle()
    case .choose(let choice): toggleChooser(choice)
    }
  }

  private func setHeight(_ height: Double) {
    let range = state.device.keyboardHeightRange
    let height = min(max(height.rounded(), range.lowerBound), range.upperBound)
    perform(.keyboardHeight(height))
    show("Keyboard height: \(Int(height)) points")
  }

  // MARK: Pointer

  private func screenPoint(at event: PointerEvent, column: Int = 0) -> CGPoint {
    stage.layout.screenPoint(at: event.position, column: column)
  }

  private func pointerPressed(_ event: PointerEvent) {
    if event.button == .middle, !isHelpShown, !isPlaying {
      let column = stage.layout.column(at: event.position)
      let point = screenPoint(at: event, column: column)
      if CGRect(origin: .zero, size: state.device.portraitSize).contains(point), finger == nil {
        pastePrimary(at: point)
      }
      return
    }
    guard event.button == .primary else { return }
    if isHelpShown {
      isHelpShown = false
      return
    }
    guard !isPlaying else { return }
    if isOverGrip(event.position) {
      caption.forget()
      let y = screenPoint(at: event).y
      hasUsedGrip = true
      let column = stage.layout.column(at: event.position)
      pull = PullOfGrip(offset: y - runs[column].state.sample.keyboardTop)
      return
    }
    let column = stage.layout.column(at: event.position)
    let point = screenPoint(at: event, column: column)
    guard CGRect(origin: .zero, size: state.device.portraitSize).contains(point) else { return }
    let filter = ClickFilter(start: point)
    finger = (filter, column)
    perform(.touch(.began, at: filter.start))
  }

  private func pointerMoved(_ event: PointerEvent) {
    let point = screenPoint(at: event, column: finger?.column ?? 0)
    if let pull {
      let height = state.device.portraitSize.height - (point.y - pull.offset)
      let range = state.device.keyboardHeightRange
      self.pull?.height = min(max(height.rounded(), range.lowerBound), range.upperBound)
    } else if finger != nil {
      if let point = finger?.filter.move(to: point) { perform(.touch(.moved, at: point)) }
    } else {
      updateHover(event)
    }
  }

  private func pointerReleased(_ event: PointerEvent) {
    guard event.button == .primary else { return }
    if pull != nil {
      pointerMoved(event)
      applyPull()
      pull = nil
      updateHover(event)
    } else if var finger {
      self.finger = nil
      let point = screenPoint(at: event, column: finger.column)
      perform(.touch(.ended, at: finger.filter.end(at: point)))
    }
  }

  /// How far a notch of the wheel scrolls, in points. (Chosen.)
  private static let pointsPerNotch = 50.0

  private func wheelTurned(_ event: ScrollEvent) {
    guard !isPlaying, !isHelpShown else { return }
    let column = stage.layout.column(at: event.position)
    let point = stage.layout.screenPoint(at: event.position, column: column)
    guard CGRect(origin: .zero, size: state.device.portraitSize).contains(point) else { return }
    // The content goes with the wheel; what comes into sight lies the other way.
    var way = CGSize(
      width: -event.horizontal * Self.pointsPerNotch, height: -event.vertical * Self.pointsPerNotch)
    if event.modifiers.contains(.shift) { way = CGSize(width: way.height, height: way.width) }
    let step = wheelRest.take(way)
    if step != .zero { perform(.wheel(.point(ClickFilter.rounded(point)), by: step)) }
  }

  private func updateHover(_ event: PointerEvent) {
    isPointerOverGrip = isOverGrip(event.position)
  }

  private func isOverGrip(_ position: PixelPoint) -> Bool {
    let state = runs[stage.layout.column(at: position)].state
    guard state.isKeyboardUp else { return false }
    return stage.layout.grip(keyboardTop: state.sample.keyboardTop)
      .insetBy(dx: -8, dy: -6).contains(stage.layout.columnPoint(at: position))
  }

  /// Sets the height the grip was last pulled to; once a frame at the most.
  func applyPull() {
    guard let height = pull?.height else { return }
    pull?.height = nil
    // Where the mouse is let go of the edge is already.
    guard height != state.keyboardHeight else { return }
    perform(.keyboardHeight(height, by: .pulling))
  }
}

extension KeyPress {
  fileprivate var released: KeyPress { KeyPress(key, modifiers: modifiers, phase: .up) }
}
