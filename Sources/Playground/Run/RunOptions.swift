import Foundation
import HostSystem
import PhoneSimulator
import Scenarios

/// What a window is opened with; all of it has been checked.
@MainActor
package struct RunOptions {
  /// What the program calls itself, in the title and where something is said.
  package var programName = "keyboard-playground"
  package var assets: Assets
  package var device: Device
  package var screen: String

  /// The keyboard's height in points; nil is the device's own.
  package var keyboardHeight: Double?

  /// How all apps look.
  var look: Look

  /// Pixels to a point; nil is as large as fits.
  package var scale: Double?

  /// Seconds of the phone in a second of the clock on the wall.
  package var speed: Double

  /// The screen of a second phone, which gets the same input, if any.
  package var compare: String?

  /// Where the trace of each phone goes, if anywhere; no paths of folders.
  package var traces: [String]

  /// Where a recording of everything goes, if anywhere.
  package var record: String?

  /// What is played before the phone is the person's.
  package var play: Staging?

  /// The code that is shown in a process of its own, on each phone that has some.
  package var opened: [Opened?] = []

  /// Code that is built out of files.
  package struct Opened {
    /// What is shown first, and what else a scenario goes on to.
    package var screens: [LoadedScreen]
    package var source: any ScreenSource

    /// The program that loads it.
    package var program: String

    /// Whether its process waits for a debugger, and may stand still afterwards.
    package var waitsForDebugger = false
  }

  /// Writes a sentence to standard error, under the program's name.
  func say(_ sentence: String) { StandardError.write("\(programName): \(sentence)\n") }

  /// Frames a second of the trace.
  package var framesPerSecond: Int {
    play?.framesPerSecond ?? PhoneTimeline.usualFramesPerSecond
  }
}

extension RunOptions {
  /// Pixels to a point, with which a phone is not too large for a picture.
  static func scales(for device: Device, columns: Int = 1) -> ClosedRange<Double> {
    let largest = StageLayout.largestScale(for: device, columns: columns)
    return 0.25...min(8, (largest * 100).rounded(.down) / 100)
  }

  static let slowness = 1.0...100

  init(
    _ arguments: CommandArguments, in resources: CommandResources, screen name: String? = nil
  ) throws {
    assets = resources.assets
    let staging = try arguments["--play"].map { try Staging(file: $0, in: resources) }
    device = try resources.device(named: arguments["--device"] ?? staging?.device.name)
    screen = try resources.screen(named: name ?? arguments["--screen"] ?? staging?.screen)
    keyboardHeight =
      try arguments.number("--keyboard-height", in: device.keyboardHeightRange)
      ?? staging?.keyboardHeight
    look = try arguments["--look"].map { try Look(option: "--look", $0) } ?? staging?.look ?? Look()
    compare = try arguments["--compare"].map { try resources.screen(named: $0) }
    scale = try arguments.number(
      "--scale", in: Self.scales(for: device, columns: compare == nil ? 1 : 2))
    speed = 1 / (try arguments.number("--slow", in: Self.slowness) ?? 1)
    traces = try Self.traces(arguments, count: compare == nil ? 1 : 2)
    record = arguments["--record"]
    play = staging
    for (option, path) in traces.map({ ("--trace", $0) }) + [("--record", record)] {
      if let path, path != "-" { try resources.uses.write(path, by: option) }
    }
    if let staging { try checkAgreement(of: arguments, with: staging) }
  }

  /// The paths of the option for traces, one for each phone.
  private static func traces(
    _ arguments: CommandArguments, count: Int
  ) throws(PlaygroundError) -> [String] {
    guard let list = arguments["--trace"] else { return [] }
    // The path of one trace may have commas in it.
    guard count > 1 else { return [list] }
    let paths = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard paths.count == count, !paths.contains("") else {
      throw .badTraceCount(list, wanted: count)
    }
    if Set(paths).count < count { throw .sameOutput(option: "--trace", paths[0], paths[1]) }
    return paths
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
      (
        "--look", look == staging.look,
        staging.look == Look()
          ? "the usual look" : "the look \(staging.look.words.joined(separator: "+"))"
      ),
    ]
    for (option, agrees, wanted) in pairs where !agrees {
      guard let value = arguments[option] else { continue }
      throw .contradiction(option: option, value: value, file: staging.file, wanted: wanted)
    }
  }

  /// The screens from left to right.
  var screens: [String] { [screen] + (compare.map { [$0] } ?? []) }

  /// The code on a phone, counted from the left.
  func opened(on index: Int) -> Opened? { opened.indices.contains(index) ? opened[index] : nil }

  /// What the session of a phone is opened with, counted from the left.
  func configuration(of index: Int) -> SessionConfiguration {
    let opened = opened(on: index)
    var configuration = SessionConfiguration(
      assetFolders: assets.folders.map { $0.path(percentEncoded: false) }, device: device.name,
      screen: screens[index])
    configuration.language = play?.scenario.language
    configuration.look = look
    configuration.keyboardHeight = keyboardHeight
    configuration.framesPerSecond = framesPerSecond
    configuration.isCompared = compare != nil
    configuration.revealsSecrets = true
    configuration.loaded = opened?.screens ?? []
    configuration.waitsForDebugger = opened?.waitsForDebugger ?? false
    return configuration
  }
}
