import Foundation
import Loader

/// Builds code on another thread than the window's.
actor CodeBuilder {
  /// What has been built, and what was seen of the files.
  struct Product: Sendable {
    let listing: CodeListing
    let declared: DeclarationIndex.DeclaredClass
    let library: CodeLibrary

    /// The screen, by a name.
    ///
    /// Resources are looked for in some folders, and in those of the paths.
    func screen(
      named name: String, host: HostKind = .form, resources: [String] = []
    ) -> LoadedScreen {
      LoadedScreen(
        name: name, title: declared.name, whatToWatch: "\(declared.name) of \(declared.file)",
        library: library.path, isApp: isApp, host: host, resources: resources + folders)
    }

    /// Whether it is a whole app that is built.
    private let isApp: Bool

    /// The folders that were named, and those of files that were.
    private let folders: [String]

    /// Builds a class of the files that paths stand for; the only view controller where none is named.
    init(_ paths: [String], _ wanted: WantedClass?, by loader: CodeLoader) throws {
      folders = paths.map { path in
        let url = URL(filePath: path).standardizedFileURL
        return path.hasSuffix(".swift") ? url.deletingLastPathComponent().path : url.path
      }
      listing = try loader.look(at: paths)
      isApp = wanted?.isApp ?? false
      if isApp {
        let app = try listing.app(in: paths)
        declared = app.delegate
        library = try loader.library(for: app, of: listing)
        return
      }
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
