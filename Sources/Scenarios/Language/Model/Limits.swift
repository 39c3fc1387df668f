/// What is possible in a scenario; times are seconds, distances points.
package enum Limits {
  static let wait = 0.0...3600
  static let typingPause = 0.01...60
  static let times = 1...1000
  static let characters = 1...1000
  static let frames = 1...100_000
  static let ticks = 1...2_000_000
  /// Pixels to a point.
  package static let scale = 0.5...4
  static let shift = -10_000.0...10_000
  static let tolerance = 0.0...1000
  static let motion = 0.0...10_000

  /// What a notification of a faulty system may say.
  static let postedDuration = -10.0...1000
  static let postedCurve = -1000...1000
  /// Rates whose frames fall on ticks.
  package static let framesPerSecond = [24, 25, 30, 50, 60, 120]

  /// Seeds that every program reads as the same number.
  static let seed = 0...Int(1 << 53 - 1)

  /// The time between two pictures of a strip.
  static let stripInterval = 0.0017...60

  /// More pictures side by side are no strip.
  static let picturesInStrip = 500

  /// How deeply files may include each other, and how many bytes they may bring.
  static let depth = 16
  static let includedBytes = 2_000_000

  /// The height of a keyboard on whatever device.
  static let anyKeyboardHeight = 1.0...10_000

  /// What `render` writes by itself.
  private static let takenNames = ["failure", "film", "timeline", "trace"]

  /// Whether a file of a scenario's own can have this name in any folder,
  /// beside those that are written anyway.
  static func isOutputName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, (1...100).contains(name.utf8.count) else {
      return false
    }
    func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    return isLetterOrDigit(first) && !name.hasPrefix("frame-") && !takenNames.contains(name)
      && name.unicodeScalars.allSatisfy { isLetterOrDigit($0) || "-_.".unicodeScalars.contains($0) }
  }
}
