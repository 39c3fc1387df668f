/// What keeps the ladders from being checked.
enum LadderError: Error, Equatable {
  /// The toolchain has no library for its index at that path, or a different one.
  case noIndexLibrary(path: String)
  /// There is no index at the path, or it cannot be read.
  case noIndex(path: String)
  /// A source file is newer than its index, or has none.
  case staleIndex(file: String)
  /// A file or folder cannot be read.
  case unreadable(path: String)
  /// A line of the page that is not what its table promises; `line` counts from 1.
  case malformed(page: String, line: Int, problem: String)
}

extension LadderError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noIndexLibrary(let path): "The toolchain's library of its index is not usable: \(path)."
    case .noIndex(let path): "There is no compiler's index at \(path); build first."
    case .staleIndex(let file): "\(file) is newer than the compiler's index; build first."
    case .unreadable(let path): "\(path) cannot be read."
    case .malformed(let page, let line, let problem): "\(page):\(line): \(problem)."
    }
  }
}
