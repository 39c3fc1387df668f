import Captures
import DemoScreens
import Dispatch
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios
import UIKit

extension Studio {
  /// How much faster than real time a demonstration is played for its trace
  /// alone, from the first step to the file; nothing is painted.
  func measureTrace() throws -> Double {
    let name = "keep-above"
    let file = assets.file("scenarios/\(name).scenario").path
    let scenario = try ScenarioParser.parse(
      ScenarioFile.read(file), file: file,
      vocabulary: ScenarioVocabulary(
        devices: devices.devices, screens: AppScreen.demonstrations.map(\.name),
        languages: [layout.language], defaultDevice: device))
    let folder = try TemporaryFolder()
    return try withPhone(scenario.device.flatMap(devices.device), screen: name) { phone in
      let timeline = PhoneTimeline(phone: phone)
      let player = ScenarioPlayer(scenario, file: file, on: timeline, output: NoOutput())
      let start = DispatchTime.now()
      try player.play()
      let rows = (timeline.history ?? []).map { TraceFormat.row($0) }
      try FileOutput.write(
        Array((TraceFormat.header + rows.joined()).utf8), to: "\(folder.path)/trace.csv")
      let wall = milliseconds(since: start) / 1e3
      let played = Double(phone.now) / Double(FrameClock.ticksPerSecond)
      require(played > 5 && rows.count > 60 * Int(played), "there is a frame for each 1/60 s")
      return played / wall
    }
  }
}
