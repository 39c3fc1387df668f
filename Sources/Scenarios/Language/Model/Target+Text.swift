import HostSystem
import PhoneSimulator

extension Target {
  /// The target as the parser reads it, whatever characters are in it.
  var written: String {
    switch self {
    case .identifier(let name): "#" + (name.isPlainWord ? name : name.quoted)
    case .text(let text): text.quoted
    case .point(let point):
      "\(PlainNumber.write(Double(point.x))),\(PlainNumber.write(Double(point.y)))"
    }
  }
}

extension String {
  /// Whether the text can stand without quotes as one word.
  var isPlainWord: Bool {
    guard let first = unicodeScalars.first, first != "\"", first != "#" else { return false }
    return unicodeScalars.allSatisfy { !$0.properties.isWhitespace && !Self.needsEscape($0) }
  }

  /// The text in double quotes, with escapes for what cannot stand in a line.
  var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where Self.needsEscape(scalar):
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
