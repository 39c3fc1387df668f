import Foundation
import UIKit

extension SoftwareKeyboard {
  /// Types a text into the first responder, as a key does.
  func type(_ text: String) {
    guard let input else { return }
    input.insertText(text)
    mode.didType(text, isSecret: isSecret)
    refresh()
  }

  func deleteBackward() {
    input?.deleteBackward()
    refresh()
  }

  func tapShift() {
    mode.tapShift(at: screen.clock.now)
    refresh()
  }

  func turn(to layer: KeyboardLayer) {
    let layers = [mode.layer, layer]
    mode.turn(to: layer)
    // The emoji need the height that letters have with the bar.
    if layers.contains(.emoji) { reconcile(resizing: .atOnce) }
    refresh()
  }

  /// What the key at the corner of an iPad's keyboard does.
  func dismiss() {
    firstResponder?.resignFirstResponder()
  }

  // MARK: Suggestions

  /// What the bar shows now, from left to right.
  var suggestions: [String] {
    guard hasBar, traits.hasSuggestions, !isSecret, let context = typingContext,
      let word = context.currentWord
    else { return [] }
    return completion.suggestions(for: word, atSentenceStart: context.wantsShift)
  }

  /// Puts a suggestion in the place of the word begun.
  func accept(suggestion index: Int) {
    let suggestions = suggestions
    guard let input, suggestions.indices.contains(index),
      let word = typingContext?.currentWord
    else { return }
    if index > 0 || word.isEmpty {
      for _ in word { input.deleteBackward() }
      input.insertText(suggestions[index])
    }
    type(" ")
  }

  // MARK: Real keys

  /// How long a key stays lit at least, in seconds.
  private static let shortestLight = 0.1

  /// Types a character of a real keyboard; its soft key lights up, and the
  /// layer in sight follows.
  func typeReal(_ text: String) {
    if input != nil { onRealText?(text) }
    // Which layer a character is of says something about it.
    if motion.isUp, !isSecret {
      let layers = device.idiom == .pad ? layout.pad : layout.phone
      if let last = text.last { mode.show(String(last), of: layers) }
    }
    type(text)
  }

  /// Lights the soft key of a real one that has gone down.
  func light(_ name: String) {
    lights.press(name, at: screen.clock.now)
    refresh()
  }

  /// Lets the light of a real key go out, though not before it was seen.
  func unlight(_ name: String) {
    guard let pressed = lights.release(name) else { return }
    let end = max(screen.clock.now, pressed + FrameClock.ticks(Self.shortestLight))
    screen.clock.schedule(at: end) { [weak self] in
      guard let self, lights.goOut(name, pressedAt: pressed) else { return }
      refresh()
    }
  }
}
