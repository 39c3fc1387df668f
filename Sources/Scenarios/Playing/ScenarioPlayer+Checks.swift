import Foundation
import PhoneSimulator
import UIKit

/// Whether what is expected is so.
extension ScenarioPlayer {
  func parts(of step: CheckStep) -> [Move] {
    switch step {
    case .expect(let expectation):
      [
        { [unowned self] in
          if let failure = failure(of: expectation) { try miss(failure) }
          return nil
        }
      ]
    case .include(let inclusion):
      inclusion.steps.map { begin($0.step) }
    }
  }

  /// Distances that print alike in a trace are the same.
  private static let usualTolerance = 0.0005

  /// Why an expectation is not met by what is seen at present; nil when it is.
  func failure(of expectation: Requirement) -> StepFailure? {
    let tolerance = expectation.tolerance ?? Self.usualTolerance
    let sample = timeline.present()
    let isUp = sample.keyboardTop < Double(phone.window.bounds.height) - Self.usualTolerance
    func isNear(_ value: Double, _ wanted: Double) -> Bool { abs(value - wanted) <= tolerance }

    switch expectation.condition {
    case .shift(let wanted):
      return isNear(sample.shift, wanted) ? nil : .shiftIs(sample.shift)
    case .keyboard(let wantedUp):
      return isUp == wantedUp ? nil : .keyboardIsNot(up: wantedUp)
    case .keyboardTop(let wanted):
      return isNear(sample.keyboardTop, wanted) ? nil : .keyboardTopIs(sample.keyboardTop)
    case .notifications(let wanted):
      return failure(ofNotifications: wanted)
    case .motion(let figure, let limit):
      let figures = timeline.motionFigures
      return figures[figure] <= limit + Self.usualTolerance
        ? nil : .motionIs(figure, figures.text(of: figure))
    case .visible(let target, false):
      return reasonNotVisible(target) != nil ? nil : .isVisible(target)
    case .focused(let target, false):
      guard let view = phone.view(for: target) else { return .noSuchView(target) }
      return view.isFirstResponder ? .isFocused(target) : nil
    case .visible(let target, true):
      return reasonNotVisible(target)
    case .focused(let target, true):
      guard let view = phone.view(for: target) else { return .noSuchView(target) }
      return view.isFirstResponder ? nil : .isNotFocused(target)
    case .frame(let target, let wanted):
      guard let view = phone.view(for: target) else { return .noSuchView(target) }
      let frame = phone.frameInWindow(of: view)
      let pairs = [
        (frame.minX, wanted.minX), (frame.minY, wanted.minY), (frame.width, wanted.width),
        (frame.height, wanted.height),
      ]
      return pairs.allSatisfy { isNear(Double($0), Double($1)) } ? nil : .frameIs(target, frame)
    case .text(let target, let wanted):
      guard let view = phone.view(for: target) else { return .noSuchView(target) }
      guard let text = view.viewText?.seen else { return .hasNoText(target) }
      return text == wanted ? nil : .textIs(target, text)
    case .gap(let target, let limit):
      guard let view = phone.view(for: target) else { return .noSuchView(target) }
      let gap = sample.keyboardTop - Double(phone.frameInWindow(of: view).maxY)
      return gap <= limit + Self.usualTolerance ? nil : .gapIs(target, gap)
    case .aboveKeyboard(let target, let wanted):
      guard let view = phone.view(for: target) else { return .noSuchView(target) }
      guard isUp else { return .keyboardIsDown }
      let gap = sample.keyboardTop - Double(phone.frameInWindow(of: view).maxY)
      let isRight = wanted.map { isNear(gap, $0) } ?? (gap >= -Self.usualTolerance)
      return isRight ? nil : .gapIs(target, gap)
    }
  }

  /// Why not the whole view can be seen; nil when it can.
  private func reasonNotVisible(_ target: Target) -> StepFailure? {
    guard let view = phone.view(for: target) else { return .noSuchView(target) }
    guard view.canBeSeen else { return .isHidden(target) }
    let frame = phone.frameInWindow(of: view)
    let tolerance = CGFloat(Self.usualTolerance)
    guard phone.screen.bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(frame) else {
      return .isOffScreen(target)
    }
    let overlap = frame.maxY - phone.keyboard.visibleTop
    let isOfKeyboard = view.window === phone.keyboard.window
    return overlap <= tolerance || isOfKeyboard ? nil : .gapIs(target, -Double(overlap))
  }

  private func failure(ofNotifications wanted: [KeyboardNotification.Name]) -> StepFailure? {
    let all = timeline.notifications
    let names = all.dropFirst(checkedNotifications).map(\.notification.name)
    guard names == wanted else { return .notificationsAre(names) }
    checkedNotifications = all.count
    return nil
  }
}
