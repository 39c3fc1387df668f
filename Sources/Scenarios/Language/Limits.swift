import PhoneSimulator

/// What is possible in a scenario; times are seconds, heights points.
enum Limits {
  static let wait = 0.0...3600
  static let typingPause = 0.01...60
  static let times = 1...1000
  static let scale = 0.5...4
  static let shift = -10_000.0...10_000
  static let framesPerSecond = [24, 25, 30, 50, 60, 120]

  /// The height of a keyboard on whatever device.
  static let anyKeyboardHeight = 1.0...10_000

  /// A keyboard covers at most the whole screen.
  static func keyboardHeight(_ device: Device) -> ClosedRange<Double> {
    1...Double(device.portraitSize.height)
  }

  /// Whether a picture can have this name in any folder, beside the numbered frames.
  static func isStillName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, (1...100).contains(name.utf8.count) else {
      return false
    }
    func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    return isLetterOrDigit(first) && !name.hasPrefix("frame-")
      && name.unicodeScalars.allSatisfy { isLetterOrDigit($0) || "-_.".unicodeScalars.contains($0) }
  }
}
