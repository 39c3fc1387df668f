import HostSystem

/// What can keep files of Swift from being looked at.
package enum LoaderError: Error, Hashable {
  /// There is no compiler on the search path.
  case noCompiler
  /// A compiler that does not say what it is.
  case badCompiler(String, said: String)
  /// A toolchain without the library that reads Swift, at the path where it belongs.
  case noParser(String)
  /// A toolchain without a program that comes with it, at the path where it belongs.
  case noProgram(String)
  /// The rewriter's sources are not among the assets.
  case noSources
  /// The compiler does not take the rewriter's sources; its words.
  case cannotBuild(String)
  /// There is neither a folder for caches nor a home.
  case noCacheFolder
  /// The compiled UIKit is not beside the program, at the path where it belongs.
  case noUIKit(String)
  /// A program of the toolchain, or the rewriter, that cannot be started or ends badly.
  case failed(program: String, reason: String)

  /// A file or folder that was named, or lay in a folder that was.
  case unreadable(FileError)
  /// There is nothing to look at in folders.
  case noFiles([String])
  /// More files than are compiled together.
  case tooManyFiles(Int, limit: Int)
  /// A file that is not UTF-8.
  case notUTF8(String)
  /// Files whose grammar is broken; the compiler's words, which begin with places.
  case syntax(String)

  /// Whether the files are wrong, and not what is around the program.
  package var isAboutFiles: Bool {
    switch self {
    case .unreadable, .noFiles, .tooManyFiles, .notUTF8, .syntax: true
    default: false
    }
  }

  /// Whether the sentence begins with a place in a file.
  package var beginsWithPlace: Bool {
    switch self {
    case .notUTF8, .syntax: true
    default: false
    }
  }
}

extension LoaderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noCompiler:
      "There is no Swift compiler: swiftc is in no folder of PATH. The toolchain that built this "
        + "program has to be there to read Swift."
    case .badCompiler(let path, let said):
      "\(path) does not say which compiler it is: \(said)."
    case .noParser(let path):
      "The toolchain has no library that reads Swift: there is no \(path). Toolchains from swift.org "
        + "have it."
    case .noProgram(let path):
      "The toolchain is not whole: there is no \(path)."
    case .noSources:
      "The sources of the rewriter (loader/*.swift) are not among the assets."
    case .cannotBuild(let words):
      "The compiler does not take the sources of the rewriter:\n\(words)"
    case .noCacheFolder:
      "There is no folder for caches: neither XDG_CACHE_HOME nor HOME is set."
    case .noUIKit(let path):
      "The compiled UIKit is not beside the program: there is no \(path)."
    case .failed(let program, let reason):
      "\(program) \(reason)."
    case .unreadable(let error):
      error.description
    case .noFiles(let folders):
      "There are no files of Swift (*.swift) in \(folders.joined(separator: ", "))."
    case .tooManyFiles(let count, let limit):
      "\(count) files of Swift are too many to be compiled together, at most \(limit) are; name those "
        + "of one module."
    case .notUTF8(let path):
      "\(path): The file is not UTF-8."
    case .syntax(let words):
      words
    }
  }
}
