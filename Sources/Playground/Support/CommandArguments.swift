import HostSystem
import PhoneSimulator
import Scenarios

/// The arguments of the program, sorted: which command, which options, what else.
struct CommandArguments: Hashable, Sendable {
  /// Nil where the first argument is no command's name.
  private(set) var namedCommand: CommandSyntax?
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// The command that is named, else the usual one.
  var command: CommandSyntax { namedCommand ?? usualCommand }
  private let usualCommand: CommandSyntax

  /// The value of an option; an empty text for one without.
  subscript(option: String) -> String? { values[option] }

  /// The options that are given and their values, as they are written again, but for some.
  func options(without left: Set<String>) -> [String] {
    values.sorted { $0.key < $1.key }.filter { !left.contains($0.key) }.flatMap { name, value in
      value.isEmpty ? [name] : ["\(name)=\(value)"]
    }
  }

  /// Sorts the arguments of a program with these commands, the first of which is the usual one.
  init(_ arguments: [String], of commands: [CommandSyntax]) throws(PlaygroundError) {
    precondition(!commands.isEmpty, "a program has a command")
    usualCommand = commands[0]
    var rest = arguments[...]
    if let first = rest.first, !first.hasPrefix("-") {
      namedCommand = try CommandSyntax.find(first, in: commands)
      rest = rest.dropFirst()
    }
    var optionsAreOver = false
    while let argument = rest.popFirst() {
      if argument == "--", !optionsAreOver {
        optionsAreOver = true
      } else if argument.hasPrefix("-"), argument != "-", !optionsAreOver {
        try takeOption(argument, from: &rest)
      } else if operands.count < command.operands.most {
        operands.append(argument)
      } else {
        throw .unexpectedArgument(argument)
      }
    }
  }

  private mutating func takeOption(
    _ argument: String, from rest: inout ArraySlice<String>
  ) throws(PlaygroundError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = parts[0] == "-h" ? "--help" : String(parts[0])
    let options = command.options + CommandSyntax.common
    guard let option = options.first(where: { $0.name == spelling }) else {
      throw .unknownOption(
        spelling, nearest: NearestName.of(spelling, in: options.map(\.name)))
    }
    if values[option.name] != nil { throw .optionTwice(option.name) }
    guard let value = option.value else {
      if parts.count > 1 { throw .unexpectedValue(option: option.name) }
      values[option.name] = ""
      return
    }
    let given = parts.count > 1 ? String(parts[1]) : rest.popFirst()
    guard let given, !given.isEmpty, parts.count > 1 || !given.hasPrefix("--") else {
      throw .missingValue(option: option.name, value: value)
    }
    values[option.name] = given
  }

  /// The value an option gives by its name.
  func choice<Value>(
    _ option: String, _ text: String, of type: Value.Type
  ) throws(PlaygroundError) -> Value
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      throw .badChoice(option: option, text: text, allowed: type.allCases.map(\.rawValue))
    }
    return value
  }

  /// The number an option gives, nil where it is not there.
  func number(
    _ option: String, in allowed: ClosedRange<Double>
  ) throws(PlaygroundError) -> Double? {
    guard let text = self[option] else { return nil }
    guard let number = PlainNumber.read(text), allowed.contains(number) else {
      throw .badNumber(option: option, text: text, allowed: allowed)
    }
    return number
  }

  /// The whole number an option gives, nil where it is not there.
  func wholeNumber(
    _ option: String, in allowed: ClosedRange<Int>
  ) throws(PlaygroundError) -> Int? {
    let range = Double(allowed.lowerBound)...Double(allowed.upperBound)
    guard let number = try number(option, in: range) else { return nil }
    guard let whole = Int(exactly: number) else {
      throw .badNumber(option: option, text: self[option] ?? "", allowed: range)
    }
    return whole
  }
}
