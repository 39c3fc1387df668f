import Foundation
import PhoneSimulator
import Scenarios

/// What is played off-screen and where it goes; all of it has been checked.
package struct RenderOptions: Sendable {
  /// Pixels to a point where neither command line nor scenario says.
  package static let usualScale = 2.0

  package var assets: Assets
  package var scenario: Scenario

  /// The scenario's file, as errors name it.
  package var file: String
  package var device: Device
  package var screen: String
  package var folder: String
  package var scale: Double
}

extension RenderOptions {
  static let scales = 0.5...4.0

  @MainActor
  init(_ arguments: CommandArguments, in surroundings: Surroundings) throws {
    guard let folder = arguments["--out"] else {
      throw PlaygroundError.missingArgument("--out DIR")
    }
    self.folder = folder
    let givenScale = try arguments.number("--scale", in: Self.scales)
    switch (arguments["--screen"], arguments.operand) {
    case (let name?, nil):
      let screen = try surroundings.screen(named: name)
      file = surroundings.assets.file("scenarios/\(screen).scenario")
        .path(percentEncoded: false)
      guard FileManager.default.fileExists(atPath: file) else {
        throw PlaygroundError.noDemonstration(screen: screen, file: file)
      }
    case (nil, let operand?):
      file = operand
    case (nil, nil):
      throw PlaygroundError.missingArgument("--screen NAME or FILE.scenario")
    case (_?, _?):
      throw PlaygroundError.conflict("--screen", "FILE.scenario")
    }
    assets = surroundings.assets
    scenario = try ScenarioParser.parse(
      ScenarioFile.read(file), file: file, vocabulary: surroundings.vocabulary())
    device = try surroundings.device(named: scenario.device)
    screen = try surroundings.screen(named: scenario.screen)
    scale = givenScale ?? scenario.scale ?? Self.usualScale
  }
}
