internal import CXlib

/// Hears what an input method composes.
@MainActor protocol InputMethodClient: AnyObject {
  func inputMethodChangedPreedit(_ preedit: Preedit?)
}

/// The input method of one window: turns key presses into text, through dead keys, the Compose
/// key, or a program of the user's.
///
/// While the user's own program is away, the one built into Xlib serves; the program is taken up
/// when it appears.
@MainActor final class InputMethod {
  private let display: Display
  private let window: CXlib.Window
  private weak var client: (any InputMethodClient)?
  private var method: XIM?
  private var context: XIC?
  private var awaitsUsersMethod = false
  private var hasFocus = false
  private var spot: PixelPoint?
  private var preedit: Preedit?

  init(display: Display, window: CXlib.Window, client: any InputMethodClient) {
    self.display = display
    self.window = window
    self.client = client
    XSetLocaleModifiers("")
    openUsersMethod()
  }

  /// Lets go of the input method; must come before the window is destroyed.
  func close() {
    guard !display.isLost else { return }
    stopAwaitingUsersMethod()
    if let context { XDestroyIC(context) }
    if let method { XCloseIM(method) }
    context = nil
    method = nil
  }

  // MARK: Which method

  private func openUsersMethod() {
    if open(modifiers: "") {
      stopAwaitingUsersMethod()
    } else {
      // Asked for with the user's own modifiers in force, which Xlib remembers with the request.
      awaitUsersMethod()
      if context == nil { _ = open(modifiers: "@im=none") }
    }
  }

  private func open(modifiers: String) -> Bool {
    XSetLocaleModifiers(modifiers)
    guard let opened = XOpenIM(display.connection, nil, nil, nil) else { return false }
    guard let created = createContext(of: opened) else {
      XCloseIM(opened)
      return false
    }
    if let context { XDestroyIC(context) }
    if let method { XCloseIM(method) }
    (method, context) = (opened, created)
    kpx_set_destroy_callback(opened, address) { _, client, _ in
      InputMethod.at(client)?.wasDestroyed()
    }
    selectFilteredEvents()
    if hasFocus { XSetICFocus(created) }
    if let spot { setSpot(spot, of: created) }
    return true
  }

  private func createContext(of method: XIM) -> XIC? {
    let preferred: [XIMStyle] = [
      XIMStyle(XIMPreeditCallbacks | XIMStatusNothing),
      XIMStyle(XIMPreeditCallbacks | XIMStatusNone),
      XIMStyle(XIMPreeditNothing | XIMStatusNothing), XIMStyle(XIMPreeditNone | XIMStatusNone),
    ]
    let style = kpx_choose_input_style(method, preferred, Int32(preferred.count))
    guard style != 0 else { return nil }
    return kpx_create_input_context(
      method, style, window, address, InputMethod.draw, InputMethod.moveCaret, InputMethod.done)
  }

