import PhoneSimulator
import Testing

@testable import Playground
@testable import XWindow

@Suite struct ShortcutTests {
  private func event(
    _ key: XWindow.Key, _ modifiers: Modifiers = [], shortcut: Character? = nil, text: String = ""
  ) -> KeyEvent {
    KeyEvent(
      key: key, shortcut: shortcut, modifiers: modifiers, text: text, isRepeat: false, code: 38,
      time: 0)
  }

  @Test("held keys change the height step by step, and do all else once")
  func repeats() {
    #expect(Shortcut.changeHeight(by: 10).repeats)
    for once in [Shortcut.toggleRecording, .saveStill, .toggleKeyboard, .quit] {
      #expect(!once.repeats)
    }
  }

  @Test func `shortcuts are the Simulator's, with Ctrl for Cmd`() {
    let table: [(KeyEvent, Shortcut?)] = [
      (event(.character("k"), .control, shortcut: "k"), .toggleKeyboard),
      (event(.character("t"), .control, shortcut: "t"), .toggleSlowAnimations),
      (event(.character("s"), .control, shortcut: "s"), .saveStill),
      (event(.character("r"), .control, shortcut: "r"), .toggleRecording),
      (event(.character("."), .control), .stopPlaying),
      (event(.character("."), [.control, .shift]), .stopPlaying),
      (event(.character("q"), .control, shortcut: "q"), .quit),
      (event(.character("0"), .control, shortcut: "0"), .resetHeight),
      (event(.up, .control), .changeHeight(by: 10)),
      (event(.down, .control), .changeHeight(by: -10)),
      (event(.up, [.control, .shift]), .changeHeight(by: 1)),
      (event(.down, [.control, .shift]), .changeHeight(by: -1)),
      (event(.function(1)), .toggleHelp),
      (event(.function(2)), .choose(.screen)),
      (event(.function(3)), .choose(.device)),
      (event(.function(4)), .toggleLog),
      (event(.function(5)), .choose(.look)),
      (event(.character("."), text: "."), nil),
      (event(.up), nil),
      (event(.character("k"), text: "k"), nil),
      (event(.character("k"), [.control, .alt], shortcut: "k"), nil),
      (event(.character("a"), .control, shortcut: "a"), nil),
    ]
    for (key, shortcut) in table { #expect(Shortcut(key) == shortcut) }
  }

  @Test func `locks do not keep a shortcut from working`() {
    #expect(
      Shortcut(event(.character("k"), [.control, .capsLock, .numLock], shortcut: "k"))
        == .toggleKeyboard)
  }

  @Test func `other keys go to the phone as what they mean`() {
    let table: [(KeyEvent, KeyPress?)] = [
      (event(.character("a"), text: "a"), KeyPress(.character("a"), phase: .down)),
      (event(.character("A"), .shift, text: "A"), KeyPress(.character("A"), phase: .down)),
      (event(.character("é"), text: "é"), KeyPress(.character("é"), phase: .down)),
      (event(.return, text: "\r"), KeyPress(.return, phase: .down)),
      (event(.tab, text: "\t"), KeyPress(.tab, phase: .down)),
      (event(.backTab, .shift), KeyPress(.tab, modifiers: .shift, phase: .down)),
      (event(.left, .shift), KeyPress(.left, modifiers: .shift, phase: .down)),
      (
        event(.character("a"), .control, shortcut: "a", text: "\u{1}"),
        KeyPress(.character("a"), modifiers: .control, phase: .down)
      ),
      (
        event(.character("c"), .control, shortcut: "c", text: "\u{3}"),
        KeyPress(.character("c"), modifiers: .control, phase: .down)
      ),
      (
        event(.character("Z"), [.control, .shift], shortcut: "z", text: "\u{1a}"),
        KeyPress(.character("z"), modifiers: [.control, .shift], phase: .down)
      ),
      (
        event(.character("b"), .control, shortcut: "b", text: "\u{2}"),
        KeyPress(.character("b"), modifiers: .control, phase: .down)
      ),
      (event(.character("w"), .control, shortcut: "w", text: "\u{17}"), nil),
      (event(.shift, .shift), nil),
      (event(.function(5)), nil),
      (event(.character("x"), .alt), nil),
    ]
    for (key, press) in table { #expect(KeyPress(key, phase: .down) == press) }
  }

  @Test func `the list of shortcuts names each of them`() {
    let keys = Shortcut.help.map(\.keys).joined(separator: " ")
    for name in [
      "Ctrl+K", "Ctrl+T", "Ctrl+S", "Ctrl+R", "Ctrl+.", "Ctrl+Q", "Ctrl+0", "Ctrl+Up", "Ctrl+Down",
      "Ctrl+Shift+Up",
      "F1", "F2", "F3", "Tab", "Shift+Tab", "Return", "Escape",
    ] {
      #expect(keys.contains(name))
    }
  }
}
