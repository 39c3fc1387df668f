internal import CXlib
import Drawing

extension Display {
  /// Whether a window manager that follows the present conventions runs.
  var hasWindowManager: Bool {
    guard let check = cardinals(of: root, atoms.netSupportingCheck, type: XA_WINDOW).first
    else { return false }
    // A manager that was killed leaves its mark on the root; its own window is gone then.
    var isAlive = false
    _ = trappingErrors {
      isAlive =
        cardinals(of: check, atoms.netSupportingCheck, type: XA_WINDOW).first == check
    }
    return isAlive
  }

  /// The part of the screen that panels leave free, in pixels, else all of it.
  package var workArea: PixelRect {
    let screen = PixelRect(size: screenSize)
    let areas = cardinals(of: root, atoms.netWorkArea, type: XA_CARDINAL).map {
      Int(Int32(truncatingIfNeeded: $0))
    }
    let desktop = cardinals(of: root, atoms.netCurrentDesktop, type: XA_CARDINAL).first ?? 0
    let start = desktop < 64 ? Int(desktop) * 4 : 0
    guard areas.count >= start + 4 else { return screen }
    let area = PixelRect(
      x: areas[start], y: areas[start + 1], width: areas[start + 2], height: areas[start + 3]
    ).intersection(screen)
    return area.isEmpty ? screen : area
  }

  /// The values of a property with 32 bits each, empty where it is missing or of another type.
  private func cardinals(of window: CXlib.Window, _ property: Atom, type: Atom) -> [UInt] {
    var actualType = Atom(None)
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      connection, window, property, 0, 1024, 0, type, &actualType, &format, &count, &rest, &data)
    defer { XFree(data) }
    guard status == Success, format == 32, actualType == type, let data else { return [] }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(clamping: count)))
    }
  }
}
