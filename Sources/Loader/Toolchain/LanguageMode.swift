/// The language mode of Swift that files are compiled in.
package enum LanguageMode: String, CaseIterable, Sendable {
  /// That of most iOS code.
  case five = "5"
  case six = "6"
}
