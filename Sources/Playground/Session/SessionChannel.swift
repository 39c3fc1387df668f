import Foundation
import HostSystem
import PhoneSimulator

/// One end of the connection between a session and its client: messages of JSON, each with its
/// length in front, in four bytes, the lowest first.
final class SessionChannel {
  /// What is said first, so that two programs that speak differently part at once.
  static let version = 4

  /// Longer messages are none.
  private static let longestMessage = 256 << 20

  /// Why a message cannot be had.
  enum Failure: Error {
    case closed
    case timedOut
    case malformed(String)
  }

  private let descriptor: Int32

  /// The devices that the messages name, by their names.
  var devices: [String: Device] = [:]

  /// Takes over a connected socket, which is closed with this object.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Two ends that are connected; throws the system's reason.
  static func pair() throws(SystemFailure) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else { throw SystemFailure(code: errno) }
    return (ends[0], ends[1])
  }

  /// Numbers that are none, which an app may come up with, have to arrive, too.
  private static let (infinity, negative, none) = ("inf", "-inf", "nan")

  /// Sends a message whole; throws where the other end is gone.
  func send(_ message: some Encodable) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.infinity, negativeInfinity: Self.negative, nan: Self.none)
    guard let text = try? encoder.encode(message) else {
      throw .malformed("a message cannot be written")
    }
    let count = UInt32(text.count)
    var bytes = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + text
    while !bytes.isEmpty {
      let sent = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { throw .closed }
      bytes.removeFirst(sent)
    }
  }

  /// Receives a message, for which it waits at most some seconds, or without end where nil; throws
  /// where none comes or it is another.
  func receive<Message: Decodable>(
    _ type: Message.Type, within seconds: Double? = nil
  ) throws(Failure) -> Message {
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    let head = try receive(4, until: deadline)
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= Self.longestMessage else { throw .malformed("a message of \(count) bytes") }
    let text = try receive(count, until: deadline)
    let decoder = JSONDecoder()
    if let key = KnownDevice.devices { decoder.userInfo[key] = devices }
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: Self.infinity, negativeInfinity: Self.negative, nan: Self.none)
    do {
      return try decoder.decode(type, from: Data(text))
    } catch {
      throw .malformed("a message that is no \(type)")
    }
  }

  private func receive(_ count: Int, until deadline: ContinuousClock.Instant?) throws(Failure)
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      try wait(until: deadline)
      let received = recv(descriptor, &buffer, min(buffer.count, count - bytes.count), 0)
      if received < 0, errno == EINTR { continue }
      guard received > 0 else { throw .closed }
      bytes += buffer.prefix(received)
    }
    return bytes
  }

  private func wait(until deadline: ContinuousClock.Instant?) throws(Failure) {
    while true {
      var milliseconds: Int32 = -1
      if let deadline {
        let left = (deadline - .now) / .milliseconds(1)
        milliseconds = Int32(max(0, min(left.rounded(.up), 1e6)))
      }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&entry, 1, milliseconds)
      if count > 0 { return }
      if count < 0, errno != EINTR { throw .closed }
      if count == 0, let deadline, deadline <= .now { throw .timedOut }
    }
  }
}
