import Foundation

/// The keyboard layouts there are, each in a file of `keyboards` that is named for its language.
package struct KeyboardLayoutCatalog: Sendable {
  /// The language that counts where none is asked for.
  package static let usualLanguage = "en"

  /// The languages' codes, such as `en`, in the order of the alphabet.
  package let languages: [String]

  private let assets: Assets

  /// Lists the layouts of some assets; their files are read when they are asked for.
  package init(assets: Assets) {
    self.assets = assets
    languages = assets.names(in: "keyboards", ending: ".json")
  }

  /// The path of a language's file.
  package func file(for language: String = usualLanguage) -> URL {
    assets.file("keyboards/\(language).json")
  }

  /// The layout of a language; throws where its file is missing or wrong.
  package func layout(for language: String = usualLanguage) throws(AssetError) -> KeyboardLayout {
    try KeyboardLayout(contentsOf: file(for: language))
  }
}
