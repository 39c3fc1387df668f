import Foundation
import UIKit

extension SoftwareKeyboard {
  /// Types a text into the first responder, as a key does.
  func type(_ text: String) {
    guard let client else { return }
    guard !emoji.isSearching else { return search(text) }
    if let change = smartChange(typing: text) {
      client.replace(beforeCaret: change.removed, with: change.inserted)
    } else {
      client.insertText(text)
    }
    mode.didType(text, isSecret: isSecret)
    refresh()
  }

  private func smartChange(typing text: String) -> (removed: Int, inserted: String)? {
    // Only these are looked at, for a key must not cost more than it has to.
    guard text == "-" || text == "'" || text == "\"", !isSecret, let client,
      let before = client.textBeforeCaret(atMost: 2)
    else { return nil }
    return traits.punctuation.change(typing: text, behind: before.text, marks: layout.quotes)
  }

  func deleteBackward() {
    mode.didDelete()
    if emoji.isSearching {
      emoji.deleteBackward()
    } else {
      input?.deleteBackward()
    }
    refresh()
  }

  /// What a tap on the space bar does: a second one soon after the first makes a
  /// full stop of the space behind a word.
  func tapSpace() {
    let now = screen.clock.now
    if mode.isSecondSpace(at: now), !isSecret, !emoji.isSearching, takeSpaceBehindWord() {
      type(". ")
    } else {
      type(" ")
      mode.didTapSpace(at: now)
    }
  }

  /// Deletes the one space between a word and the caret; returns whether it did.
  private func takeSpaceBehindWord() -> Bool {
    guard let client, let before = client.textBeforeCaret(atMost: TypingContext.greatestLength)
    else { return false }
    let text = before.text
    guard text.last == " ", let last = text.dropLast().last, last.isLetter || last.isNumber else {
      return false
    }
    client.input?.deleteBackward()
    // A delegate may refuse, a selection is what goes, and the focus may have gone elsewhere.
    return client === self.client
      && client.textBeforeCaret(atMost: TypingContext.greatestLength)?.end == before.end - 1
  }

  func tapShift() {
    mode.tapShift(at: screen.clock.now)
    refresh()
  }

  func holdShift() {
    mode.holdShift()
    refresh()
  }

  func releaseShift() {
    mode.releaseShift()
    refresh()
  }

  func turn(to layer: KeyboardLayer) {
    if layer == .emoji { emoji.open(layout.emoji) }
    change { mode.turn(to: layer) }
  }

  /// Types with the keys of another layout, beginning with the layer that the field begins with.
  func setLayout(_ layout: KeyboardLayout) {
    view.cancelFingers()
    change {
      self.layout = layout
      completion = WordCompletion(layout)
      emoji.endSearch()
      mode.begin(traits.kind, isPad: hasPadKeys)
    }
  }

  /// Changes what is in sight; the emoji need the height that letters have with the bar.
  private func change(_ body: () -> Void) {
    let height = wantedHeight
    body()
    if wantedHeight != height { reconcile(by: .layer) }
    refresh()
  }

  /// What the key at the corner of an iPad's keyboard does.
  func dismiss() {
    firstResponder?.resignFirstResponder()
  }

  // MARK: Suggestions

  /// What the bar shows now, from left to right.
  var suggestions: [String] {
    if let offer { return [offer.title] }
    guard hasBar, traits.hasSuggestions, !isSecret, let context = typingContext,
      let word = context.currentWord
    else { return [] }
    return completion.suggestions(for: word, atSentenceStart: context.wantsShift)
  }

  /// Puts a suggestion in the place of the word begun.
  func accept(suggestion index: Int) {
    if let offer { return accept(offer) }
    let suggestions = suggestions
    guard let client, suggestions.indices.contains(index),
      let word = typingContext?.currentWord
    else { return }
    if index > 0 || word.isEmpty {
      for _ in word where client === self.client { client.input?.deleteBackward() }
      guard client === self.client else { return }
      client.insertText(suggestions[index])
    }
    type(" ")
  }

  // MARK: Real keys

  /// How long a key stays lit at least, in seconds.
  private static let shortestLight = 0.1

  /// Types a character of a real keyboard; its soft key lights up, and the
  /// layer in sight follows.
  func typeReal(_ text: String) {
    if input != nil { log.add(.typed(text)) }
    // Which layer a character is of says something about it.
    if placement.isUp, !isSecret {
      if let last = text.last {
        change { mode.show(String(last), of: layout, isPad: hasPadKeys) }
      }
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
