import Foundation

/// Where the sets of asset catalogues are among an app's resources.
enum AssetCatalogue {
  /// The folders that the app's resources are in, those of the world first.
  static func resourceFolders(of bundle: Bundle? = nil) -> [String] {
    let own = bundle == nil ? World.calling?.resourceFolders.withLock { $0 } ?? [] : []
    return own + [(bundle ?? .main).resourcePath].compactMap { $0 }
  }

  /// The folder of a set, such as `Name.colorset`, in the catalogues of a folder; nil where none has it.
  static func set(_ name: String, in folder: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().lazy
      .compactMap { find(name, in: "\(folder)/\($0)", depth: 0) }.first
  }

  private static func find(_ name: String, in folder: String, depth: Int) -> String? {
    let whole = "\(folder)/\(name)"
    if FileManager.default.fileExists(atPath: whole) { return whole }
    guard depth < 8 else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for group in names.sorted() where !group.contains(".") {
      if let found = find(name, in: "\(folder)/\(group)", depth: depth + 1) { return found }
    }
    return nil
  }
}
