import Foundation
import HostSystem
import PhoneSimulator
import Scenarios

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

  /// Where a recording of everything goes, if anywhere.
  package var record: String?

  /// What is played before the phone is the person's.
  package var play: Staging?

  /// Frames a second of the trace.
  package var framesPerSecond: Int {
    play?.framesPerSecond ?? PhoneTimeline.usualFramesPerSecond
  }
}

extension RunOptions {
  /// Pixels to a point, with which a phone is not too large for a picture.
  static func scales(for device: Device) -> ClosedRange<Double> {
    0.25...min(8, (StageLayout.largestScale(for: device) * 100).rounded(.down) / 100)
  }

  static let slowness = 1.0...100

  @MainActor
  init(_ arguments: CommandArguments, in surroundings: Surroundings) throws {
    assets = surroundings.assets
    let staging = try arguments["--play"].map { try Staging(file: $0, in: surroundings) }
    device = try surroundings.device(named: arguments["--device"] ?? staging?.device.name)
    screen = try surroundings.screen(named: arguments["--screen"] ?? staging?.screen)
    keyboardHeight =
      try arguments.number("--keyboard-height", in: device.keyboardHeightRange)
      ?? staging?.keyboardHeight
    scale = try arguments.number("--scale", in: Self.scales(for: device))
    speed = 1 / (try arguments.number("--slow", in: Self.slowness) ?? 1)
    trace = arguments["--trace"]
    record = arguments["--record"]
    play = staging
    for (option, path) in [("--trace", trace), ("--record", record)] {
      if let path, path != "-" { try surroundings.uses.write(path, by: option) }
    }
    if let staging { try checkAgreement(of: arguments, with: staging) }
  }

  /// The phone is the scenario's; an option may say so once more.
  private func checkAgreement(
    of arguments: CommandArguments, with staging: Staging
  ) throws(PlaygroundError) {
    let height = staging.keyboardHeight
    let pairs = [
      ("--device", device.name == staging.device.name, staging.device.name),
      ("--screen", screen == staging.screen, "the screen \(staging.screen)"),
      (
        "--keyboard-height", keyboardHeight == height,
        height.map { "a keyboard of \(PlainNumber.write($0)) points" }
          ?? "the device's own keyboard height"
      ),
    ]
    for (option, agrees, wanted) in pairs where !agrees {
      guard let value = arguments[option] else { continue }
      throw .contradiction(option: option, value: value, file: staging.file, wanted: wanted)
    }
  }

  /// The settings of a scenario that begins with the same phone.
  var settings: [Setting] {
    var settings: [Setting] = [.device(device.name), .screen(screen)]
    if let keyboardHeight { settings.append(.keyboard(keyboardHeight)) }
    if framesPerSecond != PhoneTimeline.usualFramesPerSecond {
      settings.append(.framesPerSecond(framesPerSecond))
    }
    return settings
  }
}
