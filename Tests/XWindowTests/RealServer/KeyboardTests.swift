import TestSupport
import Testing

extension RealServer {
  @Suite struct KeyboardTests {
    @Test func typedTextOfAnyScriptArrives() throws {
      let session = try ProbeSession(keys: ["eacute", "U6F22"])
      try session.xdotool("type", "aé漢")
      let presses = try session.nextLines(3, startingWith: "press")
      #expect(presses.map(text) == ["a", "é", "漢"])
      #expect(presses.allSatisfy { $0.hasSuffix("repeat=false") })
    }

    @Test(arguments: ["C.UTF-8", "C", "xx_YY.UTF-8"])
    func deadKeysComposeInEveryLocale(locale: String) throws {
      let session = try ProbeSession(
        keys: ["dead_acute", "dead_caron"], environment: ["LC_ALL": locale])
      try session.xdotool("key", "dead_acute", "a")
      #expect(try session.nextLines(1, startingWith: "text", "press") == ["text á"])
      // Beyond Latin-1.
      try session.xdotool("key", "dead_caron", "c")
      #expect(try session.nextLines(1, startingWith: "text", "press") == ["text č"])
    }

    @Test func theComposeKeyComposes() throws {
      let session = try ProbeSession(keys: ["Multi_key"])
      try session.xdotool("key", "Multi_key", "e", "equal")
      #expect(try session.nextLines(1, startingWith: "text", "press") == ["text €"])
    }

    @Test func deadKeysComposeWhileTheUsersInputMethodIsAway() throws {
      let session = try ProbeSession(
        keys: ["dead_circumflex"], environment: ["XMODIFIERS": "@im=away"])
      try session.xdotool("key", "dead_circumflex", "o")
      #expect(try session.nextLines(1, startingWith: "text", "press") == ["text ô"])
    }

    @Test(arguments: [
      ("Return", "return shortcut= []"), ("KP_Enter", "return shortcut= []"),
      ("Tab", "tab shortcut= []"), ("BackSpace", "backspace shortcut= []"),
      ("Delete", "delete shortcut= []"), ("Escape", "escape shortcut= []"),
      ("Left", "left shortcut= []"), ("Home", "home shortcut= []"), ("End", "end shortcut= []"),
      ("F1", "function(1) shortcut= []"),
    ])
    func namedKeysTypeNothing(name: String, expected: String) throws {
      let session = try ProbeSession()
      try session.xdotool("key", name)
      #expect(
        try session.nextLines(2, startingWith: "press", "release") == [
          "press \(expected) text= repeat=false", "release \(expected)",
        ])
    }

