import Foundation

/// Keeps nothing of what a scenario wants to have kept.
package final class NoOutput: ScenarioOutput {
  package init() {}

  package func still(_ name: String, of part: CGRect?) {}
  package func begin(_ film: Film) {}
  package func shoot(_ film: Film) {}
  package func end(_ film: Film) {}
  package func write(_ text: String, to file: String) {}
}
