import Foundation
import HostSystem
import Loader
import PhoneSimulator
import UIKit

/// A screen whose code is in a shared library, as one process tells another of it.
package struct LoadedScreen: Codable, Hashable, Sendable {
  /// The name on the command line and in scenarios.
  package var name: String
  package var title: String
  package var whatToWatch: String

  /// The path of the library.
  package var library: String

  /// Whether the library makes the objects that an app begins with, and no screen.
  package var isApp = false

  /// What a view, or an object that is none, is shown among.
  package var host = HostKind.form

  /// Folders with pictures, colours and texts.
  package var resources: [String] = []

  /// Loads the library into this process, where it stays; throws where that is not possible.
  ///
  /// `willMake` is called each time before the screen is made.
  @MainActor
  func load(
    willMake: @escaping @MainActor () -> Void = {}
  ) throws(LoadingError) -> AppScreen {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
      throw .cannotLoad(title, reason: Self.reason)
    }
    guard let address = dlsym(handle, EntryPoint.symbol) else {
      throw .cannotLoad(title, reason: Self.reason)
    }
    // The library is built with a function of this name and type.
    let make = unsafeBitCast(address, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
    let makeObject: @MainActor () -> AnyObject = {
      willMake()
      World.current.resourceFolders.withLock { $0 = resources }
      return Unmanaged<AnyObject>.fromOpaque(make()).takeRetainedValue()
    }
    guard !isApp else {
      return AppScreen(
        name, title: title, whatToWatch: whatToWatch,
        launching: {
          let objects = makeObject() as? NSArray ?? []
          guard let delegate = objects.firstObject as? any UIApplicationDelegate else {
            preconditionFailure("the library is built with an app's delegate")
          }
          return AppDelegates(
            delegate: delegate,
            sceneDelegate: objects.count > 1 ? objects.lastObject as? any UISceneDelegate : nil)
        })
    }
    return AppScreen(name, title: title, whatToWatch: whatToWatch) {
      let object = makeObject()
      return object as? UIViewController ?? HostViewController(object, host)
    }
  }

  private static var reason: String {
    dlerror().map { String(cString: $0) } ?? "for no reason that is known"
  }
}

/// What keeps code from being on a phone after it has been built.
enum LoadingError: Error, Hashable, CustomStringConvertible {
  /// The library cannot be loaded, or lacks what makes the screen; the system's words.
  case cannotLoad(String, reason: String)

  var description: String {
    switch self {
    case .cannotLoad(let name, let reason): "The code of \(name) cannot be loaded: \(reason)."
    }
  }
}

/// The names of screens whose code is in files: the files' paths and the class, as
/// `Sources/LoginViewController.swift#LoginViewController`.
enum CodeName {
  /// The paths and the class of a name; paths that do not begin at the root begin in a folder.
  static func parts(
    of name: String, in folder: String
  ) -> (paths: [String], wanted: WantedClass?) {
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let paths = parts[0].split(separator: ",").map { path in
      path.hasPrefix("/") || folder.isEmpty ? String(path) : "\(folder)/\(path)"
    }
    return (paths, parts.count > 1 ? WantedClass(String(parts[1])) : nil)
  }

  /// The name for paths, which become the same from everywhere, and a class or how one is made.
  static func full(_ made: String, in paths: [String]) -> String {
    let absolute = paths.map { URL(filePath: $0).standardizedFileURL.path }
    return absolute.joined(separator: ",") + "#" + made
  }

  /// The name with paths that are the same from everywhere; another name as it is.
  static func absolute(_ name: String, in folder: String) -> String {
    guard name.contains("#") || name.hasSuffix(".swift") else { return name }
    let (paths, wanted) = parts(of: name, in: folder)
    let absolute = paths.map { URL(filePath: $0).standardizedFileURL.path }
    return absolute.joined(separator: ",") + (wanted.map { "#" + $0.text } ?? "")
  }

  /// The class, or how one is made; nil where the name is of another kind.
  static func made(in name: String) -> String? {
    let parts = name.split(separator: "#", maxSplits: 1)
    return parts.count == 2 ? String(parts[1]) : nil
  }

  /// What of a screen's name is its name in a window's title and among files.
  static func short(_ name: String) -> String {
    guard name.contains("#") || name.hasSuffix(".swift") else { return name }
    let parts = name.split(separator: "#", maxSplits: 1)
    if parts.count == 2, parts[1] != WantedClass.app.text {
      return String(parts[1].prefix { $0 != "(" })
    }
    return URL(filePath: String(parts.first ?? "")).deletingPathExtension().lastPathComponent
  }
}
