/// A phone or tablet that a test runs on, by the name it has in the file of devices.
///
/// Apple's are constants; those of a package's own `assets/devices.json` are made by their names.
public struct Device: Hashable, Codable, Sendable {
  /// The name, such as `iPhone SE (3rd generation)`; case does not count.
  public let name: String

  /// Names a device; whether it exists is found out when a phone is made.
  public init(_ name: String) {
    self.name = name
  }

  /// All devices there are, in the order of their file; throws where that cannot be read.
  public static var all: [Device] {
    get throws { try TestResources.shared.get().devices.names.map(Device.init) }
  }
}

extension Device: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension Device {
  /// The name in one word, as the constants are called: `iPhoneSE3`.
  var identifier: String {
    let words = name.split { " ()/".contains($0) }.filter { $0 != "generation" }.map(Self.part)
    guard let first = words.first else { return "device" }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A word of a name without what only people read: `3` of `3rd`, `12Inch` of `12.9-inch`.
  private static func part(_ word: Substring) -> String {
    let word = word.replacing("-inch", with: "Inch")
    guard let match = word.wholeMatch(of: /([0-9]+)(?:\.[0-9]+)?(st|nd|rd|th|Inch)?/) else {
      return String(word)
    }
    return String(match.1) + (match.2 == "Inch" ? "Inch" : "")
  }
}
