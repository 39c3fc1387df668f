import DemoScreens

extension Program {
  /// The program as it is started from a shell.
  package static var standard: Program {
    Program(catalog: DemoCatalog()) { _, _ in throw PlaygroundError.noWindow }
  }
}
