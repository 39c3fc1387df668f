internal import CXlib
import Foundation

/// A text that the window has asked another client for.
struct IncomingTransfer {
  let name: SelectionName
  var target: Atom
  var bytes: [UInt8] = []
  /// Whether it comes in parts.
  var isIncremental = false
  let number: Int
  let finish: @MainActor (Result<String, SelectionProblem>) -> Void
}

extension Selections {
  /// The longest text that is taken, in bytes.
  package static let longestText = 4 << 20

  /// Reads a selection's text; `finish` is called once, at once or in a later turn of the loop.
  ///
  /// - Parameters:
  ///   - name: Which selection.
  ///   - seconds: How long its owner may take for an answer, or for a part of one.
  ///   - finish: Takes the text, or why there is none.
  package func read(
    _ name: SelectionName, within seconds: Double = 1,
    _ finish: @escaping @MainActor (Result<String, SelectionProblem>) -> Void
  ) {
    guard !display.isLost, incoming == nil else {
      return finish(.failure(incoming == nil ? .empty : .silent))
    }
    // The server knows: the news that the selection has gone may still be on its way.
    let owner = XGetSelectionOwner(display.connection, atom(of: name))
    if owner == window, let owned = owned[name] { return finish(.success(owned.text)) }
    guard owner != CXlib.Window(None) else { return finish(.failure(.empty)) }
    readCount += 1
    incoming = IncomingTransfer(
      name: name, target: display.atoms.utf8String, number: readCount, finish: finish)
    convert()
    waitForAnswer(within: seconds)
  }

  private func convert() {
    guard let incoming else { return }
    XDeleteProperty(display.connection, window, transferProperty)
    XConvertSelection(
      display.connection, atom(of: incoming.name), incoming.target, transferProperty, window,
      lastEventTime)
    XFlush(display.connection)
  }

  private func waitForAnswer(within seconds: Double) {
    guard let number = incoming?.number, let length = incoming?.bytes.count else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self, let incoming, incoming.number == number else { return }
      if incoming.bytes.count > length {
        // It goes on.
        waitForAnswer(within: seconds)
      } else {
        abandon(.silent)
      }
    }
  }

  private func end(_ result: Result<String, SelectionProblem>) {
    let finish = incoming?.finish
    incoming = nil
    finish?(result)
  }

  /// Waits no longer for a text, whose rest may still come: the next one has another property.
  private func abandon(_ problem: SelectionProblem) {
    if !display.isLost {
      abandonedProperties.insert(transferProperty)
      transferProperty = XInternAtom(
        display.connection, "KEYBOARD_PLAYGROUND_TRANSFER_\(abandonedProperties.count)", 0)
    }
    end(.failure(problem))
  }

  /// An owner has answered, or has nothing of the kind that was asked for.
  func selectionNotified(_ event: XSelectionEvent) {
    guard var incoming, event.selection == atom(of: incoming.name),
      event.target == incoming.target, !abandonedProperties.contains(event.property)
    else { return }
    guard event.property == transferProperty else {
      if incoming.target == display.atoms.utf8String {
        // Old programs only have Latin-1.
        incoming.target = Atom(XA_STRING)
        self.incoming = incoming
        return convert()
      }
      return end(.failure(.empty))
    }
    takeAnswer()
  }

  /// Something has been put into a property of the window.
  func propertyPut(_ event: XPropertyEvent) {
    if event.atom == transferProperty, incoming?.isIncremental == true {
      takePart()
    } else if abandonedProperties.contains(event.atom) {
      // Its owner may go on with the next part, to the end.
      XDeleteProperty(display.connection, window, event.atom)
    }
  }

  private func takeAnswer() {
    guard let value = takeProperty() else { return end(.failure(.empty)) }
    guard value.type == display.atoms.incremental else {
      if add(value) { finish() }
      return
    }
    // Taking the property has asked for the first part; to delete it again might delete that part.
    self.incoming?.isIncremental = true
    // Its length is a promise from below.
    if let promised = value.length, promised > UInt(Self.longestText) {
      abandon(.tooLong(limit: Self.longestText))
    }
  }

  private func takePart() {
    // Where it is gone, it has been taken already.
    guard let value = takeProperty(), add(value) else { return }
    if value.bytes.isEmpty { finish() }
  }

  /// Adds to the text; returns whether it is still short enough.
  private func add(_ value: PropertyValue) -> Bool {
    guard let length = incoming?.bytes.count else { return false }
    guard !value.hasMore, length + value.bytes.count <= Self.longestText else {
      XDeleteProperty(display.connection, window, transferProperty)
      abandon(.tooLong(limit: Self.longestText))
      return false
    }
    incoming?.bytes += value.bytes
    return true
  }

  private func finish() {
    guard let incoming else { return }
    end(Self.text(incoming.bytes, isLatin1: incoming.target == Atom(XA_STRING)))
  }

  private struct PropertyValue {
    let type: Atom
    /// Of a text.
    var bytes: [UInt8] = []
    /// Of a text that comes in parts.
    var length: UInt?
    /// Whether it is longer than can be taken; it is still there then.
    let hasMore: Bool
  }

  /// Reads and deletes what others have put; nil if there is nothing.
  private func takeProperty() -> PropertyValue? {
    guard let taken = incoming?.bytes.count, !display.isLost else { return nil }
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    // In units of four bytes; one more says that there is too much.
    XGetWindowProperty(
      display.connection, window, transferProperty, 0, (Self.longestText - taken) / 4 + 1, 1,
      Atom(AnyPropertyType), &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard type != Atom(None) else { return nil }
    var value = PropertyValue(type: type, hasMore: rest > 0)
    if let data, format == 8 {
      value.bytes = Array(UnsafeBufferPointer(start: data, count: Int(count)))
    } else if let data, format == 32, count > 0 {
      value.length = data.withMemoryRebound(to: UInt.self, capacity: 1) { $0.pointee }
    }
    return value
  }

  private static func text(
    _ bytes: [UInt8], isLatin1: Bool
  ) -> Result<String, SelectionProblem> {
    // Some owners end their texts as C does.
    let bytes = bytes.last == 0 ? bytes.dropLast() : bytes[...]
    if isLatin1 { return .success(String(bytes.map { Character(Unicode.Scalar($0)) })) }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .failure(.invalid) }
    return text.isEmpty ? .failure(.empty) : .success(text)
  }
}
