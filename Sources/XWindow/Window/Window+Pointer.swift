internal import CXlib

/// What the pointer looks like over a window.
package enum PointerShape: Hashable, Sendable {
  /// As everywhere else.
  case standard
  /// An arrow up and down, over what can be pulled that way.
  case verticalResize
}

extension Window {
  func showPointer() {
    guard !display.isLost else { return }
    switch pointerShape {
    case .standard: XUndefineCursor(display.connection, id)
    case .verticalResize:
      if resizeCursor == 0 {
        resizeCursor = XCreateFontCursor(display.connection, UInt32(XC_sb_v_double_arrow))
      }
      XDefineCursor(display.connection, id, resizeCursor)
    }
  }
}
