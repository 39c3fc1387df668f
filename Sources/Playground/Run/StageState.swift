import Foundation

/// What is shown around the phone, comparable so that only changes are painted.
package struct StageState: Hashable, Sendable {
  /// The seen top of the keyboard, in points of the phone's screen; the screen's
  /// bottom when it is down.
  package var keyboardTop: CGFloat
  /// What the grip says about the keyboard's height.
  package var heightText: String
  /// Whether the grip has the keyboard in hand, or the pointer is over it.
  package var isGripActive = false
  /// Whether it is said what the grip is for.
  package var isGripHinted = false
  /// The line below the phone.
  package var caption: String
  /// Whether what is done is being recorded.
  package var isRecording = false
  package var isHelpShown = false
  /// What stands over the phone, if anything.
  var notice: NoticeView.Notice?

  package init(keyboardTop: CGFloat, heightText: String, caption: String) {
    self.keyboardTop = keyboardTop
    self.heightText = heightText
    self.caption = caption
  }
}
