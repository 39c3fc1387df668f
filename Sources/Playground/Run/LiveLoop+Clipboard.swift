import Foundation
import PhoneSimulator
import XWindow

/// The desktop's clipboard and the phone's pasteboard as one.
///
/// What is copied on the phone is the desktop's at once. What was copied elsewhere is fetched when it
/// may be pasted; input waits meanwhile, for a second at most.
extension LiveLoop {
  /// Whether the event may lead to a paste.
  private func mayPaste(_ event: InputEvent) -> Bool {
    guard state.takesText, !isPlaying else { return false }
    switch event {
    case .keyPress(let key):
      return !key.isRepeat && key.shortcut == "v"
        && key.modifiers.intersection([.control, .alt, .super, .shift]) == .control
    case .buttonPress(let pointer): return pointer.button == .primary && clicksFetchClipboard
    default: return false
    }
  }

  /// Whether the event keeps its place among others; the rest, such as a signal, need not wait.
  private func isInput(_ event: InputEvent) -> Bool {
    switch event {
    case .exposed, .resized, .closeRequested, .terminationRequested, .connectionLost: false
    default: true
    }
  }

  /// Fetches the clipboard before an event that may paste from it; returns whether the event waits.
  func waitsForClipboard(_ event: InputEvent) -> Bool {
    if waitingEvents != nil {
      guard isInput(event) else { return false }
      waitingEvents?.append(event)
      return true
    }
    guard mayPaste(event) else { return false }
    fetch(.clipboard, before: event) { [self] result in
      switch result {
      case .success(let text):
        clicksFetchClipboard = true
        if text != clipboardText {
          clipboardText = text
          perform(.pasteboard(text))
        }
      case .failure(.empty): break
      case .failure(let problem):
        clicksFetchClipboard = false
        // A click means something else as a rule.
        if case .keyPress = event { complain(problem.sentence) }
      }
    }
    return true
  }

  /// Pastes what is selected elsewhere where the middle button was pressed.
  func pastePrimary(at point: CGPoint) {
    fetch(.primary) { [self] result in
      perform(.touch(.began, at: point))
      perform(.touch(.ended, at: point))
      switch result {
      case .success(let text): if state.takesText { perform(.paste(text)) }
      case .failure(.empty): break
      case .failure(let problem): complain(problem.sentence)
      }
    }
  }

  private func fetch(
    _ name: SelectionName, before first: InputEvent? = nil,
    then use: @escaping @MainActor (Result<String, SelectionProblem>) -> Void
  ) {
    waitingEvents = [first].compactMap(\.self)
    window.selections.read(name) { [weak self] result in
      guard let self else { return }
      use(result)
      let events = waitingEvents ?? []
      waitingEvents = nil
      for (index, event) in events.enumerated() {
        // The first one has waited for this.
        if index > 0 || first == nil {
          handle(event)
        } else if !chooserTakes(event) {
          act(on: event)
        }
      }
      wakeUp()
    }
  }

  /// Gives the desktop what has been copied or selected on the phone.
  func share(_ turn: SessionTurn) {
    if let copied = turn.copied {
      clipboardText = copied
      window.selections.own(.clipboard, text: copied)
    }
    if let selected = turn.selected, !selected.isEmpty {
      window.selections.own(.primary, text: selected)
    }
  }
}
