import CXlib
import TestSupport
import Testing

extension RealServer {
  @Suite struct ManagerTests {
    @Test func theManagerGivesTheFocusWhereThereIsOne() throws {
      let server = try XServer()
      let manager = try MockManager(server: server)
      manager.announce(workArea: nil)
      let probe = try ProbeSession.startProbe(on: server.display)
      try probe.waitForLine(startingWith: "exposed")
      try server.xdotool(["mousemove", "30", "30", "click", "1"])
      try probe.waitForLine(startingWith: "up 30 30")
      let observer = try WindowObserver(
        server: server, processIdentifier: probe.processIdentifier)
      observer.giveFocus()
      try probe.waitForLine(startingWith: "focus true")
      #expect(probe.lines.firstIndex(of: "focus true") == probe.lines.count - 1)
    }

    @Test func aManagerThatWasKilledDoesNotCount() throws {
      let server = try XServer()
      let manager = try MockManager(server: server)
      manager.announce(workArea: nil)
      manager.leaveItsMarkAndGo()
      let session = try ProbeSession(server: server)
      #expect(session.probe.lines.contains("focus true"))
    }

    @Test(arguments: [
      ([10, 20, 1500, 1600], "PixelRect(x: 10, y: 20, width: 1500, height: 1600)"),
      // Cut to the screen, and not believed where nothing is left.
      ([-50, 0, 4000, 900], "PixelRect(x: 0, y: 0, width: 1600, height: 900)"),
      ([5000, 0, 10, 10], "PixelRect(x: 0, y: 0, width: 1600, height: 1800)"),
      ([1, 2, 3], "PixelRect(x: 0, y: 0, width: 1600, height: 1800)"),
    ])
    func theWorkAreaIsTheManagers(area: [Int], expected: String) throws {
      let server = try XServer()
      let manager = try MockManager(server: server)
      manager.announce(workArea: area)
      let probe = try ProbeSession.startProbe(on: server.display)
      #expect(try probe.waitForLine(startingWith: "ready").hasSuffix(expected))
    }

    @Test func aGrabOfTheKeyboardIsNoLossOfFocus() throws {
      let session = try ProbeSession()
      session.observer.grabKeyboardBriefly()
      session.observer.takeFocusAway()
      #expect(try session.nextLines(1, startingWith: "focus") == ["focus false"])
      session.observer.giveFocus()
      #expect(try session.nextLines(1, startingWith: "focus") == ["focus true"])
      #expect(session.probe.lines.count { $0.hasPrefix("focus") } == 3)
    }
  }
}

/// Says on the root what a window manager says, and does nothing.
private final class MockManager {
  private let server: XServer
  private let connection: OpaquePointer
  private let window: CXlib.Window

  init(server: XServer) throws {
    guard let connection = XOpenDisplay(server.display) else {
      throw WindowObserver.Failure.noConnection
    }
    self.server = server
    self.connection = connection
    window = XCreateSimpleWindow(connection, XDefaultRootWindow(connection), -9, -9, 1, 1, 0, 0, 0)
  }

  deinit {
    XCloseDisplay(connection)
  }

  func announce(workArea: [Int]?) {
    let root = XDefaultRootWindow(connection)
    for place in [root, window] { set("_NET_SUPPORTING_WM_CHECK", of: place, XA_WINDOW, [window]) }
    if let workArea {
      set("_NET_WORKAREA", of: root, XA_CARDINAL, workArea.map { UInt(bitPattern: $0) })
    }
    XSync(connection, 0)
  }

  /// Destroys the manager's own window; what it wrote on the root stays.
  func leaveItsMarkAndGo() {
    XDestroyWindow(connection, window)
    XSync(connection, 0)
  }

  private func set(_ name: String, of place: CXlib.Window, _ type: Atom, _ values: [UInt]) {
    values.withUnsafeBytes {
      _ = XChangeProperty(
        connection, place, XInternAtom(connection, name, 0), type, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(values.count))
    }
  }
}
