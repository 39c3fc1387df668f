import DemoScreens
import Dispatch
import Drawing
import PhoneSimulator
import Playground
import UIKit
import XWindow

/// Frames of a form and a keyboard that move, in a real window at two pixels a
/// point: ticks, layout, paint and put.
@MainActor
final class FrameBenchmark: EventLoopClient {
  private let session: PhoneSession
  private let stage: Stage
  private var eventLoop: EventLoop?
  private var frame = 0
  private var tick = 0

  /// What is done, half a second apart, over and over.
  private let steps: [PhoneCommand] = [
    .tap(.identifier("city")), .keyboardHeight(400), .keyboardHeight(nil),
    .tap(.identifier("name")), .key(KeyPress(.escape)),
  ]
  private static let framesPerStep = 31

  /// How many frames it takes to have seen everything once.
  static let warmUp = 5 * framesPerStep

  init(_ studio: Studio) throws {
    session = try PhoneSession(
      SessionConfiguration(assetFolders: [], device: studio.device.name, screen: "keep-above"),
      in: CommandResources(assets: studio.assets, catalog: AppScreen.demonstrations))
    let window = try Stage.makeWindow(
      on: Display(), title: "frames", device: studio.device, scale: 2)
    stage = try Stage(sessions: [session], window: window)
    let eventLoop = EventLoop(window: window, client: self)
    self.eventLoop = eventLoop
    window.show()
    eventLoop.turn()
  }

  func close() {
    eventLoop = nil
    session.close()
  }

  func handle(_ event: InputEvent) {
    if case .exposed(let rects) = event { stage.expose(rects) }
  }

  func step() {}

  /// Returns the time each of some frames took, in milliseconds.
  func run(frames: Int) throws -> [Double] {
    try (0..<frames).map { _ in
      if frame % Self.framesPerStep == 0 {
        _ = try session.turn(.perform(steps[frame / Self.framesPerStep % steps.count]))
      }
      frame += 1
      // A segment that the server still reads is waited for outside the time.
      while !stage.isReady { eventLoop?.turn() }
      let start = DispatchTime.now().uptimeNanoseconds
      tick += FrameClock.ticksPerSecond / 60
      let top = try session.turn(.advance(to: tick)).state.sample.keyboardTop
      _ = try stage.show(
        [StageState(keyboardTop: top, heightText: "\(Int(844 - top)) pt", caption: "frames")])
      eventLoop?.turn()
      return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
  }
}

extension FrameBenchmark {
  /// Returns the time each of some switches took until the new picture was handed over, in
  /// milliseconds: in turn of the device and of the screen.
  func switches(_ count: Int) throws -> [Double] {
    let commands: [PhoneCommand] = [
      .device("iPhone SE (3rd generation)"), .screen("notifications"), .device("iPhone 13"),
      .screen("keep-above"),
    ]
    return try (0..<count).map { number in
      while !stage.isReady { eventLoop?.turn() }
      let start = DispatchTime.now()
      let turn = try session.turn(.perform(commands[number % commands.count]))
      require(turn.entries.contains { $0.event.isSwitch }, "the phone is another")
      stage.deviceSwitched()
      let isShown = try stage.show(
        [
          StageState(
            keyboardTop: turn.state.sample.keyboardTop, heightText: "hidden", caption: "switches")
        ])
      eventLoop?.turn()
      require(isShown, "the picture is handed over")
      return milliseconds(since: start)
    }
  }
}

extension Studio {
  /// The time each of some switches takes in a window of their own, in milliseconds.
  func measureSwitches(_ count: Int) throws -> [Double] {
    let benchmark = try FrameBenchmark(self)
    defer { benchmark.close() }
    _ = try benchmark.run(frames: FrameBenchmark.warmUp)
    return try benchmark.switches(count)
  }

  /// The time each of some frames takes in a window of their own, which is gone
  /// afterwards, in milliseconds.
  func measureFrames(_ count: Int) throws -> [Double] {
    let frames = try FrameBenchmark(self)
    defer { frames.close() }
    _ = try frames.run(frames: FrameBenchmark.warmUp)
    return try frames.run(frames: count)
  }
}
