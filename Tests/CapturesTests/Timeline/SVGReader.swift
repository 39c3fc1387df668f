import Foundation
import FoundationXML

/// Reads an SVG document with a real parser, into its elements in order.
final class SVGReader: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var content = ""

    func number(_ attribute: String) -> Double {
      attributes[attribute].flatMap(Double.init) ?? .nan
    }

    /// The points of a polyline.
    var points: [CGPoint] {
      (attributes["points"] ?? "").split(separator: " ").map { pair in
        let numbers = pair.split(separator: ",").map { Double($0) ?? .nan }
        return CGPoint(x: numbers[0], y: numbers[1])
      }
    }

    /// The room that a text is given.
    var box: CGRect {
      let (length, size) = (number("textLength"), number("font-size"))
      let share = ["start": 0, "middle": 0.5, "end": 1.0][attributes["text-anchor"] ?? ""] ?? .nan
      return CGRect(
        x: number("x") - share * length, y: number("y") - 0.75 * size, width: length,
        height: size)
    }
  }

  private(set) var elements: [Element] = []
  /// The element whose end has not come yet, the innermost.
  private var open: Int?
  private(set) var isWellFormed = false

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  var texts: [Element] { all("text") }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
    open = elements.count - 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let open { elements[open].content += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open = nil
  }
}
