import Foundation
import HostSystem
import Loader
import PhoneSimulator
import UIKit

/// A class as it is named, and what its object is made with.
struct WantedClass: Hashable, Sendable {
  /// As it was given.
  let text: String
  let name: String
  /// In parentheses.
  let arguments: String

  /// Reads `LoginViewController` or `LoginViewController(user: "Zoe")`.
  init(_ text: String) {
    self.text = text
    let name = text.prefix { $0 != "(" }
    self.name = name.trimmingCharacters(in: .whitespaces)
    arguments = name.endIndex == text.endIndex ? "()" : String(text[name.endIndex...])
  }
}

extension CodeLoader {
  /// Prepares the toolchain.
  ///
  /// - Parameters:
  ///   - assets: Where the sources of the rewriter are.
  ///   - executable: The program's own file, beside which the compiled UIKit lies.
  ///   - announce: Takes a sentence before something that takes seconds.
  /// - Throws: What keeps it from being prepared.
  convenience init(
    assets: Assets, executable: String, announce: (String) -> Void
  ) throws {
    try self.init(
      rewriterSources: assets.rewriterSources,
      compiledIn: URL(filePath: executable).deletingLastPathComponent().path,
      cache: BuildCache(environment: ProcessInfo.processInfo.environment), announce: announce)
  }
}

extension CodeListing {
  /// The class of a name, or where there is none the only view controller.
  func choose(
    _ name: String?, in paths: [String]
  ) throws(LoaderError) -> DeclarationIndex.DeclaredClass {
    let found =
      if let name {
        classes.filter { $0.name == name }
      } else {
        classes.filter(\.isViewController)
      }
    guard let only = found.first else {
      throw .noClass(
        name, nearest: name.flatMap { NearestName.of($0, in: classes.map(\.name)) }, paths: paths)
    }
    guard found.count == 1 else {
      let places = found.map { "\($0.file):\($0.line)" }
      if let name { throw .ambiguousClass(name, places: places) }
      throw .severalClasses(found.map(\.name))
    }
    return only
  }
}

extension DeclarationIndex.DeclaredClass {
  /// The class of UIKit that it inherits from, if that is one.
  private var kitClass: AnyClass? {
    guard let name = importedSuperclass?.split(separator: ".").last else { return nil }
    // Swift's own name of a class of UIKit.
    return _typeByName("5UIKit\(name.utf8.count)\(name)C") as? AnyClass
  }

  var isViewController: Bool { kitClass is UIViewController.Type }
}

extension Assets {
  /// The sources of the program that reads Swift.
  var rewriterSources: [String] {
    names(in: "loader", ending: ".swift").map {
      file("loader/\($0).swift").path(percentEncoded: false)
    }
  }
}
