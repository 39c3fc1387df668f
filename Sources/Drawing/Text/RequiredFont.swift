import CPango

/// A family that frames are made with, and the Debian package that has it.
struct RequiredFont {
  let family: String
  let package: String

  static let all = [
    RequiredFont(family: "Inter", package: "fonts-inter"),
    RequiredFont(family: "Noto Sans", package: "fonts-noto-core"),
    RequiredFont(family: "Noto Sans Arabic", package: "fonts-noto-core"),
    RequiredFont(family: "Noto Sans Hebrew", package: "fonts-noto-core"),
    RequiredFont(family: "Noto Sans Devanagari", package: "fonts-noto-core"),
    RequiredFont(family: "Noto Sans Thai", package: "fonts-noto-core"),
    RequiredFont(family: "Noto Sans CJK JP", package: "fonts-noto-cjk"),
    RequiredFont(family: "Noto Color Emoji", package: "fonts-noto-color-emoji"),
  ]

  func exists(in configuration: OpaquePointer) -> Bool {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    FcObjectSetAdd(wanted, FC_FILE)
    guard let found = FcFontList(configuration, pattern, wanted) else { return false }
    defer { FcFontSetDestroy(found) }
    return found.pointee.nfont > 0
  }
}
