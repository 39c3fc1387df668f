import Testing

@testable import PhoneSimulator

struct KeyPressNamesTests {
  @Test(arguments: [
    ("Escape", KeyPress(.escape)),
    ("Tab", KeyPress(.tab)),
    ("Shift+Tab", KeyPress(.tab, modifiers: .shift)),
    ("Shift+Home", KeyPress(.home, modifiers: .shift)),
    ("Ctrl+A", KeyPress(.character("a"), modifiers: .control)),
    ("Ctrl+V", KeyPress(.character("v"), modifiers: .control)),
    ("Ctrl+Shift+Z", KeyPress(.character("z"), modifiers: [.control, .shift])),
    ("Ctrl+Shift+Left", KeyPress(.left, modifiers: [.control, .shift])),
    ("Ctrl+Backspace", KeyPress(.backspace, modifiers: .control)),
    ("Space", KeyPress(.character(" "))),
    ("x", KeyPress(.character("x"))),
    ("X", KeyPress(.character("X"))),
    ("+", KeyPress(.character("+"))),
    ("é", KeyPress(.character("é"))),
  ])
  func aNameIsReadAndWrittenBack(name: String, press: KeyPress) {
    #expect(KeyPress(name: name) == press)
    #expect(press.name == name)
  }

  @Test(arguments: [
    "", "Esc", "escape", "Ctrl+Q", "Shift+Escape", "Ctrl+Tab", "Shift+", "Shift+Shift+Tab",
    "Ctrl+Shift+A", "Ctrl+Shift+V", "Ctrl+Up", "Shift+Backspace", "Alt+x", "ab", "Shift+x",
  ])
  func aKeyWithoutAMeaningIsRefused(name: String) {
    #expect(KeyPress(name: name) == nil)
  }

  @Test func everyListedNameIsAKey() {
    for name in KeyPress.names {
      #expect(KeyPress(name: name)?.name == name)
    }
  }

  @Test func textOfSeveralCharactersHasNoKeyName() {
    #expect(KeyPress(.character("ab")).name == nil)
    #expect(KeyPress(.character("ab")).isUnderstood)
    #expect(!KeyPress(.character("")).isUnderstood)
  }
}
