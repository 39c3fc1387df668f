import HostSystem
import UIKit

/// A scenario that plays on the person's phones, and then hands them over.
extension LiveLoop {
  /// Says how the playing has ended on one phone or more.
  func follow(_ ends: [PlayingEnd]) {
    for end in ends {
      switch end {
      case .finished: show("Played to the end: it's yours")
      case .stopped: show("Playing stopped: it's yours")
      case .failed(let sentence, let line, let reason):
        hasPlayingFailed = true
        StandardError.write("\(sentence)\n".printableLines)
        show("Line \(line) failed: \(reason)", for: 30)
      }
    }
  }

  /// Ends the playing before the scenario does.
  func stopPlaying() {
    if isPlaying { turn(.stopPlaying) }
  }
}