    @Test func shortcutsNameTheLetterAndTypeNothing() throws {
      let session = try ProbeSession()
      try session.xdotool("key", "ctrl+k", "ctrl+shift+k", "alt+k", "ctrl+0", "shift+Tab")
      let presses = try session.nextLines(11, startingWith: "press").filter {
        !["control", "shift", "alt"].contains($0.split(separator: " ")[1])
      }
      #expect(
        presses == [
          "press character(\"k\") shortcut=k [control] text= repeat=false",
          "press character(\"K\") shortcut=k [shift control] text= repeat=false",
          "press character(\"k\") shortcut=k [alt] text= repeat=false",
          "press character(\"0\") shortcut=0 [control] text= repeat=false",
          "press backTab shortcut= [shift] text= repeat=false",
        ])
    }

    @Test func shortcutsWorkInOtherLayouts() throws {
      let session = try ProbeSession()
      try ChildProcess.run(
        ["setxkbmap", "ru,us"], environment: ["DISPLAY": session.server.display])
      // The key that says K where the layout is American.
      try session.xdotool("key", "--clearmodifiers", "ctrl+45")
      let press = try session.probe.waitForLine("letter") {
        $0.hasPrefix("press character") && $0.contains("[control]")
      }
      #expect(press == "press character(\"л\") shortcut=k [control] text= repeat=false")
    }

    @Test(arguments: [
      // Of other scripts: the keys for K, S, A, Q and the full stop, by their codes.
      ("ru", [45, 39, 38, 24], "ksaq"), ("gr", [45, 39, 38, 24], "ksaq"),
      ("il", [45, 39, 38, 24], "ksaq"), ("ara", [45, 39, 38, 24], "ksaq"),
      // Latin ones with letters and digits of their own; 19 has the zero, as 90 on the keypad.
      ("fr", [19, 24, 38], "0aq"), ("be", [19, 24, 38], "0aq"), ("cz", [19, 24, 45], "0qk"),
      ("sk", [19, 24, 45], "0qk"), ("lt", [19, 24, 45], "0qk"), ("us", [19, 24, 45], "0qk"),
    ])
    func shortcutsKnowTheKeysOfEveryLayout(layout: String, codes: [Int], letters: String) throws {
      let session = try ProbeSession()
      try ChildProcess.run(
        ["setxkbmap", layout], environment: ["DISPLAY": session.server.display])
      #expect(try shortcuts(codes, in: session) == letters.map(String.init))
    }

    @Test func shortcutsKnowTheKeysOfBépo() throws {
      let session = try ProbeSession()
      try ChildProcess.run(
        ["setxkbmap", "fr", "-variant", "bepo"], environment: ["DISPLAY": session.server.display])
      // B É P O È, and the zero; È is no T, which is elsewhere.
      #expect(
        try shortcuts([24, 25, 26, 27, 28, 19], in: session) == ["b", "", "p", "o", "", "0"])
    }

    @Test func theKeypadHasDigitsWhileNumLockIsOn() throws {
      let session = try ProbeSession()
      #expect(try shortcuts([90], in: session) == [""])
      try session.xdotool("key", "Num_Lock")
      #expect(try shortcuts([90, 79], in: session) == ["0", "7"])
    }

    /// What shortcuts know keys by that are pressed while Control is held.
    private func shortcuts(_ codes: [Int], in session: ProbeSession) throws -> [String] {
      try session.xdotool("keydown", "37")
      for code in codes { try session.xdotool("key", "\(code)") }
      try session.xdotool("keyup", "37")
      return try codes.map { _ in
        let press = try session.probe.waitForLine("key with Control") {
          $0.hasPrefix("press") && $0.contains("[control")
        }
        let word = press.split(separator: " ").first { $0.hasPrefix("shortcut=") }
        return word.map { String($0.dropFirst(9)) } ?? "?"
      }
    }

    @Test func aGrabReleasesTheKeysThatAreHeld() throws {
      let session = try ProbeSession()
      try session.xdotool("keydown", "b")
      try session.probe.waitForLine(startingWith: "press character(\"b\")")
      session.observer.grabKeyboardBriefly()
      try session.probe.waitForLine(startingWith: "release character(\"b\")")
      try session.xdotool("keyup", "b", "key", "c")
      try session.probe.waitForLine(startingWith: "release character(\"c\")")
      #expect(session.probe.lines.count { $0.hasPrefix("release character(\"b\")") } == 1)
      #expect(!session.probe.lines.contains("focus false"))
    }

    @Test func aKeyThatWentUpUnheardIsReleasedWhenThePointerComesBack() throws {
      let session = try ProbeSession()
      try session.xdotool("mousemove", "1500", "1500", "keydown", "b")
      try session.probe.waitForLine(startingWith: "press character(\"b\")")
      // A grab on the window itself moves no focus.
      session.observer.grabKeyboard(onProbe: true)
      try session.xdotool("keyup", "b")
      session.observer.ungrabKeyboard()
      try session.xdotool("mousemove", "30", "30")
      try session.probe.waitForLine(startingWith: "release character(\"b\")")
    }

    @Test func aHeldKeyRepeatsWithoutReleases() throws {
      let session = try ProbeSession(server: XServer(repeatsKeys: true))
      try session.xdotool("keydown", "b")
      let lines = try session.nextLines(4, startingWith: "press", "release")
      #expect(
        lines
          == ["false", "true", "true", "true"].map {
            "press character(\"b\") shortcut=b [] text=b repeat=\($0)"
          })
      try session.xdotool("keyup", "b")
      try session.probe.waitForLine(startingWith: "release character(\"b\")")
    }

    @Test func losingTheFocusReleasesKeys() throws {
      let session = try ProbeSession()
      try session.xdotool("keydown", "Shift_L")
      try session.probe.waitForLine(startingWith: "press shift")
      session.observer.takeFocusAway()
      #expect(
        try session.nextLines(2, startingWith: "release", "focus") == [
          "release shift shortcut= []", "focus false",
        ])
      // A click brings it back, since there is no window manager here.
      try session.xdotool("mousemove", "30", "30", "click", "1")
      try session.probe.waitForLine(startingWith: "focus true")
    }

    private func text(of line: String) -> String {
      line.split(separator: " ").first { $0.hasPrefix("text=") }.map { String($0.dropFirst(5)) }
        ?? ""
    }
  }
}
