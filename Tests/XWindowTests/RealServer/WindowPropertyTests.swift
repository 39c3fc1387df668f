import CXlib
import TestSupport
import Testing

extension RealServer {
  @Suite struct WindowPropertyTests {
    let session: ProbeSession

    init() throws {
      session = try ProbeSession()
    }

    @Test func tellsTheWindowManagerWhoItIs() {
      let observer = session.observer
      #expect(observer.text("_NET_WM_NAME") == "probe – é漢")
      #expect(observer.text("_NET_WM_ICON_NAME") == "probe – é漢")
      #expect(observer.text("WM_CLASS") == "keyboard-playground\0keyboard-playground\0")
      #expect(!observer.text("WM_CLIENT_MACHINE").isEmpty)
      #expect(observer.values("_NET_WM_PID") == [UInt(session.probe.processIdentifier)])
      #expect(observer.atomNames("_NET_WM_WINDOW_TYPE") == ["_NET_WM_WINDOW_TYPE_NORMAL"])
      #expect(observer.atomNames("WM_PROTOCOLS") == ["WM_DELETE_WINDOW", "_NET_WM_PING"])
      // An eighth of red under half an alpha is a quarter, 32 · 255 / 128 = 63.75; Xlib widens the
      // sign.
      #expect(
        observer.values("_NET_WM_ICON").map { $0 & 0xffff_ffff } == [
          2, 1, 0x8040_0000, 0xff01_0203,
        ])
    }

    @Test func theOldTitleSaysTheSame() {
      var property = XTextProperty()
      XGetWMName(session.observer.connection, session.observer.window, &property)
      defer { XFree(property.value) }
      var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var count: Int32 = 0
      Xutf8TextPropertyToTextList(session.observer.connection, &property, &list, &count)
      defer { XFreeStringList(list) }
      #expect(count == 1)
      #expect(list?[0].map { String(cString: $0) } == "probe – é漢")
    }

    @Test func sizeAndGravityAreHinted() {
      let hints = session.observer.sizeHints
      #expect(hints.flags == PMinSize | PWinGravity)
      #expect((hints.min_width, hints.min_height) == (120, 90))
      #expect(hints.win_gravity == NorthWestGravity)
      #expect(session.observer.attributes.bit_gravity == NorthWestGravity)
      #expect(session.observer.attributes.override_redirect == 0)
      guard let hints = XGetWMHints(session.observer.connection, session.observer.window) else {
        Issue.record("no WM_HINTS")
        return
      }
      defer { XFree(hints) }
      #expect(hints.pointee.flags & InputHint != 0)
      #expect(hints.pointee.input == 1)
    }

    @Test func titleChanges() throws {
      session.probe.send("title phone · 電話")
      #expect(session.observer.eventually { session.observer.text("_NET_WM_NAME") == "phone · 電話" })
    }

    @Test func aCloseRequestIsHandedOn() throws {
      session.observer.sendProtocol("WM_DELETE_WINDOW")
      try session.probe.waitForLine(startingWith: "close")
      session.probe.send("stop 4")
      #expect(try session.probe.waitForExit() == 4)
    }

    @Test func aPingIsAnswered() throws {
      session.observer.listenToRoot()
      session.observer.sendProtocol("_NET_WM_PING", time: 12_345)
      let answer = try #require(session.observer.nextRootMessage())
      #expect(answer.name == "_NET_WM_PING")
      #expect(answer.values == [12_345, Int(bitPattern: session.observer.window)])
    }

    @Test func theWorkAreaIsTheScreenWithoutAManager() {
      #expect(
        session.greeting.hasSuffix("PixelRect(x: 0, y: 0, width: 1600, height: 1800)"))
    }
  }
}
