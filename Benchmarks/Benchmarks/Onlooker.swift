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
    else { fatalError("the server has the DAMAGE extension") }
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

  /// Waits for something to be painted.
  ///
  /// - Parameters:
  ///   - pixels: How many pixels it covers at least.
  ///   - top: Above which y it begins.
  ///   - seconds: How long to wait.
  /// - Returns: False when nothing was.
  func waitForPaint(pixels: Int = 1, above top: Int = .max, seconds: Double = 5) -> Bool {
    let end = DispatchTime.now() + seconds
    while true {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        guard event.type == damageEvent else { continue }
        let area = withUnsafeBytes(of: &event) {
          $0.loadUnaligned(as: XDamageNotifyEvent.self).area
        }
        if Int(area.width) * Int(area.height) >= pixels, Int(area.y) < top { return true }
      }
      let now = DispatchTime.now()
      guard now < end else { return false }
      let rest = Double(end.uptimeNanoseconds - now.uptimeNanoseconds) / 1e6
      var descriptor = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, Int32(rest.rounded(.up)))
    }
  }

  /// Forgets what was painted so far, once nothing is for a while.
  func waitForQuiet(seconds: Double) {
    while waitForPaint(seconds: seconds) {}
  }
}
