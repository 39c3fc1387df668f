internal import CXlib
import Drawing
import Foundation

extension Window {
  /// Sets what a window manager wants to know and what does not change.
  func describe(applicationName: String, minimumSize: PixelSize) {
    var hints = XSizeHints()
    hints.flags = PMinSize | PWinGravity
    hints.min_width = Int32(clamping: minimumSize.width)
    hints.min_height = Int32(clamping: minimumSize.height)
    hints.win_gravity = NorthWestGravity
    var managerHints = XWMHints()
    managerHints.flags = InputHint | StateHint
    managerHints.input = 1
    managerHints.initial_state = NormalState
    let name = strdup(applicationName)
    defer { free(name) }
    var classHint = XClassHint(res_name: name, res_class: name)
    // Sets the name of this machine and of the locale as well.
    Xutf8SetWMProperties(
      display.connection, id, nil, nil, nil, 0, &hints, &managerHints, &classHint)

    setProperty(display.atoms.netPID, type: XA_CARDINAL, [UInt(getpid())])
    setProperty(
      display.atoms.netWindowType, type: XA_ATOM, [display.atoms.netWindowTypeNormal])
    var protocols = [display.atoms.wmDeleteWindow, display.atoms.netPing]
    XSetWMProtocols(display.connection, id, &protocols, Int32(protocols.count))
  }

  /// Sets the title in the old encoding and in UTF-8.
  func setTitle() {
    // The properties are C strings.
    let text = String(String.UnicodeScalarView(title.unicodeScalars.filter { $0 != "\0" }))
    Xutf8SetWMProperties(display.connection, id, text, text, nil, 0, nil, nil, nil)
    let bytes = Array(text.utf8)
    for property in [display.atoms.netName, display.atoms.netIconName] {
      XChangeProperty(
        display.connection, id, property, display.atoms.utf8String, 8, PropModeReplace, bytes,
        Int32(clamping: bytes.count))
    }
  }

  /// Gives the window manager pictures for lists of windows, in as many sizes as there are.
  func setIcons(_ icons: [Bitmap]) {
    guard !icons.isEmpty else { return }
    setProperty(display.atoms.netIcon, type: XA_CARDINAL, icons.flatMap(Self.iconData))
  }

  /// Width, height, and pixels with straight alpha.
  static func iconData(_ icon: Bitmap) -> [UInt] {
    var data = [UInt(icon.width), UInt(icon.height)]
    data.reserveCapacity(2 + icon.width * icon.height)
    for y in 0..<icon.height {
      for x in 0..<icon.width {
        let color = icon.color(x: x, y: y)
        let alpha = UInt(color.alpha)
        func straight(_ value: UInt8) -> UInt {
          alpha == 0 ? 0 : min(255, (UInt(value) * 255 + alpha / 2) / alpha)
        }
        data.append(
          alpha << 24 | straight(color.red) << 16 | straight(color.green) << 8
            | straight(color.blue))
      }
    }
    return data
  }

  /// Xlib takes values of 32 bits as C `long`s, whatever their size.
  private func setProperty(_ property: Atom, type: Atom, _ values: [UInt]) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display.connection, id, property, type, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(clamping: values.count))
    }
  }
}
