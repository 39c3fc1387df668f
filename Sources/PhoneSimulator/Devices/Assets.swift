import Foundation

/// The folder of files a user may edit: devices, fonts, scenarios.
package struct Assets: Hashable, Sendable {
  package static let environmentVariable = "KEYBOARD_PLAYGROUND_ASSETS"

  package let directory: URL

  package init(directory: URL) {
    self.directory = directory
  }

  /// Looks for the folder; a place that is named outright is the only one tried.
  ///
  /// The working directory is never looked at: what a program does must not
  /// depend on where it is started.
  package static func find(
    explicit: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL = URL(filePath: "/proc/self/exe")
  ) throws(AssetError) -> Assets {
    let named = [explicit, environment[environmentVariable]].compactMap { $0 }
    let places =
      if let place = named.first(where: { !$0.isEmpty }) {
        [URL(filePath: place)]
      } else {
        places(besides: executable.resolvingSymlinksInPath())
      }
    guard let place = places.first(where: isFolderOfAssets) else {
      throw .notFound(tried: places.map { $0.path(percentEncoded: false) })
    }
    return Assets(directory: place)
  }

  package func file(_ name: String) -> URL {
    directory.appending(path: name)
  }

  private static func places(besides executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    var places = [
      folder.deletingLastPathComponent().appending(path: "share/keyboard-playground")
    ]
    var ancestor = folder
    while true {
      places.append(ancestor.appending(path: "assets"))
      if ancestor.path() == "/" { return places }
      ancestor.deleteLastPathComponent()
    }
  }

  private static func isFolderOfAssets(_ folder: URL) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appending(path: "devices.json").path(percentEncoded: false))
  }
}
