import Loader

/// Builds code on another thread than the window's.
actor CodeBuilder {
  /// What has been built, and what was seen of the files.
  struct Product: Sendable {
    let listing: CodeListing
    let declared: DeclarationIndex.DeclaredClass
    let library: CodeLibrary

    /// The screen, by a name.
    func screen(named name: String) -> LoadedScreen {
      LoadedScreen(
        name: name, title: declared.name, whatToWatch: "\(declared.name) of \(declared.file)",
        library: library.path)
    }

    /// Builds a class of the files that paths stand for; the only view controller where none is named.
    init(_ paths: [String], _ wanted: WantedClass?, by loader: CodeLoader) throws {
      listing = try loader.look(at: paths)
      declared = try listing.choose(wanted?.name, in: paths)
      library = try loader.library(
        for: declared, arguments: wanted?.arguments ?? "()", of: listing)
    }
  }

  private let loader: CodeLoader

  init(_ loader: sending CodeLoader) {
    self.loader = loader
  }

  /// Builds a class of the files that paths stand for; the only view controller where none is named.
  func build(_ paths: [String], _ wanted: WantedClass?) throws -> Product {
    try Product(paths, wanted, by: loader)
  }
}
