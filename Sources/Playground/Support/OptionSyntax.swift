/// An option of the command line as help shows it and the parser knows it.
struct OptionSyntax: Hashable, Sendable {
  /// With its dashes.
  let name: String

  /// What its value is called; nil where it takes none.
  let value: String?
  let help: String

  init(_ name: String, _ value: String? = nil, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The option with its value's name.
  var spelling: String { value.map { "\(name) \($0)" } ?? name }
}
