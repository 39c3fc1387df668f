/// Where screens come from that are built out of files, again whenever these change.
@MainActor
package protocol ScreenSource: AnyObject {
  /// What there is to choose among, by the names of screens.
  var screens: [SessionChoice.Screen] { get }

  /// Takes what has come of building.
  var onNews: ((ScreenNews) -> Void)? { get set }

  /// Says where one of some places in a library, the innermost first, is in its source; nil where that is
  /// not known.
  func place(of offsets: [UInt64], in library: String) -> String?

  /// Builds a screen, of which there is news later.
  func build(_ name: String)
}

/// What has come of building a screen.
package enum ScreenNews: Hashable, Sendable {
  case built(LoadedScreen)

  /// Why there is no new one: a line for each thing that is wrong.
  case problems(String)
}
