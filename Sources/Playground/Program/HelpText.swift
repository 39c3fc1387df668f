import PhoneSimulator
import Scenarios

/// What the program says about itself.
struct HelpText {
  /// What the program is called.
  let program: String

  let commands: [CommandSyntax]

  /// About the whole program.
  var overview: String {
    let usages = commands.flatMap { command in
      usage(of: command, named: command == .run ? "[run]" : command.name)
    }
    let commands = commands.map { ($0.name, $0.summary) }
    return """
      \(program): a phone whose keyboard can be taken hold of.

      Usage:
      \(usages.joined(separator: "\n"))

      Commands:
      \(TextTable.rows(commands))

      Options of every command:
      \(TextTable.rows(CommandSyntax.common.map { ($0.spelling, $0.help) }))

      Exit status: 0 all went well, 1 a step of a scenario failed, 2 the arguments or
      the scenario are wrong, 3 display, fonts, files or disk are not as they have to be.

      """
  }

  /// About one command.
  func about(_ command: CommandSyntax) -> String {
    var paragraphs = [
      ([command.summary, "", "Usage:"] + usage(of: command, named: command.name))
        .joined(separator: "\n")
    ]
    paragraphs += command.details.map { TextTable.wrap(naming($0), width: TextTable.width) }
    let options = command.options + CommandSyntax.common
    paragraphs.append("Options:\n" + TextTable.rows(options.map { ($0.spelling, naming($0.help)) }))
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// How scenarios are written.
  static var scenarioLanguage: String {
    let settings = SettingSyntax.all.map { ("\($0.name): \($0.value)", $0.help) }
    let steps = Verb.all.map { verb in
      let forms = verb.forms.map { "  \(verb.name) \($0)" }
      let help = TextTable.wrap(verb.help, width: TextTable.width - 6).split(separator: "\n").map {
        "      " + $0
      }
      return (forms + help).joined(separator: "\n")
    }
    return """
      A scenario is a text: settings, a line of dashes (---), steps, one to a line. What
      stands behind # at the start of a line, or behind two spaces and #, is a comment.

      Settings:
      \(TextTable.rows(settings))

      Steps:
      \(steps.joined(separator: "\n"))

      Motion, of a run up to now:
      \(TextTable.rows(MotionFigure.allCases.map { ($0.rawValue, $0.help) }))

      """
  }

  /// A text whose commands are this program's.
  func naming(_ text: String) -> String {
    text.replacing("\"\(Program.usualName) ", with: "\"\(program) ")
  }

  private func usage(of command: CommandSyntax, named name: String) -> [String] {
    let start = "  \(program) \(name)"
    guard let first = command.usage.first else { return [start] }
    let indent = String(repeating: " ", count: start.count + 1)
    return ["\(start) \(first)"] + command.usage.dropFirst().map { indent + $0 }
  }
}
