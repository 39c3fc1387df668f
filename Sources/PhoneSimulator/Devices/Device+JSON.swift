import Foundation
import HostSystem

// The ranges keep out slips of the finger, not devices yet to come.
private let screenSides = 100.0...4000
private let smallLengths = 0.0...500

extension Device {
  /// Reads one entry of the catalogue: a device for each of its names.
  static func devices(at entry: JSONPlace) throws(JSONError) -> [Device] {
    let entry = firstName(in: entry.node).map(entry.named) ?? entry
    return try entry.object { fields throws(JSONError) in
      var names: [String] = []
      let list = try fields("names")
      for name in try list.elements() { names.append(try name.string()) }
      if names.isEmpty { throw list.error("is empty") }
      let idiom = try Idiom(at: fields("idiom"))
      let points = try fields("points")
      let size = try CGSize(at: points, sides: screenSides)
      if size.width > size.height { throw points.error("is wider than high; portrait is meant") }
      let scale = try fields("scale").number(in: 1...4)
      let cornerRadius = try fields("cornerRadius").number(in: 0...Double(size.width / 2))
      let hasHomeIndicator = try fields("homeIndicator").bool()
      let statusBar = try StatusBar(at: fields("statusBar"))
      let safeArea = try ByOrientation(at: fields("safeArea")) { place, _ throws(JSONError) in
        try SafeArea(at: place)
      }
      let keyboard = try ByOrientation(
        at: fields("keyboard")
      ) { place, orientation throws(JSONError) in
        try KeyboardHeights(
          at: place, screenHeight: orientation == .portrait ? size.height : size.width)
      }
      return names.map { name in
        Device(
          name: name, idiom: idiom, portraitSize: size, scale: scale, cornerRadius: cornerRadius,
          hasHomeIndicator: hasHomeIndicator, statusBar: statusBar, safeArea: safeArea,
          keyboard: keyboard)
      }
    }
  }

  /// The name to call an entry by in errors, if it has got as far as a name.
  private static func firstName(in node: JSONNode) -> String? {
    guard case .object(let members) = node.value,
      case .array(let names) = members.first(where: { $0.name == "names" })?.node.value,
      case .string(let name) = names.first?.value
    else { return nil }
    return name
  }
}

extension Device.Idiom {
  fileprivate init(at place: JSONPlace) throws(JSONError) {
    guard let idiom = Self(rawValue: try place.string()) else {
      throw place.error("is neither phone nor pad")
    }
    self = idiom
  }
}

extension CGSize {
  fileprivate init(at place: JSONPlace, sides: ClosedRange<Double>) throws(JSONError) {
    self = try place.object { fields throws(JSONError) in
      CGSize(
        width: try fields("width").number(in: sides), height: try fields("height").number(in: sides)
      )
    }
  }
}

extension Device.StatusBar {
  fileprivate init(at place: JSONPlace) throws(JSONError) {
    self = try place.object { fields throws(JSONError) in
      let kind = try fields("kind")
      switch try kind.string() {
      case "plain": return .plain
      case "notch": return .notch(try fields.size())
      case "island":
        return .island(try fields.size(), top: try fields("top").number(in: smallLengths))
      default: throw kind.error("is none of plain, notch and island")
      }
    }
  }
}

extension JSONPlace.Fields {
  fileprivate mutating func size() throws(JSONError) -> CGSize {
    CGSize(
      width: try self("width").number(in: smallLengths),
      height: try self("height").number(in: smallLengths))
  }
}

extension Device.ByOrientation {
  fileprivate init(
    at place: JSONPlace,
    _ read: (JSONPlace, Device.Orientation) throws(JSONError) -> Value
  ) throws(JSONError) {
    self = try place.object { fields throws(JSONError) in
      Self(
        portrait: try read(fields("portrait"), .portrait),
        landscape: try read(fields("landscape"), .landscape))
    }
  }
}

extension Device.SafeArea {
  fileprivate init(at place: JSONPlace) throws(JSONError) {
    self = try place.object { fields throws(JSONError) in
      Self(
        top: try fields("top").number(in: smallLengths),
        side: try fields("side").number(in: smallLengths),
        bottom: try fields("bottom").number(in: smallLengths))
    }
  }
}

extension Device.KeyboardHeights {
  fileprivate init(at place: JSONPlace, screenHeight: CGFloat) throws(JSONError) {
    // A keyboard of no height or a screen's height leaves nothing to look at.
    let heights = 1...Double(screenHeight) - 1
    self = try place.object { fields throws(JSONError) in
      let withoutBar = try fields("withoutBar").number(in: heights)
      let withBarPlace = try fields("withBar")
      let withBar = try withBarPlace.number(in: heights)
      if withBar < withoutBar { throw withBarPlace.error("is less than withoutBar") }
      let keypad = try fields("keypad")
      return Self(
        withBar: withBar, withoutBar: withoutBar,
        keypad: keypad.isNull ? nil : try keypad.number(in: heights))
    }
  }
}
