import Foundation
import HostSystem

/// The classes that an app begins with.
package struct AppClasses: Sendable {
  /// The app's delegate.
  package let delegate: DeclarationIndex.DeclaredClass

  /// The delegate of its scene; nil where it has none.
  package let sceneDelegate: DeclarationIndex.DeclaredClass?

  /// Finds them among the classes of files.
  ///
  /// - Parameters:
  ///   - listing: What was seen of the files.
  ///   - paths: The files and folders. Where several classes could be the scene's delegate, the first
  ///     property list `Info.plist` in them says which is.
  /// - Throws: `LoaderError` where there is no delegate of an app, or more than one.
  init(in listing: CodeListing, paths: [String]) throws(LoaderError) {
    let delegates = listing.index.classes(conformingTo: ["UIApplicationDelegate"])
    guard let delegate = delegates.first else { throw .noApp(paths: paths) }
    guard delegates.count == 1 else { throw .severalApps(delegates.map(\.name)) }
    self.delegate = delegate
    let scenes = listing.index.classes(conformingTo: ["UIWindowSceneDelegate", "UISceneDelegate"])
    guard scenes.count > 1 else {
      sceneDelegate = scenes.first
      return
    }
    let named = Self.sceneDelegateName(in: paths)
    guard let wanted = scenes.first(where: { $0.name == named }) else {
      throw .severalScenes(scenes.map(\.name))
    }
    sceneDelegate = wanted
  }

  /// The Swift that makes an array of the objects.
  var expression: String {
    let classes = [delegate] + (sceneDelegate.map { [$0] } ?? [])
    return "NSArray(array: [\(classes.map { "\($0.name)()" }.joined(separator: ", "))] as [Any])"
  }

  private static func sceneDelegateName(in paths: [String]) -> String? {
    for path in paths {
      guard let files = FileManager.default.enumerator(atPath: path) else { continue }
      for case let name as String in files
      where URL(filePath: name).lastPathComponent == "Info.plist" {
        guard let bytes = try? FileInput.read("\(path)/\(name)"),
          let found = sceneDelegateName(inPropertyList: Data(bytes))
        else { continue }
        return found
      }
    }
    return nil
  }

  private static func sceneDelegateName(inPropertyList data: Data) -> String? {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    let manifest = (list as? [String: Any])?["UIApplicationSceneManifest"] as? [String: Any]
    let scenes = manifest?["UISceneConfigurations"] as? [String: Any]
    let windows = scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let name = windows?.first?["UISceneDelegateClassName"] as? String
    // The module stands before it, most often as a variable.
    return name?.split(separator: ".").last.map(String.init)
  }
}

extension CodeListing {
  /// The classes that an app begins with; throws where there are none, or more than one.
  package func app(in paths: [String]) throws(LoaderError) -> AppClasses {
    try AppClasses(in: self, paths: paths)
  }
}
