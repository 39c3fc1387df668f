/// The keys that are down, by hardware code, each with what it meant when it was pressed.
struct HeldKeys {
  private var keys: [Int: KeyEvent] = [:]

  /// Notes a press and says whether the key was down already.
  mutating func press(_ event: KeyEvent) -> Bool {
    keys.updateValue(event, forKey: event.code) != nil
  }

  /// The release that belongs to an earlier press, or nil when none was noted.
  mutating func release(code: Int, modifiers: Modifiers, time: UInt32) -> KeyEvent? {
    guard var event = keys.removeValue(forKey: code) else { return nil }
    event.modifiers = modifiers
    event.text = ""
    event.isRepeat = false
    event.time = time
    return event
  }

  /// Releases of all keys that may be up, by code, for when the window has not heard of them.
  mutating func releaseAll(where isUp: (_ code: Int) -> Bool = { _ in true }) -> [KeyEvent] {
    keys.keys.filter(isUp).sorted().compactMap { code in
      release(code: code, modifiers: [], time: keys[code]?.time ?? 0)
    }
  }
}
