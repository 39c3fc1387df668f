/// Keeps nothing of what a scenario wants to have kept.
package final class NoOutput: ScenarioOutput {
  package init() {}
}
