internal import CXlib
import Foundation

/// The names the window speaks with its manager in, interned in one round trip.
@MainActor struct Atoms {
  let wmProtocols, wmDeleteWindow, netPing: Atom
  let netName, netIconName, utf8String: Atom
  let netPID, netWindowType, netWindowTypeNormal, netIcon: Atom
  let netSupportingCheck, netWorkArea, netCurrentDesktop: Atom
  let clipboard, targets, timestamp, multiple, atomPair: Atom
  let incremental, text, plainText, transfer: Atom
  let clipboardManager, saveTargets: Atom

  init(_ connection: OpaquePointer) {
    let names = [
      "WM_PROTOCOLS", "WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_NAME", "_NET_WM_ICON_NAME",
      "UTF8_STRING", "_NET_WM_PID", "_NET_WM_WINDOW_TYPE", "_NET_WM_WINDOW_TYPE_NORMAL",
      "_NET_WM_ICON", "_NET_SUPPORTING_WM_CHECK", "_NET_WORKAREA", "_NET_CURRENT_DESKTOP",
      "CLIPBOARD", "TARGETS", "TIMESTAMP", "MULTIPLE", "ATOM_PAIR", "INCR", "TEXT",
      "text/plain;charset=utf-8", "KEYBOARD_PLAYGROUND_TRANSFER", "CLIPBOARD_MANAGER",
      "SAVE_TARGETS",
    ]
    var pointers = names.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    var values = [Atom](repeating: 0, count: names.count)
    XInternAtoms(connection, &pointers, Int32(names.count), 0, &values)
    (wmProtocols, wmDeleteWindow, netPing) = (values[0], values[1], values[2])
    (netName, netIconName, utf8String) = (values[3], values[4], values[5])
    (netPID, netWindowType, netWindowTypeNormal) = (values[6], values[7], values[8])
    (netIcon, netSupportingCheck) = (values[9], values[10])
    (netWorkArea, netCurrentDesktop) = (values[11], values[12])
    (clipboard, targets, timestamp, multiple) = (values[13], values[14], values[15], values[16])
    (atomPair, incremental, text, plainText) = (values[17], values[18], values[19], values[20])
    (transfer, clipboardManager, saveTargets) = (values[21], values[22], values[23])
  }
}
