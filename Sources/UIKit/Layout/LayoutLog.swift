import Foundation

/// Where a world says what is wrong with its constraints and presentations: standard error, unless it is told otherwise.
@MainActor
package final class LayoutLog: WorldPart {
  package var write: (String) -> Void = { text in
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
  {
    didSet { isPristine = false }
  }

  /// Hears the same as one sentence, for a log of events.
  package var note: ((String) -> Void)? {
    didSet { isPristine = false }
  }

  private(set) var isPristine = true

  init(of world: World) {}
}

extension World {
  /// Where the world says what is wrong with its constraints.
  package var layoutLog: LayoutLog { part() }
}
