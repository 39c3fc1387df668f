import Foundation
import HostSystem

/// The files a user may edit: devices, keyboards, fonts, scenarios, and the sources
/// of what rewrites iOS code.
///
/// They lie in folders that cover each other, name by name: the one of `--assets`, the one of the
/// environment variable, that of the package or the installation the program belongs to, and the
/// copies that are built along with the program.
package struct Assets: Hashable, Sendable {
  package static let environmentVariable = "KEYBOARD_PLAYGROUND_ASSETS"

  /// The folders, the first of which that has a file counts.
  package let folders: [URL]

  package init(folders: [URL]) {
    self.folders = folders
  }

  /// Looks for the folders.
  ///
  /// The working directory is never looked at: what a program does must not depend on where it is
  /// started.
  ///
  /// - Throws: `AssetError.notFound` if a folder that is named outright has no assets, or if there
  ///   are no devices anywhere.
  package static func find(
    explicit: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL = URL(filePath: "/proc/self/exe")
  ) throws(AssetError) -> Assets {
    let named = [explicit, environment[environmentVariable]]
      .compactMap { $0 }.filter { !$0.isEmpty }.map { URL(filePath: $0) }
    if let wrong = named.first(where: { !hasAssets($0) }) {
      throw .notFound(tried: [wrong.path(percentEncoded: false)])
    }
    let executable = URL(filePath: executable.path(percentEncoded: false).withLinksResolved)
    let places = places(besides: executable)
    let own = places.first(where: hasAssets)
    let built = builtFolder(besides: executable)
    let assets = Assets(folders: named + [own, built].compactMap { $0 })
    guard exists(assets.file(devices)) else {
      throw .notFound(tried: (named + places + [built]).map { $0.path(percentEncoded: false) })
    }
    return assets
  }

  /// Where a file or a folder of some name is; where it should be if there is none.
  package func file(_ name: String) -> URL {
    let places = folders.map { $0.appending(path: name) }
    return places.first(where: Self.exists) ?? places[0]
  }

  /// The names of the files in a folder of that name that end in some way, without their endings, in
  /// the order of the alphabet.
  package func names(in folder: String, ending: String) -> [String] {
    let names = folders.flatMap { place in
      let path = place.appending(path: folder).path(percentEncoded: false)
      return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
    let wanted = names.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
    return Set(wanted.map { String($0.dropLast(ending.count)) }).sorted()
  }

  private static let devices = "devices.json"

  /// SwiftPM's name for the copies of `assets` that belong to this target.
  private static let bundle = "keyboard-playground_PhoneSimulator.resources"

  private static func builtFolder(besides executable: URL) -> URL {
    executable.deletingLastPathComponent().appending(path: bundle)
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

  private static func hasAssets(_ folder: URL) -> Bool {
    [devices, "fonts.conf", "keyboards", "loader", "scenarios"].contains {
      exists(folder.appending(path: $0))
    }
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }
}
