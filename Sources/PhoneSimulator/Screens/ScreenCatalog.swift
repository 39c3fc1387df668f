import Foundation
import UIKit

/// The screens there are, by name.
@MainActor
package protocol ScreenCatalog {
  /// In the order in which they are listed.
  var entries: [ScreenEntry] { get }

  /// Makes a fresh screen; nil for a name that is not in the catalogue.
  func screen(named name: String) -> (any ObservedScreen)?
}

/// What a list of screens says about one of them.
package struct ScreenEntry: Hashable, Sendable {
  /// The name on the command line and in scenarios.
  package var name: String
  package var title: String

  /// One sentence on what the screen is there to show.
  package var whatToWatch: String

  package init(name: String, title: String, whatToWatch: String) {
    self.name = name
    self.title = title
    self.whatToWatch = whatToWatch
  }
}
