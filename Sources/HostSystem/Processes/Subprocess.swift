import Foundation

/// A program in a process of its own.
///
/// Signals reach it as the system delivers them by default, whatever this process blocks or ignores;
/// only what is too large for a file stays an error that it can tell. It has to be reaped, once.
package struct Subprocess: Sendable {
  /// How a process ended.
  package enum Exit: Hashable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// What is behind one of its numbers of open files.
  package enum File: Hashable, Sendable {
    /// Reads nothing and writes nowhere.
    case nothing
    /// An open file of this process.
    case open(Int32)
    /// A file that is made or emptied, and written.
    case written(path: String)
  }

  package let identifier: pid_t

  /// Starts a program by its path.
  ///
  /// - Parameters:
  ///   - program: The path, which is its first argument, too.
  ///   - arguments: The arguments behind the first.
  ///   - environment: Its variables; those of this process where nil.
  ///   - files: What its open files are, by number; others are not handed down.
  ///   - hasOwnGroup: Whether Ctrl-C, and other signals to this process's group, pass it by.
  /// - Throws: The system's reason why it cannot be started.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String]? = nil,
    files: [(number: Int32, file: File)], hasOwnGroup: Bool = true
  ) throws(SystemFailure) {
    // Ignored, as this process's own parent may have left it, how a process ended would be lost.
    signal(SIGCHLD, SIG_DFL)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files {
      switch file {
      case .nothing:
        posix_spawn_file_actions_addopen(
          &actions, number, "/dev/null", number == STDIN_FILENO ? O_RDONLY : O_WRONLY, 0)
      case .open(let own):
        posix_spawn_file_actions_adddup2(&actions, own, number)
      case .written(let path):
        posix_spawn_file_actions_addopen(
          &actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.prepareSignals(&attributes, hasOwnGroup: hasOwnGroup)

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { $0.map { strdup("\($0.key)=\($0.value)") } + [nil] } ?? []
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let code =
      environment == nil
      ? posix_spawn(&process, program, &actions, &attributes, &words, environ)
      : posix_spawn(&process, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw SystemFailure(code: code) }
    identifier = process
  }

  private static func prepareSignals(
    _ attributes: inout posix_spawnattr_t, hasOwnGroup: Bool
  ) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    sigdelset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(
        POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
          | (hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0)))
  }

  /// Where a program is: a path as it is, a name in the folders of the search path, never in the
  /// working directory; nil where it is nowhere.
  package static func path(of program: String) -> String? {
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

  /// Sends it a signal.
  package func send(_ signal: Int32) {
    _ = Foundation.kill(identifier, signal)
  }

  /// Ends it, and the processes of its own group, at once.
  package func kill() {
    // Without a group of its own there is none of this number.
    _ = Foundation.kill(-identifier, SIGKILL)
    send(SIGKILL)
  }

  /// Waits for its end and leaves it to be reaped, so that its number is not another's.
  package func waitUntilEnded() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }

  /// Waits for its end and reaps it.
  ///
  /// A process that has been reaped elsewhere counts as one that exited with 1.
  @discardableResult
  package func reap() -> Exit {
    reap(0) ?? .exited(1)
  }

  /// Reaps it if it has ended; nil where it has not.
  package func reapIfEnded() -> Exit? {
    reap(WNOHANG)
  }

  private func reap(_ options: Int32) -> Exit? {
    var status: Int32 = 0
    var result: pid_t
    repeat { result = waitpid(identifier, &status, options) } while result < 0 && errno == EINTR
    if result == 0 { return nil }
    if result != identifier { return .exited(1) }
    let signal = status & 0x7f
    return signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal: signal)
  }
}
