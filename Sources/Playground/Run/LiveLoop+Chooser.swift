import PhoneSimulator
import UIKit
import XWindow

/// What can be chosen in the window.
enum Choice: Hashable, Sendable {
  case device, screen, look

  /// What stands where the name is typed.
  var prompt: String {
    switch self {
    case .device: "Find a device"
    case .screen: "Find a screen"
    case .look: "Find a look"
    }
  }

  /// What is done with a name of the list.
  func command(_ name: String, of choice: SessionChoice) -> PhoneCommand? {
    switch self {
    case .look: LookChange(name: name).map(PhoneCommand.look)
    case .device: .device(name)
    case .screen:
      .screen(choice.screens.first { CodeName.short($0.name) == name }?.name ?? name)
    }
  }

  /// What of a session's choice there is, and what of it the phone has.
  func list(_ choice: SessionChoice, state: SessionState) -> ChooserList {
    switch self {
    case .device:
      ChooserList(
        choice.devices.map {
          let size = $0.portraitSize
          return ChooserOption(name: $0.name, detail: "\(Int(size.width)) × \(Int(size.height))")
        }, present: state.device.name)
    case .screen:
      ChooserList(
        choice.screens.map { ChooserOption(name: CodeName.short($0.name), detail: $0.title) },
        present: CodeName.short(state.screen))
    case .look:
      ChooserList(
        LookChange.all.map { ChooserOption(name: $0.name, detail: $0.kind) },
        present: state.look.parts.map(\.name))
    }
  }
}

/// The chooser of devices, screens and looks, which takes keys and mouse while it is open.
extension LiveLoop {
  /// Opens a chooser, or closes the one of that kind that is open.
  func toggleChooser(_ choice: Choice) {
    if choice == .screen, runs.count > 1 {
      show("Two screens are compared; start again to compare others")
      return
    }
    let isOpen = openChoice == choice
    closeChooser()
    if !isOpen { open(choice) }
  }

  private func open(_ choice: Choice) {
    releaseAllKeys()
    setMarkedText(nil)
    (pull, isPointerOverGrip, isHelpShown) = (nil, false, false)
    let scene = stage.scene
    let chooser = scene.world.enter {
      Chooser(choice.list(runs[0].session.choice, state: state), prompt: choice.prompt)
    }
    let present = chooser.list.allPresent
    chooser.onEnd = { [weak self] name in
      self?.closeChooser()
      guard let self, let name, !present.contains(name),
        let command = choice.command(name, of: runs[0].session.choice)
      else { return }
      perform(command)
    }
    scene.present(chooser)
    openChoice = choice
  }

  func closeChooser() {
    openChoice = nil
    stage.scene.dismissChooser()
  }

  /// Hands an event to the open chooser; false where the event is none of its own.
  func chooserTakes(_ event: InputEvent) -> Bool {
    // A key that has closed the chooser and is still held means nothing to the phone.
    if case .keyPress(let key) = event, key.isRepeat, chooserKeys.contains(key.code),
      openChoice == nil
    {
      return true
    }
    if case .keyRelease(let key) = event { return chooserKeys.remove(key.code) != nil }
    guard openChoice != nil else { return false }
    let scene = stage.scene
    switch event {
    case .keyPress(let key):
      switch Shortcut(key) {
      case .quit, .choose: return false
      default: break
      }
      chooserKeys.insert(key.code)
      scene.use { $0.press(key) }
    case .text(let text): scene.use { $0.insert(text) }
    case .buttonPress(let pointer) where pointer.button == .primary:
      scene.touch(.began, at: stage.layout.picturePoint(at: pointer.position))
    case .buttonRelease(let pointer) where pointer.button == .primary:
      scene.touch(.ended, at: stage.layout.picturePoint(at: pointer.position))
    case .pointerMoved(let pointer):
      scene.touch(.moved, at: stage.layout.picturePoint(at: pointer.position))
    case .scroll(let scroll):
      scene.use { $0.scroll(by: -48 * CGFloat(scroll.vertical)) }
    case .preedit, .buttonPress, .buttonRelease, .pointerEntered: break
    default: return false
    }
    return true
  }
}
