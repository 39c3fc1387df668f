internal import CXlib
import Foundation

extension Selections {
  /// Hands the clipboard's text over to the desktop's clipboard manager, where there is one, so that it is
  /// still there when the window has gone.
  ///
  /// Waits until the manager has it, or refuses, and for some seconds at most; what else happens to the
  /// window meanwhile is not heard of.
  package func save(within seconds: Double = 2) {
    let (connection, atoms) = (display.connection, display.atoms)
    guard !display.isLost, owned[.clipboard] != nil,
      XGetSelectionOwner(connection, atoms.clipboardManager) != CXlib.Window(None)
    else { return }
    put(
      [atoms.utf8String, atoms.plainText, Atom(XA_STRING)], type: Atom(XA_ATOM),
      in: atoms.saveTargets, of: window)
    XConvertSelection(
      connection, atoms.clipboardManager, atoms.saveTargets, atoms.saveTargets, window,
      lastEventTime)
    let end = DispatchTime.now() + seconds
    // Where another client copies something meanwhile, there is nothing to save.
    while !display.isLost, owned[.clipboard] != nil, DispatchTime.now() < end {
      if display.pendingCount == 0 {
        wait(until: end)
        continue
      }
      let event = display.nextEvent()
      if event.type == SelectionNotify, event.xselection.selection == atoms.clipboardManager {
        return
      }
      process(event)
    }
  }

  private func wait(until end: DispatchTime) {
    let left = Double(end.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)
    var entry = pollfd(
      fd: XConnectionNumber(display.connection), events: Int16(POLLIN), revents: 0)
    _ = poll(&entry, 1, Int32(max(0, left / 1_000_000).rounded(.up)))
  }
}
