import Scenarios

/// What the program says about itself.
enum HelpText {
  private static let program = "keyboard-playground"
  private static let width = 80

  /// About the whole program.
  static var overview: String {
    let usages = CommandSyntax.all.flatMap { command in
      usage(of: command, named: command == .run ? "[run]" : command.name)
    }
    let commands = CommandSyntax.all.map { ($0.name, $0.summary) }
    return """
      \(program): a phone whose keyboard can be taken hold of.

      Usage:
      \(usages.joined(separator: "\n"))

      Commands:
      \(table(commands))

      Options of every command:
      \(table(CommandSyntax.common.map { ($0.spelling, $0.help) }))

      Exit status: 0 all went well, 1 a step of a scenario failed, 2 the arguments or
      the scenario are wrong, 3 display, fonts, files or disk are not as they have to be.

      """
  }

  /// About one command.
  static func about(_ command: CommandSyntax) -> String {
    var paragraphs = [
      ([command.summary, "", "Usage:"] + usage(of: command, named: command.name))
        .joined(separator: "\n")
    ]
    paragraphs += command.details.map { wrap($0, width: width) }
    let options = command.options + CommandSyntax.common
    paragraphs.append("Options:\n" + table(options.map { ($0.spelling, $0.help) }))
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// How scenarios are written.
  static var scenarioLanguage: String {
    let settings = SettingSyntax.all.map { ("\($0.name): \($0.value)", $0.help) }
    let steps = Verb.all.map { verb in
      let forms = verb.forms.map { "  \(verb.name) \($0)" }
      let help = wrap(verb.help, width: width - 6).split(separator: "\n").map { "      " + $0 }
      return (forms + help).joined(separator: "\n")
    }
    return """
      A scenario is a text: settings, a line of dashes (---), steps, one to a line. What
      stands behind # at the start of a line, or behind two spaces and #, is a comment.

      Settings:
      \(table(settings))

      Steps:
      \(steps.joined(separator: "\n"))

      Motion, of a run up to now:
      \(table(MotionFigure.allCases.map { ($0.rawValue, $0.help) }))

      """
  }

  private static func usage(of command: CommandSyntax, named name: String) -> [String] {
    let start = "  \(program) \(name)"
    guard let first = command.usage.first else { return [start] }
    let indent = String(repeating: " ", count: start.count + 1)
    return ["\(start) \(first)"] + command.usage.dropFirst().map { indent + $0 }
  }

  /// Two columns, the second one wrapped.
  static func table(_ rows: [(String, String)]) -> String {
    let column = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { name, text in
      let lines = wrap(text, width: width - column).split(separator: "\n")
      let indent = String(repeating: " ", count: column)
      let first = "  " + name + String(repeating: " ", count: column - 2 - name.count)
      return first + lines.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }

  private static func wrap(_ text: String, width: Int) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
