import CPango
import Foundation

/// What decides about the pixels of a frame besides this program: the libraries that paint, and
/// the fonts.
///
/// Where it is equal, pictures are equal byte for byte.
package struct RendererIdentity: Hashable, Sendable {
  /// A library's name and the version that is loaded.
  package struct Library: Hashable, Sendable {
    package let name: String
    package let version: String
  }

  /// The name of a font file, without its folder, and the MD5 of its bytes in 32 hexadecimal
  /// digits.
  package struct FontFile: Hashable, Sendable {
    package let name: String
    package let hash: String
  }

  /// By name.
  package let libraries: [Library]
  /// By name.
  package let fonts: [FontFile]

  /// The libraries that are loaded and the fonts that `Fonts.prepare` has put into use; reads all
  /// of their files.
  package static func current() throws(DrawingError) -> RendererIdentity {
    let paths = TextEngine.shared.withLock { _ in fontPaths() }
    var fonts: Set<FontFile> = []
    for path in paths {
      let name = String(
        URL(filePath: path).lastPathComponent.map { $0.isNewline ? "\u{fffd}" : $0 })
      fonts.insert(FontFile(name: name, hash: try FileHash.hash(ofFile: path)))
    }
    return RendererIdentity(
      libraries: loadedLibraries,
      fonts: fonts.sorted { ($0.name, $0.hash) < ($1.name, $1.hash) })
  }

  private static var loadedLibraries: [Library] {
    [
      Library(name: "cairo", version: String(cString: cairo_version_string())),
      Library(name: "freetype", version: freeTypeVersion),
      Library(name: "harfbuzz", version: String(cString: hb_version_string())),
      Library(name: "pango", version: String(cString: pango_version_string())),
      Library(name: "pixman", version: String(cString: pixman_version_string())),
    ]
  }

  /// Only an instance of the library says its version.
  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      preconditionFailure("FreeType is out of memory")
    }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// The files of all fonts that the configuration accepts, in no order.
  private static func fontPaths() -> Set<String> {
    guard let set = FcConfigGetFonts(nil, FcSetSystem)?.pointee else { return [] }
    var paths: Set<String> = []
    for index in 0..<Int(set.nfont) {
      var path: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(set.fonts[index], FC_FILE, 0, &path) == FcResultMatch, let path
      else { continue }
      paths.insert(String(cString: path))
    }
    return paths
  }
}
