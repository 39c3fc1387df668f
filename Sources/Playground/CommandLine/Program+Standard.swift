import DemoScreens

extension Program {
  /// The program as it is started from a shell.
  package static var standard: Program {
    Program(catalog: DemoCatalog()) { try LiveLoop.open($0, in: $1) }
  }
}
