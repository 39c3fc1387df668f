import Foundation
import UIKit

extension Phone {
  /// Heights that the keyboard can be set to by hand, in points.
  package var keyboardHeightRange: ClosedRange<Double> { device.keyboardHeightRange }

  func apply(_ command: PhoneCommand) throws(PhoneError) {
    if command.needsApp, isInBackground { throw .appInBackground }
    switch command {
    case .touch(let phase, let point, let id):
      try touch(phase, at: point, id: id)
    case .tap(let target):
      try tap(at: point(of: target))
    case .wheel(let target, let way):
      try turnWheel(by: way, at: point(of: target))
    case .key(let press):
      try self.press(press)
    case .text(let text):
      try type(text)
    case .markedText(let text, let caret):
      try mark(text, caret: caret)
    case .pasteboard(let text):
      world.generalPasteboard.string = text
    case .paste(let text):
      try paste(text)
    case .keyboard(let visibility):
      try setKeyboard(visibility)
    case .keyboardHeight(let height, let change):
      if let height, !keyboardHeightRange.contains(height) {
        throw .badHeight(height, allowed: keyboardHeightRange)
      }
      keyboard.setHeight(height, by: change)
    case .keyboardArrangement(let arrangement):
      guard device.keyboardArrangements.contains(arrangement) else {
        throw .noSuchArrangement(arrangement, device: device.name)
      }
      keyboard.arrange(arrangement)
    case .predictiveBar(let isOn):
      keyboard.setPredictiveBar(isOn)
    case .hardwareKeyboard(let isConnected):
      keyboard.setHardwareKeyboard(isConnected)
    case .language(let code):
      keyboard.setLayout(try choice.layout(of: code))
    case .message(let text):
      keyboard.receive(message: text)
    case .look(let change):
      handset.look.take(change)
      world.show(handset.look)
    case .app(let place):
      try move(appTo: place)
    case .device, .screen:
      preconditionFailure("a switch is not made inside the world that it ends")
    case .post(let notification):
      notification.post(for: screen, in: log)
    }
  }

  private var isInBackground: Bool { world.application.applicationState == .background }

  private func move(appTo place: AppPlace) throws(PhoneError) {
    switch place {
    case .background:
      if isInBackground { throw .appInBackground }
      cancelFingers()
      for light in keyboard.lights.held { keyboard.unlight(light) }
      handset.home.isHidden = false
      world.application.enterBackground()
    case .foreground:
      guard isInBackground else { throw .appInForeground }
      handset.home.isHidden = true
      world.application.enterForeground()
    }
  }

  private func setKeyboard(_ visibility: KeyboardVisibility) throws(PhoneError) {
    let isUp = keyboard.placement.hasKeys
    let isWanted = keyboard.input != nil || keyboard.inputViews.input != nil
    switch visibility {
    case .hide where !isUp: throw .keyboardAlreadyDown
    case .show where isUp: throw .keyboardAlreadyUp
    case .show where !isWanted, .toggle where !isWanted:
      throw .keyboardNeedsFocus
    case .show where keyboard.settings.hardwareKeyboard,
      .toggle where !isUp && keyboard.settings.hardwareKeyboard:
      throw .hardwareKeyboardConnected
    case .hide, .show, .toggle: keyboard.putAway(isUp)
    }
  }
}

extension PhoneCommand {
  /// Whether it reaches the app, or the keyboard that the app has.
  fileprivate var needsApp: Bool {
    switch self {
    case .key(let press): press.phase != .up
    case .text, .markedText, .paste, .keyboard, .keyboardHeight, .keyboardArrangement,
      .predictiveBar, .hardwareKeyboard, .language:
      true
    case .touch, .tap, .wheel, .pasteboard, .message, .look, .app, .device, .screen, .post: false
    }
  }
}
