import Foundation

extension Display {
  /// Whether the server that `DISPLAY` names still answers, asked without Xlib.
  ///
  /// It does when it has closed one connection alone, as xkill has it do. Only a server on this
  /// machine is asked: another one might let us wait.
  package static var isServerThere: Bool {
    guard let name = environmentName, name.hasPrefix(":"),
      let number = Int(name.dropFirst().prefix { $0 != "." })
    else { return false }
    let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard server >= 0 else { return false }
    defer { close(server) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      path.copyBytes(from: Array("/tmp/.X11-unix/X\(number)".utf8.prefix(path.count - 1)))
    }
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(server, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isConnected else { return false }
    // Low bytes first, version 11, no authorization: also a refusal is an answer.
    let question: [UInt8] = [UInt8(ascii: "l"), 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    guard send(server, question, question.count, Int32(MSG_NOSIGNAL)) == question.count else {
      return false
    }
    var answer = pollfd(fd: server, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    return poll(&answer, 1, patience) == 1 && recv(server, &byte, 1, 0) == 1
  }

  /// In milliseconds.
  private static let patience: Int32 = 2000
}
