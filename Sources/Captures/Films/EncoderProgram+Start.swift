import Foundation
import HostSystem

extension EncoderProgram {
  /// The folder that a program is started with, as it calls it.
  static let folder = "/proc/self/fd/\(folderDescriptor)"
  private static let folderDescriptor: Int32 = 3

  /// Starts a program by its path, with a folder; what it prints goes nowhere.
  ///
  /// Its group is its own, so that Ctrl-C does not end it before the film can be finished; it ends
  /// by itself when its input does.
  static func start(
    _ path: String, arguments: [String], with folder: OpenFolder, patience: Patience = .usual
  ) throws(SystemFailure) -> EncoderProgram {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw SystemFailure(code: errno) }
    let (ownEnd, otherEnd) = (ends[0], ends[1])
    defer { close(otherEnd) }
    let messages = nameless()
    guard messages >= 0 else {
      defer { close(ownEnd) }
      throw SystemFailure(code: errno)
    }
    do {
      let process = try Subprocess(
        path, arguments,
        files: [
          (STDIN_FILENO, .open(otherEnd)), (STDOUT_FILENO, .nothing),
          (STDERR_FILENO, .open(messages)), (folderDescriptor, .open(folder.descriptor)),
        ])
      return EncoderProgram(
        process: process, input: ownEnd, messages: messages, patience: patience)
    } catch {
      close(ownEnd)
      close(messages)
      throw error
    }
  }

  /// Opens a file that no folder knows; negative where that fails.
  private static func nameless() -> Int32 {
    guard let file = tmpfile() else { return -1 }
    defer { fclose(file) }
    return fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
  }
}
