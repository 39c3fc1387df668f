import Loader

/// Builds code on another thread than the window's.
actor CodeBuilder {
  /// What has been built, and what was seen of the files.
  struct Product: Sendable {
    let listing: CodeListing
    let declared: DeclarationIndex.DeclaredClass
    let library: CodeLibrary

    /// The screen, by a name.
    func screen(named name: String, host: HostKind = .form) -> LoadedScreen {
      LoadedScreen(
        name: name, title: declared.name, whatToWatch: "\(declared.name) of \(declared.file)",
        library: library.path, host: host)
    }

    /// Builds a class of the files that paths stand for; the only view controller where none is named.
    init(_ paths: [String], _ wanted: WantedClass?, by loader: CodeLoader) throws {
      listing = try loader.look(at: paths)
      let arguments: String
      (declared, arguments) = try listing.choose(wanted, in: paths)
      library = try loader.library(
        for: declared, arguments: arguments, of: listing)
    }
  }

  private let loader: CodeLoader

  init(_ loader: sending CodeLoader) {
    self.loader = loader
  }

  /// Builds a class of the files that paths stand for; the only view controller where none is named.
  ///
  /// Throws what keeps it from being built.
  func build(_ paths: [String], _ wanted: WantedClass?) throws -> Product {
    try Product(paths, wanted, by: loader)
  }
}
