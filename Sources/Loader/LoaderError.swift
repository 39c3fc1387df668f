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

  /// The compiler's errors in files.
  case errors([CompilerError])
  /// A module that a file imports and that is not here.
  case noModule(String, file: String, line: Int)
  /// The modules were built by another compiler than the one on the search path.
  case otherToolchain(built: String, found: String)
  /// A class whose objects cannot be made without more; what the compiler says.
  case needsArguments(
    String, file: String, line: Int, initializers: [String], reason: String)
  /// Arguments with which no object can be made; what the compiler says.
  case badArguments(String, reason: String)
  /// No class of a name, or none that can be shown.
  case noClass(String?, nearest: String?, paths: [String])
  /// More than one class that could be shown.
  case severalClasses([String])
  /// No class that is an app's delegate.
  case noApp(paths: [String])
  /// More than one class that is an app's delegate.
  case severalApps([String])
  /// More than one class that is a scene's delegate.
  case severalScenes([String])
  /// Classes of one name, at their places.
  case ambiguousClass(String, places: [String])

  /// Whether the files are wrong, and not what is around the program.
  package var isAboutFiles: Bool {
    switch self {
    case .unreadable, .noFiles, .tooManyFiles, .notUTF8, .syntax, .errors, .noModule,
      .needsArguments, .badArguments, .noClass, .severalClasses, .noApp, .severalApps,
      .severalScenes, .ambiguousClass:
      true
    default: false
    }
  }

  /// Whether the sentence begins with a place in a file.
  package var beginsWithPlace: Bool {
    switch self {
    case .notUTF8, .syntax, .errors, .noModule, .needsArguments: true
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
    case .errors(let errors):
      errors.map(\.description).joined(separator: "\n")
    case .noModule(let name, let file, let line):
      "\(file):\(line): The module \(name) is not here; what can be imported is UIKit with what "
        + "comes along with it, and the toolchain's own modules. Other packages are out of scope."
    case .otherToolchain(let built, let found):
      "This program was built by \(built), and the compiler on the search path is \(found). Build "
        + "it again with that one, or put the other one first in PATH."
    case .needsArguments(let name, let file, let line, let initializers, let reason):
      "\(file):\(line): \(name) cannot be made "
        + (initializers.isEmpty
          ? "by \(name)(): \(reason)."
          : "without arguments; name them as Swift: --class '\(name)\(initializers[0])', with values in the place of "
            + "types.")
    case .badArguments(let expression, let reason):
      "--class '\(expression)' is not taken by the compiler: \(reason)."
    case .noClass(let name?, let nearest, let paths):
      "There is no class \(name) in \(paths.joined(separator: ", ")) that other files see"
        + (nearest.map { "; did you mean \($0)?" } ?? ".")
    case .noClass(nil, _, let paths):
      "There is no view controller in \(paths.joined(separator: ", ")); --class names the class to "
        + "be shown."
    case .severalClasses(let names):
      "There are several view controllers: \(names.joined(separator: ", ")); --class names the one to "
        + "be shown."
    case .noApp(let paths):
      "There is no class in \(paths.joined(separator: ", ")) that conforms to UIApplicationDelegate; "
        + "--class names a view controller."
    case .severalApps(let names):
      "There are several classes that conform to UIApplicationDelegate: "
        + "\(names.joined(separator: ", ")). Name the files of one app."
    case .severalScenes(let names):
      "There are several classes that conform to UIWindowSceneDelegate: "
        + "\(names.joined(separator: ", ")); an Info.plist in the folder says which the app begins with."
    case .ambiguousClass(let name, let places):
      "There are several classes \(name): \(places.joined(separator: ", ")). Name the file."
    }
  }
}
