import Captures
import Drawing
import Foundation
import PhoneSimulator
import Scenarios
import UIKit

/// A scenario that is played off-screen into files: frames, stills and the trace.
@MainActor
final class Rendering {
  private let options: RenderOptions
  private let layout: KeyboardLayout
  private let catalog: any ScreenCatalog
  private let writer = PNGWriter()
  private var trace = TraceFormat.header
  private var frames = 0
  private var stills = 0
  private var ticks = 0

  /// Reads what is needed and makes the folder; nothing is played yet.
  init(_ options: RenderOptions, in surroundings: Surroundings) throws {
    self.options = options
    catalog = surroundings.catalog
    layout = try surroundings.keyboardLayout()
    try Fonts.prepare(configuration: options.assets.file("fonts.conf"))
    try FileOutput.makeFolder(at: options.folder)
    try removeOldFrames()
  }

  /// Plays to the end; what was finished stays when it fails.
  func play() throws {
    let phone = try Phone(
      device: options.device, layout: layout,
      settings: KeyboardSettings(height: options.scenario.keyboardHeight), catalog: catalog,
      screen: options.screen)
    defer { phone.close() }
    // Frames are exactly as large as stills.
    let target = RenderTarget(bitmap: phone.still(scale: options.scale))
    let timeline = PhoneTimeline(
      phone: phone,
      framesPerSecond: options.scenario.framesPerSecond ?? PhoneTimeline.usualFramesPerSecond
    ) { [self] sample in
      phone.paint(into: target, scale: options.scale)
      try writer.write(target.bitmap, to: path(Self.frameName(frames)))
      trace += TraceFormat.row(sample)
      frames += 1
      ticks = sample.tick
    }
    let player = ScenarioPlayer(
      options.scenario, file: options.file, on: timeline
    ) { [self] name in
      try writer.write(phone.still(scale: options.scale), to: path("\(name).png"))
      stills += 1
    }
    let played = Result { try player.play() }
    // What cannot be written comes first: without files nobody can look at a failed step.
    try writer.finish()
    try FileOutput.write(Array(trace.utf8), to: path("trace.csv"))
    try played.get()
  }

  /// One line on what there is now, and where.
  var summary: String {
    let seconds = TraceFormat.seconds(ticks: ticks).dropLast(3)
    let pictures = stills == 0 ? "" : stills == 1 ? ", 1 still" : ", \(stills) stills"
    return "\(frames) frame\(frames == 1 ? "" : "s")\(pictures) and the trace of \(seconds) s are "
      + "in \(options.folder)\n"
  }

  // MARK: Files

  private func path(_ name: String) -> String {
    options.folder.hasSuffix("/") ? options.folder + name : "\(options.folder)/\(name)"
  }

  private static func frameName(_ number: Int) -> String {
    let digits = String(number)
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  /// Frames of a longer run would otherwise follow those of this one.
  private func removeOldFrames() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: options.folder)
    where Self.isFrameName(name) {
      guard unlink(path(name)) == 0 else {
        throw PlaygroundError.cannotWrite(path: path(name), code: errno)
      }
    }
  }

  private static func isFrameName(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png"),
      let number = Int(name.dropFirst(6).dropLast(4))
    else { return false }
    return number >= 0 && frameName(number) == name
  }
}
