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
  /// What stands behind the name: arguments in parentheses, or a member.
  let arguments: String

  /// Stands for no class, but for the app that the files are.
  static let app = WantedClass("@main")

  var isApp: Bool { self == .app }

  /// The same where the last part of the name is a member, such as `shared`, that an object is got by.
  var byMember: WantedClass? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return WantedClass(
      text: text, name: String(name[..<dot]),
      arguments: name[dot...] + (text.contains("(") ? arguments : ""))
  }

  private init(text: String, name: String, arguments: String) {
    (self.text, self.name, self.arguments) = (text, name, arguments)
  }

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
  ///   - mode: What files are compiled in.
  ///   - announce: Takes a sentence before something that takes seconds.
  /// - Throws: What keeps it from being prepared.
  convenience init(
    assets: Assets, executable: String, mode: LanguageMode = .five, announce: (String) -> Void
  ) throws {
    try self.init(
      rewriterSources: assets.rewriterSources,
      compiledIn: URL(filePath: executable).deletingLastPathComponent().path,
      cache: BuildCache(environment: ProcessInfo.processInfo.environment), mode: mode,
      announce: announce)
  }
}

extension CodeListing {
  var viewControllers: [DeclarationIndex.DeclaredClass] { classes.filter(\.isViewController) }

  /// The class that is wanted, and what its object is made with.
  func choose(
    _ wanted: WantedClass?, in paths: [String]
  ) throws(LoaderError) -> (DeclarationIndex.DeclaredClass, arguments: String) {
    if wanted?.isApp ?? false { return (try app(in: paths).delegate, "()") }
    let isKnown = wanted.map { wanted in classes.contains { $0.name == wanted.name } } ?? true
    if !isKnown, let other = wanted?.byMember, classes.contains(where: { $0.name == other.name }) {
      return (try choose(other.name, in: paths), other.arguments)
    }
    return (try choose(wanted?.name, in: paths), wanted?.arguments ?? "()")
  }

  /// The class of a name; where none is given the only view controller, or the only class there is.
  func choose(
    _ name: String?, in paths: [String]
  ) throws(LoaderError) -> DeclarationIndex.DeclaredClass {
    let found =
      if let name {
        classes.filter { $0.name == name }
      } else {
        viewControllers.isEmpty && classes.count == 1 ? classes : viewControllers
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
