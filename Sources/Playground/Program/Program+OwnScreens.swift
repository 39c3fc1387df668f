import PhoneSimulator

extension Program {
  /// A program with an app's own screens, which reads no files of iOS code.
  package init(name: String, screens: [AppScreen]) {
    self.init(name: name, catalog: screens, opensFiles: false) { try LiveLoop.open($0, in: $1) }
  }

  /// Says what is wrong with the screens that there are.
  func checkCatalog() throws(PlaygroundError) {
    if catalog.isEmpty { throw .noScreens }
    var names: Set<String> = []
    for screen in catalog {
      guard Self.isName(screen.name) else { throw .badScreenName(screen.name) }
      guard names.insert(screen.name).inserted else { throw .screenTwice(screen.name) }
    }
  }

  /// Whether scenarios and lists can spell a screen's name.
  private static func isName(_ name: String) -> Bool {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    return words.allSatisfy { !$0.isEmpty && !$0.hasPrefix("#") }
      && !name.unicodeScalars.contains {
        $0 == "\"" || $0 == "," || $0.properties.generalCategory == .control
      }
  }
}
