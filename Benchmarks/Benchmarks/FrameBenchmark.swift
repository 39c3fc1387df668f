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

  init() throws {
    let assets = try Assets.find()
    try Fonts.prepare(configuration: assets.file("fonts.conf"))
    guard let device = try DeviceCatalog(assets: assets).device(named: "iPhone 13") else {
      preconditionFailure("the catalogue has an iPhone 13")
    }
    phone = try Phone(
      device: device, layout: KeyboardLayout(contentsOf: assets.file("keyboards/en.json")),
      catalog: DemoCatalog(), screen: "keep-above")
    let window = try Stage.makeWindow(
      on: Display(), title: "frames", device: device, scale: 2)
    stage = try Stage(phone: phone, window: window)
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
      _ = stage.show(
        StageState(keyboardTop: top, heightText: "\(Int(844 - top)) pt", caption: "frames"))
      eventLoop?.turn()
      return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
  }
}
