import Foundation
import HostSystem

/// Returns the text of a key from the tables among the app's resources, `Localizable.strings` or the
/// catalogue `Localizable.xcstrings` where none is named; else `value`, or the key where that is empty.
///
/// In a file that imports Foundation as well as UIKit, it is Foundation's function that is called. A table
/// lies in a folder for its language (`en.lproj`, `Base.lproj`) or in none.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  if bundle === Bundle.main {
    let table = tableName ?? "Localizable"
    for folder in World.calling?.resourceFolders.withLock({ $0 }) ?? [] {
      for place in ["en.lproj/", "Base.lproj/", ""] {
        guard
          let bytes = try? FileInput.read("\(folder)/\(place)\(table).strings", limit: 1 << 24)
        else { continue }
        if let text = LocalizedStrings.texts(in: bytes)[key] { return text }
      }
      if let bytes = try? FileInput.read("\(folder)/\(table).xcstrings", limit: 1 << 24),
        let text = StringCatalogue.text(of: key, in: bytes)
      {
        return text
      }
    }
  }
  return bundle.localizedString(forKey: key, value: value, table: tableName)
}

/// Catalogues of texts in all languages, which are JSON.
private enum StringCatalogue {
  /// The English text of a key, else the one in the catalogue's own language; of plurals the general one.
  static func text(of key: String, in bytes: [UInt8]) -> String? {
    let catalogue = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let entries = catalogue?["strings"] as? [String: Any]
    guard let entry = entries?[key] as? [String: Any] else { return nil }
    let languages = ["en", catalogue?["sourceLanguage"] as? String].compactMap(\.self)
    let texts = entry["localizations"] as? [String: Any]
    return languages.lazy.compactMap { value(of: texts?[$0]) }.first
  }

  private static func value(of localization: Any?) -> String? {
    let localization = localization as? [String: Any]
    if let unit = localization?["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    let variations = localization?["variations"] as? [String: Any]
    let plural = variations?["plural"] as? [String: Any]
    return plural.flatMap { value(of: $0["other"]) }
  }
}

/// Tables of texts: lines such as `"key" = "text";` between comments.
private enum LocalizedStrings {
  /// The texts of a table by their keys, as far as it can be read.
  static func texts(in bytes: [UInt8]) -> [String: String] {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let text =
      isWide
      ? String(data: Data(bytes), encoding: .utf16) ?? "" : String(decoding: bytes, as: UTF8.self)
    let pattern =
      /\/\*(?s:.*?)\*\/|\/\/[^\n]*|"((?:[^"\\]|\\(?s:.))*)"\s*=\s*"((?:[^"\\]|\\(?s:.))*)"/
    var texts: [String: String] = [:]
    for match in text.matches(of: pattern) {
      guard let key = match.1, let value = match.2 else { continue }
      texts[unescaped(key)] = unescaped(value)
    }
    return texts
  }

  /// A text without the signs that keep others from what they mean.
  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var (result, rest) = ("", text)
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        let digits = rest.prefix(4)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
          rest = rest.dropFirst(4)
        } else {
          result.append(next)
        }
      default: result.append(next)
      }
    }
    return result
  }
}
