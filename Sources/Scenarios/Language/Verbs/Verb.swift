import PhoneSimulator

/// What a step can begin with, and how what stands behind it is read.
package struct Verb: Sendable {
  package let name: String

  /// What can stand behind the name, as help shows it; a line for each form.
  package let forms: [String]

  /// What it does, for help.
  package let help: String

  /// Makes the step of the words behind the name.
  let read: @Sendable (inout WordReader) throws(ScenarioProblem) -> Step

  init(
    _ name: String, _ forms: String..., help: String,
    read: @escaping @Sendable (inout WordReader) throws(ScenarioProblem) -> Step
  ) {
    self.name = name
    self.forms = forms
    self.help = help
    self.read = read
  }
}
