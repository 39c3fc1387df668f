import HostSystem

/// An error of the compiler in a line of a file.
package struct CompilerError: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let message: String

  /// Reads one of the compiler's lines; nil where it says something else.
  init?(_ text: Substring) {
    guard let mark = text.firstRange(of: ": error: ") else { return nil }
    let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let line = Int(place[place.count - 2]) else { return nil }
    file = place.dropLast(2).joined(separator: ":")
    self.line = line
    message = String(text[mark.upperBound...])
  }

  /// The errors among the compiler's words, each once, in their order.
  static func all(in words: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return words.split(separator: "\n").compactMap(CompilerError.init)
      .filter { seen.insert($0).inserted }
  }

  /// The versions, where the modules are of another compiler than the one that has been started.
  static func otherCompiler(in words: String) -> (built: String, found: String)? {
    let pattern = /module compiled with (.+?) cannot be imported by the (.+?) compiler/
    return words.firstMatch(of: pattern).map { (String($0.1), String($0.2)) }
  }

  /// What a type does not have, or what is not for Linux.
  ///
  /// What is not in scope at all says nothing: where a class is missing, so is what it has.
  var missing: (type: String?, name: String)? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count >= 3 else { return nil }
    if message.contains(" has no member '"), quoted.count >= 5 {
      return (Self.nominal(quoted[1]), String(quoted[3]))
    }
    if message.contains("' is unavailable") {
      return (nil, String(quoted[1]))
    }
    return nil
  }

  /// The type itself in a type's description: `UIView` in `[UIView]?` and in `UIView.Type`.
  private static func nominal(_ description: Substring) -> String {
    var type = description.filter { !"?![]()".contains($0) }
    if type.hasPrefix("any ") { type.removeFirst(4) }
    if type.hasSuffix(".Type") { type.removeLast(5) }
    return String(type.prefix { $0 != "<" })
  }
}

extension CompilerError: CustomStringConvertible {
  package var description: String { "\(file):\(line): error: \(message)" }
}
