internal import CXlib
import Foundation

/// A text that the window has for other clients, from when on it is theirs to ask for.
struct OwnedSelection {
  let text: String
  let time: Time
}

/// A text that is handed over in parts, each when the one before has been taken.
struct OutgoingTransfer {
  let requestor: CXlib.Window
  let property: Atom
  let type: Atom
  let bytes: [UInt8]
  var sent = 0
  var deadline: DispatchTime
}

extension Selections {
  /// Has a text for other clients from now on; an empty one for none.
  package func own(_ name: SelectionName, text: String) {
    guard !display.isLost else { return }
    let selection = atom(of: name)
    guard !text.isEmpty else {
      if owned.removeValue(forKey: name) != nil {
        XSetSelectionOwner(display.connection, selection, CXlib.Window(None), lastEventTime)
      }
      return
    }
    XSetSelectionOwner(display.connection, selection, window, lastEventTime)
    owned[name] =
      XGetSelectionOwner(display.connection, selection) == window
      ? OwnedSelection(text: text, time: lastEventTime) : nil
  }

  func selectionCleared(_ event: XSelectionClearEvent) {
    // The window may have taken it back since.
    if let name = selectionName(event.selection),
      XGetSelectionOwner(display.connection, event.selection) != window
    {
      owned[name] = nil
    }
  }

  /// Answers another client that asks for a text.
  func selectionRequested(_ event: XSelectionRequestEvent) {
    // Clients of old name no property.
    let property = event.property == Atom(None) ? event.target : event.property
    var answer = XEvent()
    answer.xselection.type = SelectionNotify
    answer.xselection.requestor = event.requestor
    answer.xselection.selection = event.selection
    answer.xselection.target = event.target
    answer.xselection.time = event.time
    answer.xselection.property = Atom(None)
    // The one who asks may be gone by now.
    _ = display.trappingErrors {
      if let name = selectionName(event.selection), let owned = owned[name],
        event.time == Time(CurrentTime) || event.time >= owned.time,
        answerRequest(event.target, of: owned, for: event.requestor, in: property)
      {
        answer.xselection.property = property
      }
      XSendEvent(display.connection, event.requestor, 0, 0, &answer)
    }
  }

  /// Puts what is asked for into a property; returns whether there is such a thing.
  private func answerRequest(
    _ target: Atom, of owned: OwnedSelection, for requestor: CXlib.Window, in property: Atom
  ) -> Bool {
    let atoms = display.atoms
    switch target {
    case atoms.targets:
      put(
        [
          atoms.targets, atoms.timestamp, atoms.multiple, atoms.utf8String, atoms.plainText,
          atoms.text, Atom(XA_STRING),
        ], type: Atom(XA_ATOM), in: property, of: requestor)
    case atoms.timestamp:
      put([UInt(owned.time)], type: Atom(XA_INTEGER), in: property, of: requestor)
    case atoms.multiple:
      return answerPairs(of: owned, for: requestor, in: property)
    case atoms.utf8String, atoms.text:
      hand(Array(owned.text.utf8), type: atoms.utf8String, in: property, of: requestor)
    case atoms.plainText:
      hand(Array(owned.text.utf8), type: atoms.plainText, in: property, of: requestor)
    case Atom(XA_STRING):
      // Latin-1; what it lacks becomes a question mark.
      let bytes = owned.text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
      hand(bytes, type: Atom(XA_STRING), in: property, of: requestor)
    default: return false
    }
    return true
  }

  /// Answers several requests at once: pairs of a target and a property, of which those that cannot
  /// be answered lose their property.
  private func answerPairs(
    of owned: OwnedSelection, for requestor: CXlib.Window, in property: Atom
  ) -> Bool {
    guard var pairs = longs(of: property, in: requestor, type: display.atoms.atomPair) else {
      return false
    }
    for index in stride(from: 0, to: pairs.count - 1, by: 2)
    where pairs[index] == display.atoms.multiple
      || !answerRequest(pairs[index], of: owned, for: requestor, in: pairs[index + 1])
    {
      pairs[index + 1] = Atom(None)
    }
    put(pairs, type: display.atoms.atomPair, in: property, of: requestor)
    return true
  }

  private func longs(of property: Atom, in window: CXlib.Window, type: Atom) -> [UInt]? {
    var (actual, format): (Atom, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display.connection, window, property, 0, 256, 0, type, &actual, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard let data, format == 32, rest == 0 else { return nil }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  func put(_ values: [UInt], type: Atom, in property: Atom, of window: CXlib.Window) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display.connection, window, property, type, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(clamping: values.count))
    }
  }

  private func put(_ bytes: [UInt8], type: Atom, in property: Atom, of window: CXlib.Window) {
    _ = XChangeProperty(
      display.connection, window, property, type, 8, PropModeReplace, bytes,
      Int32(clamping: bytes.count))
  }

  // MARK: In parts

  /// How much is handed over at once, in bytes: less than any server's greatest request.
  private static let partLength = 64 * 1024

  /// How many seconds a client may take for a part.
  private static let patience = 5.0

  private func hand(_ bytes: [UInt8], type: Atom, in property: Atom, of requestor: CXlib.Window) {
    guard bytes.count > Self.partLength else {
      return put(bytes, type: type, in: property, of: requestor)
    }
    outgoing.removeAll {
      $0.deadline < .now() || $0.requestor == requestor && $0.property == property
    }
    // The window itself has selected these events with others.
    if requestor != window { XSelectInput(display.connection, requestor, PropertyChangeMask) }
    outgoing.append(
      OutgoingTransfer(
        requestor: requestor, property: property, type: type, bytes: bytes,
        deadline: .now() + Self.patience))
    put([UInt(bytes.count)], type: display.atoms.incremental, in: property, of: requestor)
  }

  /// A client has taken what was in a property of its window, and waits for more.
  func propertyTaken(_ event: XPropertyEvent) {
    guard
      let index = outgoing.firstIndex(where: {
        $0.requestor == event.window && $0.property == event.atom
      })
    else { return }
    var transfer = outgoing[index]
    let part = Array(transfer.bytes[transfer.sent...].prefix(Self.partLength))
    let error = display.trappingErrors {
      put(part, type: transfer.type, in: transfer.property, of: transfer.requestor)
    }
    // An empty part is the end.
    if part.isEmpty || error != nil {
      outgoing.remove(at: index)
      return stopListening(to: transfer.requestor)
    }
    transfer.sent += part.count
    transfer.deadline = .now() + Self.patience
    outgoing[index] = transfer
  }

  private func stopListening(to requestor: CXlib.Window) {
    guard requestor != window, !outgoing.contains(where: { $0.requestor == requestor }) else {
      return
    }
    // It may be gone by now.
    _ = display.trappingErrors { XSelectInput(display.connection, requestor, 0) }
  }
}
