import PhoneSimulator

/// What a window is opened with; all of it has been checked.
package struct RunOptions: Sendable {
  package var assets: Assets
  package var device: Device
  package var screen: String

  /// The keyboard's height in points; nil is the device's own.
  package var keyboardHeight: Double?

  /// Pixels to a point; nil is as large as fits.
  package var scale: Double?

  /// Seconds of the phone in a second of the clock on the wall.
  package var speed: Double

  /// Where the trace goes, if anywhere; no path of a folder.
  package var trace: String?
}

extension RunOptions {
  static let scales = 0.25...8.0
  static let slowness = 1.0...100

  @MainActor
  init(_ arguments: CommandArguments, in surroundings: Surroundings) throws {
    assets = surroundings.assets
    device = try surroundings.device(named: arguments["--device"])
    screen = try surroundings.screen(named: arguments["--screen"])
    keyboardHeight = try arguments.number(
      "--keyboard-height", in: 1...Double(device.portraitSize.height))
    scale = try arguments.number("--scale", in: Self.scales)
    speed = 1 / (try arguments.number("--slow", in: Self.slowness) ?? 1)
    trace = arguments["--trace"]
  }
}
