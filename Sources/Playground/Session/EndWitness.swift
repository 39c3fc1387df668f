import Foundation
import HostSystem
import Synchronization

/// What is left of a process that has ended: the places of its code, and its last words.
@MainActor
final class EndWitness {
  /// The ends that the process writes to; the second where what it says passes by here.
  private(set) var placesInput: Int32 = -1
  private(set) var errorsInput: Int32?

  private let places: Int32
  private let words = LastWords()
  private let locate: (@MainActor (_ library: String, _ places: [UInt64]) -> String?)?

  /// The end of what a process says on standard error.
  private final class LastWords: Sendable {
    let text = Mutex<[UInt8]>([])

    /// In bytes.
    static let most = 1 << 16
  }

  /// Makes what is needed for a process that is about to be started; throws the system's reason.
  init(
    errors: Subprocess.File, locate: (@MainActor (String, [UInt64]) -> String?)?
  ) throws(SystemFailure) {
    self.locate = locate
    (places, placesInput) = try SessionChannel.pair()
    _ = fcntl(places, F_SETFL, O_NONBLOCK)
    guard locate != nil, case .open(let target) = errors else { return }
    let (source, input) = try SessionChannel.pair()
    errorsInput = input
    let words = words
    // It ends with the last process that can write there.
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 1 << 12)
      while true {
        let count = read(source, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        _ = DescriptorOutput.write(Array(buffer[..<count]), to: target)
        words.text.withLock { $0 = ($0 + buffer[..<count]).suffix(LastWords.most) }
      }
      close(source)
    }
  }

  isolated deinit {
    closeInputs()
    close(places)
  }

  /// Leaves these ends to the process.
  func closeInputs() {
    if placesInput >= 0 { close(placesInput) }
    if let errorsInput { close(errorsInput) }
    (placesInput, errorsInput) = (-1, nil)
  }

  /// Asks a process that goes on where it is, for which it has a moment.
  func ask(_ process: Subprocess) {
    guard locate != nil else { return }
    process.send(CodeTrace.signal)
    var entry = pollfd(fd: places, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, 200)
  }

  /// Adds to what has happened where it was, and what was said about it.
  func complete(_ error: SessionError) -> SessionError {
    guard let locate else { return error }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 14))
    while true {
      let count = read(places, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let offsets = lines.dropFirst().compactMap { UInt64($0, radix: 16) }
    let place = offsets.isEmpty ? nil : lines.first.flatMap { locate(String($0), offsets) }
    let asked = Self.rest(of: lines.last { $0.hasPrefix("?") })
    let patience = Self.rest(of: lines.last { $0.hasPrefix(CodeTrace.hungMark) }).flatMap(
      Double.init)
    let message = patience == nil ? message : nil
    let error = patience.map { SessionError.hung(seconds: $0) } ?? error
    guard place != nil || message != nil || asked != nil else { return error }
    return .inCode(error, asked: asked, place: place, message: message)
  }

  /// A line without its mark.
  private static func rest(of line: Substring?) -> String? { line.map { String($0.dropFirst()) } }

  /// What Swift said about the trap, without the place, which may be in its own library.
  private var message: String? {
    let mark = "Fatal error: "
    let text = words.text.withLock { String(decoding: $0, as: UTF8.self) }
    guard let line = text.split(separator: "\n").last(where: { $0.contains(mark) }),
      let range = line.firstRange(of: mark)
    else { return nil }
    let words = line[range.upperBound...]
    return String(words.last == "." ? words.dropLast() : words)
  }
}
