import CXlib
import Foundation
import TestSupport

/// A client beside the probe that gives and takes selections, without any code of the program's.
final class OtherClient {
  enum Failure: Error {
    case noConnection
    case noEvent(Int32)
  }

  /// What it does when it is asked for its selection.
  enum Manner {
    case gives([UInt8], type: String)
    /// In parts of a size in bytes, announced by the least number of bytes to come.
    case givesParts([UInt8], of: Int, promising: Int = 0)
    /// Says that more is to come than is taken.
    case promises(Int)
    case refuses
    case isSilent
  }

  let connection: OpaquePointer
  let window: CXlib.Window
  private let server: XServer

  init(server: XServer) throws {
    guard let connection = XOpenDisplay(server.display) else { throw Failure.noConnection }
    (self.server, self.connection) = (server, connection)
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(connection, { _, _ in }, nil)
    window = XCreateSimpleWindow(
      connection, XDefaultRootWindow(connection), 0, 0, 10, 10, 0, 0, 0)
    XSelectInput(connection, window, PropertyChangeMask)
    XSync(connection, 0)
  }

  deinit {
    XCloseDisplay(connection)
  }

  func atom(_ name: String) -> Atom { XInternAtom(connection, name, 0) }

  /// The next event of a kind; all others are dropped.
  func event(_ type: Int32, where isWanted: (XEvent) -> Bool = { _ in true }) throws -> XEvent {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      while XPending(connection) > 0 {
        var event = XEvent()
        XNextEvent(connection, &event)
        if event.type == type, isWanted(event) { return event }
      }
      var entry = pollfd(fd: XConnectionNumber(connection), events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, 50)
    }
    throw Failure.noEvent(type)
  }

  func property(_ name: String, of window: CXlib.Window? = nil) -> (type: Atom, bytes: [UInt8]) {
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      connection, window ?? self.window, atom(name), 0, 1 << 22, 1, Atom(AnyPropertyType), &type,
      &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    let length = Int(count) * (format == 32 ? MemoryLayout<UInt>.size : Int(format) / 8)
    return (type, data.map { Array(UnsafeBufferPointer(start: $0, count: length)) } ?? [])
  }

  // MARK: Taking

  /// Asks the owner for a target; nil where it refuses.
  func ask(_ selection: String, for target: String) throws -> (type: Atom, bytes: [UInt8])? {
    XDeleteProperty(connection, window, atom("ANSWER"))
    XConvertSelection(
      connection, atom(selection), atom(target), atom("ANSWER"), window, Time(CurrentTime))
    let answer = try event(SelectionNotify)
    guard answer.xselection.property != Atom(None) else { return nil }
    let (type, bytes) = property("ANSWER")
    guard type == atom("INCR") else { return (type, bytes) }
    var (whole, partType): ([UInt8], Atom) = ([], 0)
    while true {
      _ = try event(PropertyNotify) {
        $0.xproperty.state == PropertyNewValue && $0.xproperty.atom == self.atom("ANSWER")
      }
      let part = property("ANSWER")
      if part.bytes.isEmpty { return (partType, whole) }
      (whole, partType) = (whole + part.bytes, part.type)
    }
  }

  // MARK: Giving

  func own(_ selection: String) {
    XSetSelectionOwner(connection, atom(selection), window, Time(CurrentTime))
    XSync(connection, 0)
  }

  /// Answers the next request in a manner, or one that came earlier.
  func answer(_ manner: Manner, to earlier: XSelectionRequestEvent? = nil) throws {
    let request = try earlier ?? event(SelectionRequest).xselectionrequest
    func put(_ bytes: [UInt8], _ type: Atom) {
      XChangeProperty(
        connection, request.requestor, request.property, type, 8, PropModeReplace, bytes,
        Int32(bytes.count))
    }
    func putLength(_ length: Int) {
      withUnsafeBytes(of: UInt(length)) { bytes in
        _ = XChangeProperty(
          connection, request.requestor, request.property, atom("INCR"), 32, PropModeReplace,
          bytes.bindMemory(to: UInt8.self).baseAddress, 1)
      }
    }
    var notice = XEvent()
    notice.xselection.type = SelectionNotify
    notice.xselection.requestor = request.requestor
    notice.xselection.selection = request.selection
    notice.xselection.target = request.target
    notice.xselection.time = request.time
    notice.xselection.property = request.property
    switch manner {
    case .isSilent: return
    case .refuses: notice.xselection.property = Atom(None)
    case .gives(let bytes, let type): put(bytes, atom(type))
    case .promises(let length): putLength(length)
    case .givesParts(_, _, let length):
      XSelectInput(connection, request.requestor, PropertyChangeMask)
      putLength(length)
    }
    XSendEvent(connection, request.requestor, 0, 0, &notice)
    XFlush(connection)
    guard case .givesParts(let bytes, let size, _) = manner else { return }
    var sent = 0
    while true {
      _ = try event(PropertyNotify) {
        $0.xproperty.window == request.requestor && $0.xproperty.state == PropertyDelete
          && $0.xproperty.atom == request.property
      }
      let part = Array(bytes[sent...].prefix(size))
      put(part, atom("UTF8_STRING"))
      XFlush(connection)
      if part.isEmpty { return }
      sent += part.count
    }
  }
}
