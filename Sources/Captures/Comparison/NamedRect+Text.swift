import Foundation

extension [NamedRect] {
  /// One line for each rectangle: the name in quotation marks, then x, y, width and height.
  ///
  ///     "field \"city\"" 16 204.5 358 44
  package var text: String {
    map { view in
      let numbers = [view.rect.minX, view.rect.minY, view.rect.width, view.rect.height]
      return "\(Self.quoted(view.name)) " + numbers.map(Self.number).joined(separator: " ") + "\n"
    }
    .joined()
  }

  /// Reads what `text` writes; `path` is for the error alone.
  package init(parsing text: String, path: String = "the list of views") throws(CaptureError) {
    self = []
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      var parser = LineParser(rest: Substring(line).unicodeScalars)
      guard let rect = parser.namedRect() else {
        throw .malformed(
          path: path, line: index + 1, reason: "it is not a quoted name and four finite numbers")
      }
      append(rect)
    }
  }

  /// The shortest number that reads as the same, without a fraction where it is whole.
  private static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    return abs(value) < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private static func quoted(_ name: String) -> String {
    var result = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control || scalar.isLineSeparator:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isLineSeparator: Bool { value == 0x2028 || value == 0x2029 }
}

private struct LineParser {
  var rest: Substring.UnicodeScalarView

  mutating func namedRect() -> NamedRect? {
    guard let name = quotedName(), let x = number(), let y = number(), let width = number(),
      let height = number(), rest.isEmpty, width >= 0, height >= 0
    else { return nil }
    return NamedRect(name: name, rect: CGRect(x: x, y: y, width: width, height: height))
  }

  private mutating func quotedName() -> String? {
    guard rest.popFirst() == "\"" else { return nil }
    var name = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(name)
      case "\\":
        guard let escaped = escaped() else { return nil }
        name.append(escaped)
      default: name.append(scalar)
      }
    }
    return nil
  }

  /// What a backslash stands before.
  private mutating func escaped() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\""?: return "\""
    case "\\"?: return "\\"
    case "u"?:
      guard rest.popFirst() == "{", let end = rest.prefix(9).firstIndex(of: "}"),
        let value = UInt32(String(rest[..<end]), radix: 16)
      else { return nil }
      rest = rest[rest.index(after: end)...]
      return Unicode.Scalar(value)
    default: return nil
    }
  }

  private mutating func number() -> Double? {
    guard rest.popFirst() == " " else { return nil }
    let end = rest.firstIndex(of: " ") ?? rest.endIndex
    defer { rest = rest[end...] }
    return Double(String(rest[..<end])).flatMap { $0.isFinite ? $0 : nil }
  }
}
