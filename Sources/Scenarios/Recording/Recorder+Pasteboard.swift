import PhoneSimulator
import UIKit

/// What is copied elsewhere is noted as it is only when it has been read where nothing is secret.
///
/// Until then it may be anything that a person has copied, and as many other characters do as well.
extension Recorder {
  private static let standIn = "x"

  func preparePasteboard(_ text: String) {
    pending.kinds = [
      .command(.pasteboard(String(repeating: Self.standIn, count: text.count)))
    ]
  }

  func notePasteboard(_ text: String, at index: Int) {
    unreadText = (text, index, phone.world.generalPasteboard.readCount)
  }

  /// Looks whether what is on the pasteboard has been read since the last command.
  func followPasteboard(wasSecret: Bool) {
    guard let (text, index, readCount) = unreadText else { return }
    let present = phone.world.generalPasteboard.readCount
    guard present != readCount else { return }
    if wasSecret || isSecret {
      unreadText?.readCount = present
    } else {
      change(at: index) { $0.kind = .command(.pasteboard(text)) }
      unreadText = nil
    }
  }
}
