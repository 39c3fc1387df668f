import Foundation

extension EncoderProgram {
  /// Where a program is: a path as it is, a name in the folders of the search path, never in the
  /// working directory.
  static func path(of program: String) -> String? {
    if program.contains("/") { return program }
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":")
      .filter { $0.hasPrefix("/") }
      .map { "\($0)/\(program)" }
      .first { path in
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
          && access(path, X_OK) == 0
      }
  }

  /// The folder that a program is started with, as it calls it.
  static let folder = "/proc/self/fd/\(folderDescriptor)"
  private static let folderDescriptor: Int32 = 3

  /// Starts a program by its path, with a folder; what it prints goes nowhere.
  static func start(
    _ path: String, arguments: [String], with folder: OpenFolder, patience: Patience = .usual
  ) -> Result<EncoderProgram, StartFailure> {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      return .failure(StartFailure(code: errno))
    }
    let (ownEnd, otherEnd) = (ends[0], ends[1])
    defer { close(otherEnd) }
    let messages = nameless()
    guard messages >= 0 else {
      defer { close(ownEnd) }
      return .failure(StartFailure(code: errno))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, otherEnd, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, messages, 2)
    posix_spawn_file_actions_adddup2(&actions, folder.descriptor, folderDescriptor)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    prepareSignals(&attributes)

    var process: pid_t = 0
    var strings: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { strings.forEach { free($0) } }
    let code = posix_spawn(&process, path, &actions, &attributes, &strings, environ)
    guard code == 0 else {
      close(ownEnd)
      close(messages)
      return .failure(StartFailure(code: code))
    }
    return .success(
      EncoderProgram(
        process: process, input: ownEnd, messages: messages, patience: patience))
  }

  /// Opens a file that no folder knows; negative where that fails.
  private static func nameless() -> Int32 {
    guard let file = tmpfile() else { return -1 }
    defer { fclose(file) }
    return fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
  }

  /// Keeps the encoder apart from the signals of this process.
  ///
  /// In a group of its own, Ctrl-C does not end it before the film can be finished; it ends by
  /// itself when its input does. Blocked and ignored signals would be handed down.
  private static func prepareSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    // A video that grows too large is an error that it can tell.
    sigdelset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
  }
}
