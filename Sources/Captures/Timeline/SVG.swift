import Drawing
import Foundation
import HostSystem

/// The spelling of SVG.
enum SVG {
  /// An element with its attributes, and text inside it where it has some.
  static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String>, content: String? = nil
  ) -> String {
    let start = openingTag(name, attributes)
    return content.map { "\(start)>\(escaped($0))</\(name)>" } ?? "\(start)/>"
  }

  /// An element's beginning, up to the bracket that closes it.
  static func openingTag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    attributes.reduce("<\(name)") { $0 + " \($1.key)=\"\(escaped($1.value))\"" }
  }

  /// Hundredths of a point, without zeros that say nothing.
  static func number(_ number: Double) -> String {
    PlainNumber.write(units: Int((number * 100).rounded()), decimals: 2, isShort: true)
  }

  /// The colour as #rrggbb; plots are opaque.
  static func color(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue].map { channel in
      PlainNumber.padded(Int((channel * 255).rounded()), to: 2, radix: 16)
    }
    return "#" + channels.joined()
  }

  /// The text with what XML takes for markup spelled out, and what it forbids replaced.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
