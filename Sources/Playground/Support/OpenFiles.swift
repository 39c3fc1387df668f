import Foundation

/// How many files the process can have open, which is limited.
enum OpenFiles {
  /// Enough for any command, besides what is counted for each job of a check.
  static let needed = 24

  /// Enough for one job more.
  private static let neededByJob = 8

  /// Takes the numbers of input, output and errors where those are closed.
  ///
  /// A file or the display would get them, and with them whatever is said. Reading there ends at
  /// once, and writing is an error as before.
  static func occupyStandardNumbers() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The system gives out the lowest number that is free.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Checks that a command has enough, and raises the limit where that helps.
  static func check() throws(PlaygroundError) {
    let count = available(upTo: needed)
    guard count >= needed else { throw .fewOpenFiles(count, needed: needed) }
  }

  /// As many jobs at a time as there are files for, at least one.
  static func jobs(upTo most: Int) -> Int {
    let useful = needed + (most - 1) * neededByJob
    return max(1, 1 + (available(upTo: useful) - needed) / neededByJob)
  }

  private static func available(upTo enough: Int) -> Int {
    let count = count(upTo: enough)
    guard count < enough, raiseLimit(by: enough - count) else { return count }
    return self.count(upTo: enough)
  }

  /// Opens files until there are enough of them, or no more can be.
  private static func count(upTo enough: Int) -> Int {
    var files: [Int32] = []
    defer { files.forEach { close($0) } }
    while files.count < enough {
      let file = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard file >= 0 else { break }
      files.append(file)
    }
    return files.count
  }

  /// Raises the limit that a process may raise by itself; false where it cannot.
  private static func raiseLimit(by count: Int) -> Bool {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else {
      return false
    }
    limit.rlim_cur = min(limit.rlim_max, limit.rlim_cur + rlim_t(count))
    return setrlimit(resource, &limit) == 0
  }
}
