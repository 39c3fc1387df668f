import CXlib
import Foundation
import TestSupport

/// Looks at the probe's window through a connection of its own.
final class WindowObserver {
  enum Failure: Error {
    case noConnection, noWindow, noImage
  }

  let connection: OpaquePointer
  let window: CXlib.Window
  private let root: CXlib.Window
  /// Kept until the connection is closed.
  private let server: XServer

  init(server: XServer, processIdentifier: pid_t) throws {
    guard let connection = XOpenDisplay(server.display) else { throw Failure.noConnection }
    self.server = server
    self.connection = connection
    // A server's end is no end of the tests: neither handler exits.
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(connection, { _, _ in }, nil)
    root = XDefaultRootWindow(connection)
    var (rootAnswer, parent) = (CXlib.Window(None), CXlib.Window(None))
    var children: UnsafeMutablePointer<CXlib.Window>?
    var count: UInt32 = 0
    XQueryTree(connection, root, &rootAnswer, &parent, &children, &count)
    defer { XFree(children) }
    let windows = Array(UnsafeBufferPointer(start: children, count: Int(count)))
    let property = XInternAtom(connection, "_NET_WM_PID", 0)
    let found = windows.first {
      Self.values(connection, $0, property) == [UInt(processIdentifier)]
    }
    guard let found else {
      XCloseDisplay(connection)
      throw Failure.noWindow
    }
    window = found
  }

  deinit {
    XCloseDisplay(connection)
  }

  // MARK: Properties

  func values(_ property: String) -> [UInt] {
    Self.values(connection, window, XInternAtom(connection, property, 0))
  }

  func text(_ property: String) -> String {
    let bytes = Self.data(connection, window, XInternAtom(connection, property, 0), format: 8)
    return String(decoding: bytes, as: UTF8.self)
  }

  func atomNames(_ property: String) -> [String] {
    values(property).compactMap { atom in
      XGetAtomName(connection, atom).map { name in
        defer { XFree(name) }
        return String(cString: name)
      }
    }
  }

  var sizeHints: XSizeHints {
    var hints = XSizeHints()
    var supplied = 0
    XGetWMNormalHints(connection, window, &hints, &supplied)
    return hints
  }

  var attributes: XWindowAttributes {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(connection, window, &attributes)
    return attributes
  }

  private static func values(
    _ connection: OpaquePointer, _ window: CXlib.Window, _ property: Atom
  ) -> [UInt] {
    data(connection, window, property, format: 32).withUnsafeBytes {
      Array($0.bindMemory(to: UInt.self))
    }
  }

