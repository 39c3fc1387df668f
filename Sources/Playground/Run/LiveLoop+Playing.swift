import Foundation
import HostSystem
import PhoneSimulator
import Scenarios
import UIKit

/// A scenario that plays on the person's phone, and then hands it over.
extension LiveLoop {
  /// Does what the scenario has to do at the present tick.
  func goOn(with playing: LivePlaying) {
    do {
      guard try playing.resume() else { return }
      handOver()
      show("Played to the end: it's yours")
    } catch {
      handOver()
      hasPlayingFailed = true
      StandardError.write("\(error.sentence)\n".printableLines)
      show("Line \(playing.line) failed: \(playing.reason(of: error))", for: 30)
    }
  }

  /// Ends the playing before the scenario does.
  func stopPlaying() {
    guard playing != nil else { return }
    handOver()
    show("Playing stopped: it's yours")
  }

  /// Lets go of what the scenario still holds.
  private func handOver() {
    playing = nil
    timeline.skipsQuietFrames = true
    for finger in phone.fingersDown { perform(.touch(.cancelled, at: .zero, id: finger)) }
    for release in phone.heldKeys { perform(.key(release)) }
  }
}
