import Testing

@testable import XWindow

@Suite struct HeldKeysTests {
  private func event(_ key: Key, code: Int) -> KeyEvent {
    KeyEvent(
      key: key, shortcut: nil, modifiers: [.shift], text: "x", isRepeat: false, code: code, time: 5)
  }

  @Test func aSecondPressIsARepeat() {
    var held = HeldKeys()
    let codes = [38, 38, 39, 38]
    #expect(
      codes.map { held.press(event(.other("\($0)"), code: $0)) } == [false, true, false, true])
  }

  @Test func releaseNamesTheKeyThatWasPressed() {
    var held = HeldKeys()
    _ = held.press(event(.character("A"), code: 38))
    // Shift was let go first: the layout would now say “a”.
    let released = held.release(code: 38, modifiers: [], time: 9)
    #expect(
      released
        == KeyEvent(
          key: .character("A"), shortcut: nil, modifiers: [], text: "", isRepeat: false, code: 38,
          time: 9))
    let again = held.release(code: 38, modifiers: [], time: 9)
    #expect(again == nil)
  }

  @Test func losingTheFocusReleasesAllInAFixedOrder() {
    var held = HeldKeys()
    for code in [50, 24, 38] { _ = held.press(event(.other("\(code)"), code: code)) }
    let released = [held.releaseAll(), held.releaseAll()]
    #expect(released.map { $0.map(\.code) } == [[24, 38, 50], []])
  }

  @Test func onlyKeysThatAreUpAreReleased() {
    var held = HeldKeys()
    for code in [50, 24, 38] { _ = held.press(event(.other("\(code)"), code: code)) }
    let released = [held.releaseAll { $0 != 38 }, held.releaseAll()]
    #expect(released.map { $0.map(\.code) } == [[24, 50], [38]])
  }
}
