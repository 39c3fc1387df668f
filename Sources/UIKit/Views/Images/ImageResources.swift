import Foundation
import HostSystem

/// Pictures among an app's resources.
enum ImageResources {
  /// Reads the picture of a name from a bundle, else from the app's own resources; nil where there is
  /// none.
  static func contents(named name: String, in bundle: Bundle? = nil) -> ImageContents? {
    guard !name.isEmpty else { return nil }
    for folder in AssetCatalogue.resourceFolders(of: bundle) {
      if let contents = contents(named: name, inFolder: folder) { return contents }
    }
    return nil
  }

  /// Reads a file, whose name may say how many pixels are in a point.
  static func contents(ofFile path: String) -> ImageContents? {
    guard let bytes = try? FileInput.read(path, limit: 256 << 20) else { return nil }
    let stem = (path as NSString).deletingPathExtension
    let scale = (2...3).first { stem.hasSuffix("@\($0)x") } ?? 1
    return ImageContents(decoding: bytes, scale: CGFloat(scale))
  }

  private static func contents(named name: String, inFolder folder: String) -> ImageContents? {
    let (stem, ending) = (
      (name as NSString).deletingPathExtension, (name as NSString).pathExtension
    )
    let known = ["png", "jpg", "jpeg"]
    let isWhole = known.contains(ending.lowercased())
    for scale in ["@3x", "@2x", ""] {
      for ending in isWhole ? [ending] : known {
        let path = "\(folder)/\(isWhole ? stem : name)\(scale).\(ending)"
        if let contents = contents(ofFile: path) { return contents }
      }
    }
    return imageSet(isWhole ? stem : name, in: folder)
  }

  /// What an image set says of its files.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?

      /// Whether it is the one for the dark; nil where it is for what does not come here.
      var isDark: Bool? {
        guard let appearances, !appearances.isEmpty else { return false }
        guard appearances.count == 1, appearances[0].appearance == "luminosity" else { return nil }
        return appearances[0].value == "dark"
      }
    }
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }
    struct Properties: Decodable {
      var templateRenderingIntent: String?

      enum CodingKeys: String, CodingKey {
        case templateRenderingIntent = "template-rendering-intent"
      }
    }
    var images: [Entry]?
    var properties: Properties?
  }

  /// Reads an image set of a folder's catalogues, preferring many pixels.
  private static func imageSet(_ name: String, in folder: String) -> ImageContents? {
    guard let found = AssetCatalogue.set("\(name).imageset", in: folder),
      let bytes = try? FileInput.read("\(found)/Contents.json", limit: 1 << 20),
      let set = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { return nil }
    var contents = contents(of: set, in: found, isDark: false)
    let dark = Self.contents(of: set, in: found, isDark: true)
    if contents == nil { return dark }
    contents?.dark = dark.map(UIImage.init(contents:))
    return contents
  }

  /// Reads the picture of a set for the dark, or for elsewhere.
  private static func contents(
    of set: Contents, in found: String, isDark: Bool
  ) -> ImageContents? {
    let entries = (set.images ?? []).filter { $0.filename != nil && $0.isDark == isDark }
      .sorted { ($0.scale ?? "1x") > ($1.scale ?? "1x") }
    for entry in entries {
      guard let file = entry.filename, !file.contains("/"),
        let bytes = try? FileInput.read("\(found)/\(file)", limit: 256 << 20)
      else { continue }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      guard var contents = ImageContents(decoding: bytes, scale: scale) else { continue }
      switch set.properties?.templateRenderingIntent {
      case "template": contents.renderingMode = .alwaysTemplate
      case "original": contents.renderingMode = .alwaysOriginal
      default: break
      }
      return contents
    }
    return nil
  }
}
