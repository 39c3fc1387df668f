import Foundation
import HostSystem

extension UIColor {
  /// Creates the colour of a name from the app's resources: a colour set of an asset catalogue; nil where
  /// there is none.
  ///
  /// Of a set with several appearances it is the one for any of them.
  public convenience init?(named name: String) {
    guard let color = NamedColor.find(name) else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

/// A colour as a catalogue has it; its parts are from 0 to 1.
struct NamedColor {
  var red, green, blue, alpha: CGFloat

  /// What a colour set says.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Color: Decodable {
        var components: [String: String]?
      }
      struct Appearance: Decodable {}
      var color: Color?
      var appearances: [Appearance]?
    }
    var colors: [Entry]?
  }

  /// Reads the colour of a name from the app's resources.
  static func find(_ name: String) -> NamedColor? {
    guard !name.isEmpty else { return nil }
    for folder in AssetCatalogue.resourceFolders() {
      guard let set = AssetCatalogue.set("\(name).colorset", in: folder),
        let bytes = try? FileInput.read("\(set)/Contents.json", limit: 1 << 20),
        let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
      else { continue }
      let entries = (contents.colors ?? []).filter { $0.color?.components != nil }
      let entry = entries.first { ($0.appearances ?? []).isEmpty } ?? entries.first
      if let color = entry?.color?.components.flatMap(NamedColor.init) { return color }
    }
    return nil
  }

  private init?(_ components: [String: String]) {
    func part(_ name: String) -> CGFloat? { components[name].flatMap(Self.part) }
    // Which is never of 255.
    alpha = components["alpha"].flatMap(Double.init).map { min(max($0, 0), 1) } ?? 1
    if let white = part("white") {
      (red, green, blue) = (white, white, white)
    } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
      (self.red, self.green, self.blue) = (red, green, blue)
    } else {
      return nil
    }
  }

  /// Reads a part: `0.2` as it is, `0x33` and `51` of 255.
  private static func part(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
