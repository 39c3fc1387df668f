import Foundation
import PhoneSimulator
import UIKit

/// Steps of the software keyboard.
extension ScenarioPlayer {
  func parts(of step: KeyboardStep) -> [Move] {
    switch step {
    case .visibility(let visibility): [perform(.keyboard(visibility))]
    case .height(let height): [perform(.keyboardHeight(height))]
    case .heightOver(let height, let time): pull(to: height, over: time)
    case .heightAlong(let marks):
      schedule(
        marks.map { (FrameClock.ticks($0.time), .keyboardHeight($0.height, by: .pulling)) })
    case .arrangement(let arrangement): [perform(.keyboardArrangement(arrangement))]
    case .suggestions(let isOn): [perform(.predictiveBar(isOn))]
    case .hardware(let isOn): [perform(.hardwareKeyboard(isOn))]
    case .language(let code): [perform(.language(code))]
    case .post(let posting): [perform(.post(notification(posting)))]
    }
  }

  /// The edge is pulled a little in every frame of the screen.
  private func pull(to height: Double, over time: Double) -> [Move] {
    let start = Double(phone.keyboard.wantedHeight)
    let ticks = FrameClock.ticks(time)
    return schedule(
      FrameClock.frames(of: ticks).map { tick, progress in
        (
          tick,
          .keyboardHeight(
            tick == ticks ? height : start + (height - start) * progress, by: .pulling)
        )
      })
  }

  private func notification(_ posting: Posting) -> KeyboardNotification {
    let bounds = phone.screen.bounds
    let present =
      phone.keyboard.frame
      ?? CGRect(
        x: 0, y: bounds.height, width: bounds.width, height: phone.keyboard.wantedHeight)
    return KeyboardNotification(
      name: posting.name, beginFrame: posting.beginFrame ?? present,
      endFrame: posting.endFrame ?? present, duration: posting.duration, curve: posting.curve,
      isLocal: posting.isLocal)
  }
}
