import Foundation

/// Takes what a scenario wants to have kept.
@MainActor
package protocol ScenarioOutput: AnyObject {
  /// Takes a picture of the present screen, or of a part of it in its points.
  func still(_ name: String, of part: CGRect?) throws

  /// Begins the pictures of a film; they follow in order.
  func begin(_ film: Film) throws

  /// Adds the present screen to a film that has begun.
  func shoot(_ film: Film) throws

  func end(_ film: Film) throws

  /// Keeps a text under the name of a file.
  func write(_ text: String, to file: String) throws
}

/// Who wants only some of it leaves out the rest.
extension ScenarioOutput {
  package func still(_ name: String, of part: CGRect?) {}
  package func begin(_ film: Film) {}
  package func shoot(_ film: Film) {}
  package func end(_ film: Film) {}
  package func write(_ text: String, to file: String) {}
}

/// Keeps nothing of what a scenario wants to have kept.
package final class NoOutput: ScenarioOutput {
  package init() {}
}
