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
  private let phone: Phone
  private let stage: Stage
  private var eventLoop: EventLoop?
  private var frame = 0

  /// What is done, half a second apart, over and over.
  private let steps: [PhoneCommand] = [
    .tap(.identifier("city")), .keyboardHeight(400), .keyboardHeight(nil),
    .tap(.identifier("name")), .key(KeyPress(.escape)),
  ]
  private static let framesPerStep = 31

  /// How many frames it takes to have seen everything once.
  static let warmUp = 5 * framesPerStep

  init(_ studio: Studio) throws {
    phone = try Phone(
      device: studio.device, layout: studio.layout, catalog: AppScreen.demonstrations,
      screen: "keep-above")
    let window = try Stage.makeWindow(
      on: Display(), title: "frames", device: studio.device, scale: 2)
    stage = try Stage(phones: [phone], window: window)
    let eventLoop = EventLoop(window: window, client: self)
    self.eventLoop = eventLoop
    window.show()
    eventLoop.turn()
  }

  func close() {
    eventLoop = nil
    phone.close()
  }

  func handle(_ event: InputEvent) {
    if case .exposed(let rects) = event { stage.expose(rects) }
  }

  func step() {}

  /// Returns the time each of some frames took, in milliseconds.
  func run(frames: Int) throws -> [Double] {
    try (0..<frames).map { _ in
      if frame % Self.framesPerStep == 0 {
        try phone.perform(steps[frame / Self.framesPerStep % steps.count])
      }
      frame += 1
      // A segment that the server still reads is waited for outside the time.
      while !stage.isReady { eventLoop?.turn() }
      let start = DispatchTime.now().uptimeNanoseconds
      phone.advance(by: FrameClock.ticksPerSecond / 60)
      let top = phone.keyboard.visibleTop
      _ = try stage.show(
        [StageState(keyboardTop: top, heightText: "\(Int(844 - top)) pt", caption: "frames")])
      eventLoop?.turn()
      return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
  }
}

extension Studio {
  /// The time each of some frames takes in a window of their own, which is gone
  /// afterwards, in milliseconds.
  func measureFrames(_ count: Int) throws -> [Double] {
    let frames = try FrameBenchmark(self)
    defer { frames.close() }
    _ = try frames.run(frames: FrameBenchmark.warmUp)
    return try frames.run(frames: count)
  }
}