  /// Adds the events the method needs to those the window has selected already.
  private func selectFilteredEvents() {
    guard let context else { return }
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display.connection, window, &attributes)
    XSelectInput(
      display.connection, window, attributes.your_event_mask | kpx_input_context_events(context))
  }

  private func awaitUsersMethod() {
    guard !awaitsUsersMethod else { return }
    awaitsUsersMethod = true
    XSetLocaleModifiers("")
    XRegisterIMInstantiateCallback(
      display.connection, nil, nil, nil, InputMethod.instantiated, address)
  }

  private func stopAwaitingUsersMethod() {
    guard awaitsUsersMethod else { return }
    awaitsUsersMethod = false
    XUnregisterIMInstantiateCallback(
      display.connection, nil, nil, nil, InputMethod.instantiated, address)
  }

  /// The method's program has ended; Xlib has freed method and context already.
  private func wasDestroyed() {
    method = nil
    context = nil
    setPreedit(nil)
    openUsersMethod()
  }

  // MARK: Focus and place

  func focusIn() {
    hasFocus = true
    if let context { XSetICFocus(context) }
  }

  /// Ends composing and returns what the method had in hand, for the text.
  func focusOut() -> String {
    hasFocus = false
    guard let context else { return "" }
    let rest = Xutf8ResetIC(context)
    defer { XFree(rest) }
    XUnsetICFocus(context)
    setPreedit(nil)
    return rest.map { String(cString: $0) } ?? ""
  }

  /// Tells where the caret is, in pixels of the window, so that candidates can be shown there.
  func setSpot(_ point: PixelPoint) {
    guard point != spot else { return }
    spot = point
    if let context { setSpot(point, of: context) }
  }

  private func setSpot(_ point: PixelPoint, of context: XIC) {
    kpx_set_input_spot(context, Int16(clamping: point.x), Int16(clamping: point.y))
  }

  // MARK: Text

  /// What a key press types, and the key's symbol if it has one.
  func lookUp(_ event: inout XKeyEvent) -> (text: String, keysym: KeySym?) {
    guard let context else { return lookUpWithoutContext(&event) }
    var buffer = [CChar](repeating: 0, count: 64)
    var keysym = KeySym(NoSymbol)
    var status: Int32 = 0
    var count = Xutf8LookupString(
      context, &event, &buffer, Int32(buffer.count), &keysym, &status)
    if status == XBufferOverflow {
      buffer = [CChar](repeating: 0, count: Int(max(count, 64)))
      count = Xutf8LookupString(context, &event, &buffer, Int32(buffer.count), &keysym, &status)
    }
    let hasText = status == XLookupChars || status == XLookupBoth
    let hasKeysym = status == XLookupKeySym || status == XLookupBoth
    let bytes = buffer.prefix(hasText ? Int(max(0, count)) : 0).map { UInt8(bitPattern: $0) }
    return (String(decoding: bytes, as: UTF8.self), hasKeysym ? keysym : nil)
  }

  /// Latin-1 is all there is where not even the built-in method opens.
  private func lookUpWithoutContext(_ event: inout XKeyEvent) -> (text: String, keysym: KeySym?) {
    var buffer = [CChar](repeating: 0, count: 64)
    var keysym = KeySym(NoSymbol)
    let count = XLookupString(&event, &buffer, Int32(buffer.count), &keysym, nil)
    let scalars = buffer.prefix(Int(max(0, count))).map {
      Character(Unicode.Scalar(UInt8(bitPattern: $0)))
    }
    return (String(scalars), keysym == NoSymbol ? nil : keysym)
  }

  // MARK: Callbacks

  private func setPreedit(_ new: Preedit?) {
    guard new != preedit else { return }
    preedit = new
    client?.inputMethodChangedPreedit(new)
  }

  /// The object as Xlib's callbacks carry it; `close()` comes before it is freed.
  private var address: XPointer {
    Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self)
  }

  nonisolated private static func at(_ client: XPointer?) -> InputMethod? {
    client.map { Unmanaged<InputMethod>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let instantiated: XIDProc = { _, client, _ in
    let input = InputMethod.at(client)
    MainActor.assumeIsolated { input?.openUsersMethod() }
  }

  private static let draw: XIMProc = { _, client, data in
    guard let data else { return }
    let change = UnsafeRawPointer(data).load(as: XIMPreeditDrawCallbackStruct.self)
    let text = change.text.map { string(of: $0.pointee) } ?? ""
    let (first, count, caret) = (Int(change.chg_first), Int(change.chg_length), Int(change.caret))
    // A text without a string changes the looks of what is there and nothing else.
    let changesText = change.text == nil || change.text.pointee.string.multi_byte != nil
    let input = InputMethod.at(client)
    MainActor.assumeIsolated {
      guard let input else { return }
      var preedit = input.preedit ?? Preedit()
      if changesText {
        preedit.replace(from: first, count: count, with: text, caretIndex: caret)
      } else {
        preedit.moveCaret(to: caret)
      }
      input.setPreedit(preedit.text.isEmpty ? nil : preedit)
    }
  }

  private static let moveCaret: XIMProc = { _, client, data in
    guard let data else { return }
    let pointer = UnsafeMutableRawPointer(data)
      .assumingMemoryBound(to: XIMPreeditCaretCallbackStruct.self)
    let (direction, position) = (pointer.pointee.direction, Int(pointer.pointee.position))
    guard direction == XIMAbsolutePosition else { return }
    let input = InputMethod.at(client)
    MainActor.assumeIsolated {
      guard let input, var preedit = input.preedit else { return }
      preedit.moveCaret(to: position)
      input.setPreedit(preedit)
    }
  }

  private static let done: XIMProc = { _, client, _ in
    let input = InputMethod.at(client)
    MainActor.assumeIsolated { input?.setPreedit(nil) }
  }

  nonisolated private static func string(of text: XIMText) -> String {
    guard let bytes = text.string.multi_byte else { return "" }
    guard text.encoding_is_wchar != 0, let wide = text.string.wide_char else {
      return String(cString: bytes)
    }
    var scalars = String.UnicodeScalarView()
    for index in 0..<Int(text.length) {
      scalars.append(Unicode.Scalar(UInt32(bitPattern: wide[index])) ?? "\u{FFFD}")
    }
    return String(scalars)
  }
}
