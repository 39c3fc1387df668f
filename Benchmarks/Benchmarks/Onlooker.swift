import CXMeasure
import Foundation

/// Another client of the same server: sends keys, and sees what is painted.
final class Onlooker {
  private let display: OpaquePointer
  private let damageEvent: Int32

  init() {
    var (eventBase, errorBase): (Int32, Int32) = (0, 0)
    guard let display = XOpenDisplay(nil),
      XDamageQueryExtension(display, &eventBase, &errorBase) != 0
    else { preconditionFailure("the server has the DAMAGE extension") }
    self.display = display
    damageEvent = eventBase + XDamageNotify
    XDamageCreate(display, XDefaultRootWindow(display), Int32(XDamageReportRawRectangles))
    XSync(display, 0)
  }

  deinit {
    XCloseDisplay(display)
  }

  func key(_ keysym: Int32, isDown: Bool) {
    let code = XKeysymToKeycode(display, KeySym(keysym))
    XTestFakeKeyEvent(display, UInt32(code), isDown ? 1 : 0, 0)
    XFlush(display)
  }

  func click(x: Int32, y: Int32) {
    XTestFakeMotionEvent(display, -1, x, y, 0)
    XTestFakeButtonEvent(display, 1, 1, 0)
    XTestFakeButtonEvent(display, 1, 0, 0)
    XFlush(display)
  }

  /// Waits for something to be painted that covers at least some pixels.
  func waitForPaint(pixels: Int = 1, seconds: Double = 5) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        guard event.type == damageEvent else { continue }
        let area = withUnsafeBytes(of: &event) { bytes in
          let damage = bytes.loadUnaligned(as: XDamageNotifyEvent.self)
          return Int(damage.area.width) * Int(damage.area.height)
        }
        if area >= pixels { return true }
      }
      var descriptor = pollfd(
        fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 100)
    }
    return false
  }

  /// Forgets what was painted so far, once nothing is for a while.
  func waitForQuiet(seconds: Double) {
    while waitForPaint(seconds: seconds) {}
  }
}
