/// The line below the phone: what is news, else what goes on.
struct Caption {
  private var news: String?
  private var isComplaint = false

  /// Shows what has just come about.
  mutating func show(_ sentence: String) {
    (news, isComplaint) = (sentence, false)
  }

  /// Shows what could not be done.
  mutating func complain(_ sentence: String) {
    (news, isComplaint) = (sentence, true)
  }

  /// Drops the news, which its time or something else that was done has made old.
  mutating func forget() {
    news = nil
  }

  /// Drops a complaint, as something could be done after it.
  mutating func forgetComplaint() {
    if isComplaint { news = nil }
  }

  /// The line, which may be two.
  ///
  /// - Parameters:
  ///   - playing: The step that is being played, if any.
  ///   - isRecording: Whether a recording was begun by hand.
  ///   - isSlow: Whether time on the phone is slow.
  ///   - screen: The name of the phone's screen, where it stands beside another one.
  /// - Returns: A text without a full stop.
  func text(playing: String?, isRecording: Bool, isSlow: Bool, screen: String? = nil)
    -> String
  {
    if let text = news ?? playing { return text }
    var states: [String] = []
    if isRecording { states.append("Recording · Ctrl+R ends it") }
    if isSlow { states.append("Slow animations · Ctrl+T ends them") }
    if states.isEmpty { states = [screen, "F1 for shortcuts"].compactMap(\.self) }
    return states.joined(separator: "\n")
  }
}
