import CXlib
import Testing

@testable import XWindow

@Suite struct KeyTests {
  @Test(arguments: [
    (XK_Return, Key.return), (XK_KP_Enter, .return), (XK_ISO_Left_Tab, .backTab), (XK_Tab, .tab),
    (XK_BackSpace, .backspace), (XK_Delete, .delete), (XK_KP_Delete, .delete),
    (XK_Left, .left), (XK_KP_Left, .left), (XK_KP_Home, .home), (XK_End, .end), (XK_KP_Up, .up),
    (XK_Escape, .escape), (XK_F1, .function(1)), (XK_F12, .function(12)), (XK_KP_F2, .function(2)),
    (XK_Shift_R, .shift), (XK_Meta_L, .alt), (XK_KP_Page_Down, .pageDown),
  ])
  func keysymsNameKeys(keysym: Int32, key: Key) {
    #expect(Key(keysym: KeySym(keysym)) == key)
  }

  @Test(arguments: [XK_a, XK_space, XK_KP_5, XK_dead_acute, XK_ISO_Level3_Shift])
  func otherKeysymsAreLeftToTheText(keysym: Int32) {
    #expect(Key(keysym: KeySym(keysym)) == nil)
  }

  @Test func keysymsBeyondTheTableAreNoKey() {
    // Its low 32 bits are those of Return.
    #expect(Key(keysym: KeySym(1 << 32 | UInt(XK_Return))) == nil)
  }
}
