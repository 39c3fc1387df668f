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

extension Window {
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
    if let owned = owned[name] { return finish(.success(owned.text)) }
    guard !display.isLost, incoming == nil,
      XGetSelectionOwner(display.connection, atom(of: name)) != CXlib.Window(None)
    else { return finish(.failure(incoming == nil ? .empty : .silent)) }
    readCount += 1
    incoming = IncomingTransfer(
      name: name, target: display.atoms.utf8String, number: readCount, finish: finish)
    convert()
    waitForAnswer(within: seconds)
  }

  private func convert() {
    guard let incoming else { return }
    XDeleteProperty(display.connection, id, display.atoms.transfer)
    XConvertSelection(
      display.connection, atom(of: incoming.name), incoming.target, display.atoms.transfer, id,
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
        end(.failure(.silent))
      }
    }
  }

  private func end(_ result: Result<String, SelectionProblem>) {
    let finish = incoming?.finish
    incoming = nil
    finish?(result)
  }

  /// An owner has answered, or has nothing of the kind that was asked for.
  func selectionNotified(_ event: XSelectionEvent) {
    guard var incoming, event.selection == atom(of: incoming.name), event.target == incoming.target
    else { return }
    guard event.property == display.atoms.transfer else {
      if incoming.target == display.atoms.utf8String {
        // Old programs only have Latin-1.
        incoming.target = Atom(XA_STRING)
        self.incoming = incoming
        return convert()
      }
      return end(.failure(.empty))
    }
    takePart()
  }

  /// A part has been put into the window's property.
  func propertyPut(_ event: XPropertyEvent) {
    if event.atom == display.atoms.transfer, incoming?.isIncremental == true { takePart() }
  }

  private func takePart() {
    guard var incoming else { return }
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let left = Self.longestText - incoming.bytes.count
    // In units of four bytes; one more says that there is too much.
    XGetWindowProperty(
      display.connection, id, display.atoms.transfer, 0, left / 4 + 1, 1, Atom(AnyPropertyType),
      &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    if type == display.atoms.incremental, !incoming.isIncremental {
      incoming.isIncremental = true
      self.incoming = incoming
      // Its length is a promise from below.
      let promised = data?.withMemoryRebound(to: UInt.self, capacity: 1) { $0.pointee } ?? 0
      XDeleteProperty(display.connection, id, display.atoms.transfer)
      XFlush(display.connection)
      if count > 0, promised > UInt(Self.longestText) {
        end(.failure(.tooLong(limit: Self.longestText)))
      }
      return
    }
    let bytes =
      format == 8 ? data.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) } : nil
    if rest > 0 || (bytes?.count ?? 0) > left {
      XDeleteProperty(display.connection, id, display.atoms.transfer)
      return end(.failure(.tooLong(limit: Self.longestText)))
    }
    incoming.bytes += bytes ?? []
    self.incoming = incoming
    if incoming.isIncremental, let bytes, !bytes.isEmpty {
      XFlush(display.connection)
      return
    }
    end(Self.text(incoming.bytes, isLatin1: incoming.target == Atom(XA_STRING)))
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