  /// Xlib hands values of 32 bits over as C `long`s.
  private static func data(
    _ connection: OpaquePointer, _ window: CXlib.Window, _ property: Atom, format wanted: Int32
  ) -> [UInt8] {
    var type = Atom(None)
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      connection, window, property, 0, 100_000, 0, Atom(AnyPropertyType), &type, &format, &count,
      &rest, &data)
    defer { XFree(data) }
    guard let data, format == wanted else { return [] }
    return Array(UnsafeBufferPointer(start: data, count: Int(count) * (format == 32 ? 8 : 1)))
  }

  // MARK: Messages

  func sendProtocol(_ name: String, time: Int = 0) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = self.window
    event.xclient.message_type = XInternAtom(connection, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(bitPattern: XInternAtom(connection, name, 0))
    event.xclient.data.l.1 = time
    event.xclient.data.l.2 = Int(bitPattern: self.window)
    XSendEvent(connection, self.window, 0, NoEventMask, &event)
    XSync(connection, 0)
  }

  /// Clicks in a row, as fast as the server passes them on.
  func sendClicks(_ count: Int) {
    var event = XEvent()
    event.xbutton.window = window
    event.xbutton.button = 1
    for number in 0..<count {
      event.xbutton.time = Time(number)
      for type in [ButtonPress, ButtonRelease] {
        event.xbutton.type = type
        XSendEvent(connection, window, 0, NoEventMask, &event)
      }
    }
    XSync(connection, 0)
  }

  /// Sends events of every kind with random contents, as only a faulty client would.
  func sendNonsense(_ count: Int, _ random: inout some RandomNumberGenerator) {
    // An error here is of a window that the contents named.
    XSetErrorHandler { _, _ in 0 }
    for _ in 0..<count {
      var event = XEvent()
      withUnsafeMutableBytes(of: &event) { bytes in
        for index in bytes.indices { bytes[index] = .random(in: 0...255, using: &random) }
      }
      event.type =
        [
          KeyPress, KeyRelease, ButtonPress, ButtonRelease, MotionNotify, EnterNotify, LeaveNotify,
          FocusIn, FocusOut, KeymapNotify, Expose, ConfigureNotify, MapNotify, UnmapNotify,
          ClientMessage, MappingNotify, PropertyNotify, SelectionRequest,
        ].randomElement(using: &random) ?? KeyPress
      event.xany.window = window
      event.xany.display = connection
      if event.type == ConfigureNotify { event.xconfigure.window = window }
      if event.type == ClientMessage { event.xclient.message_type = XA_WM_NAME }
      XSendEvent(connection, window, 0, NoEventMask, &event)
    }
    XSync(connection, 0)
  }

  /// Says that the window has a size, whatever it is.
  func claimSize(width: Int32, height: Int32) {
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    event.xconfigure.event = window
    event.xconfigure.window = window
    (event.xconfigure.width, event.xconfigure.height) = (width, height)
    XSendEvent(connection, window, 0, NoEventMask, &event)
    XSync(connection, 0)
  }

  /// Hears the messages that clients send to their window manager.
  func listenToRoot() {
    XSelectInput(connection, root, SubstructureNotifyMask)
    XSync(connection, 0)
  }

  /// The next message to the window manager, or nil when none comes in time.
  func nextRootMessage() -> (name: String, values: [Int])? {
    let end = DispatchTime.now() + ChildProcess.patience
    while DispatchTime.now() < end {
      while XPending(connection) > 0 {
        var event = XEvent()
        XNextEvent(connection, &event)
        guard event.type == ClientMessage, event.xclient.window == root else { continue }
        let longs = event.xclient.data.l
        guard let name = XGetAtomName(connection, Atom(bitPattern: longs.0)) else { continue }
        defer { XFree(name) }
        return (String(cString: name), [longs.1, longs.2])
      }
      var descriptor = pollfd(
        fd: XConnectionNumber(connection), events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 1000)
    }
    return nil
  }

  // MARK: What a window manager does

  func resize(width: Int, height: Int) {
    XResizeWindow(connection, window, UInt32(width), UInt32(height))
    XSync(connection, 0)
  }

  func destroyWindow() {
    XDestroyWindow(connection, window)
    XSync(connection, 0)
  }

  func giveFocus() {
    XSetInputFocus(connection, window, RevertToParent, Time(CurrentTime))
    XSync(connection, 0)
  }

  /// Borrows the keyboard as a menu or a key grabber does.
  func grabKeyboardBriefly() {
    grabKeyboard()
    ungrabKeyboard()
  }

  func grabKeyboard(onProbe: Bool = false) {
    XGrabKeyboard(
      connection, onProbe ? window : root, 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
    XSync(connection, 0)
  }

  func ungrabKeyboard() {
    XUngrabKeyboard(connection, Time(CurrentTime))
    XSync(connection, 0)
  }

  func takeFocusAway() {
    XSetInputFocus(connection, CXlib.Window(None), Int32(RevertToNone), Time(CurrentTime))
    XSync(connection, 0)
  }

  // MARK: Pixels

  /// The window's pixels in the screen's own format, row by row.
  func pixels(x: Int, y: Int, width: Int, height: Int) throws -> [[UInt]] {
    guard
      let image = XGetImage(
        connection, window, Int32(x), Int32(y), UInt32(width), UInt32(height), UInt.max, ZPixmap)
    else { throw Failure.noImage }
    defer { kpx_destroy_image(image) }
    let mask = image.pointee.red_mask | image.pointee.green_mask | image.pointee.blue_mask
    return (0..<height).map { row in
      (0..<width).map { kpx_pixel(image, Int32($0), Int32(row)) & mask }
    }
  }

  /// Asks the server until the condition holds; false when it does not in time.
  func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = DispatchTime.now() + ChildProcess.patience
    while DispatchTime.now() < end {
      if try condition() { return true }
      // The program that is waited for needs the processor more.
      poll(nil, 0, 5)
    }
    return false
  }

  /// Lays a window over a part of the probe's and takes it away again.
  func coverBriefly(x: Int, y: Int, width: Int, height: Int) {
    var attributes = XSetWindowAttributes()
    attributes.background_pixel = 0x12_3456
    let cover = XCreateWindow(
      connection, window, Int32(x), Int32(y), UInt32(width), UInt32(height), 0,
      XDefaultDepth(connection, XDefaultScreen(connection)), UInt32(InputOutput), nil,
      UInt(CWBackPixel), &attributes)
    XMapWindow(connection, cover)
    XSync(connection, 0)
    XDestroyWindow(connection, cover)
    XSync(connection, 0)
  }
}
