import Foundation
import UIKit

extension Phone {
  /// Goes on on another device, with the same screen anew.
  func switchDevice(to name: String) throws(PhoneError) {
    let device = try choice.device(named: name)
    exchange(device: device, screen: appScreen, event: .deviceSwitched(device.name))
  }

  /// Goes on with another screen, or the same one anew, on the same device.
  func switchScreen(to name: String) throws(PhoneError) {
    let screen = try choice.screens.screen(named: name)
    exchange(device: device, screen: screen, event: .screenSwitched(name))
  }

  /// Ends the app and starts it anew on another handset at the same tick, with the keyboard set as
  /// it is.
  private func exchange(device: Device, screen appScreen: AppScreen, event: PhoneEvent) {
    let old = handset
    let (caret, secrets) = (holdsCaret, revealsSecrets)
    let tick = now
    endApp(isSeen: false)
    log.add(event)
    self.appScreen = appScreen
    let screen = Handset.makeScreen(of: device, at: tick)
    log.clock = screen.clock
    handset = Handset(
      device: device, on: screen, layout: old.keyboard.layout, settings: old.keyboard.settings,
      look: old.look, screen: appScreen, log: log)
    start()
    (holdsCaret, revealsSecrets) = (caret, secrets)
  }
}
