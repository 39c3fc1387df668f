import Foundation
import PhoneSimulator
import Testing

@testable import Scenarios

@Suite("What is wrong with a scenario")
struct ScenarioProblemTests {
  @Test(
    "Each step's problem has its column, its sentence and a suggestion",
    arguments: [
      ("tpa #city", #"1: unknown verb "tpa"; did you mean "tap"?"#),
      ("   \"tap\"", #"4: unknown verb "tap"; did you mean "tap"?"#),
      ("tap", #"4: a target (#identifier, "text" or x,y) is missing here"#),
      (
        "tap  #city",
        #"4: a target (#identifier, "text" or x,y) is missing here; "#
          + "what stands behind two spaces and a # is a comment"
      ),
      ("tap city", #"5: "city" is not a target; a target is #identifier, "text" or x,y"#),
      ("tap #", ##"5: "#" is not a target; a target is #identifier, "text" or x,y"##),
      ("tap 1e2,3", #"5: "1e2,3" is not a target; a target is #identifier, "text" or x,y"#),
      ("tap 400,3", #"5: "400,3" lies outside the screen, which is 390 by 844 points"#),
      ("tap #a b", #"8: nothing more is expected here, but there is "b""#),
      (
        "wheel #a by 50",
        #"13: "50" is not a distance (x,y); the numbers have a comma and no space between them"#
      ),
      ("wheel #a by", "12: a distance (x,y) is missing here"),
      ("type Kyoto", #"6: "Kyoto" is not a text; texts stand in double quotes"#),
      ("type \"Kyoto", "6: this text has no closing double quote"),
      ("type \"a\"b", "9: a space is missing after the closing double quote"),
      (
        #"type "a\x""#,
        #"8: "\\x" means nothing; there are \", \\, \n, \t and \u{HEX}"#
      ),
      (
        #"type "\u{110000}""#,
        #"7: "\\u{110000}" means nothing; there are \", \\, \n, \t and \u{HEX}"#
      ),
      ("type \"a\" evry 1", #"10: nothing more is expected here, but there is "evry""#),
      ("type \"a\" every 0", #"16: "0" is out of range; a pause in seconds is 0.01 to 60"#),
      ("press Esc", #"7: unknown key "Esc"; did you mean "Escape"?"#),
      ("press #a", ##"7: unknown key "#a""##),
      ("press Tab x0", #"11: "x0" is out of range; a number of times is x1 to x1000"#),
      ("press Tab x1.5", #"11: "x1.5" is out of range; a number of times is x1 to x1000"#),
      ("press Tab 3", #"11: nothing more is expected here, but there is "3""#),
      (
        "keyboard heigth 3",
        #"10: "heigth" cannot stand here, only show or hide or toggle or dock or undock or split or "#
          + #"float or height or suggestions or hardware; did you mean "height"?"#
      ),
      ("keyboard height", "16: a height in points is missing here"),
      ("keyboard height 0", #"17: "0" is out of range; a height in points is 1 to 844"#),
      ("keyboard height 845", #"17: "845" is out of range; a height in points is 1 to 844"#),
      (
        "keyboard height inf",
        #"17: "inf" is not a height in points, which is a plain number such as 12 or 0.25"#
      ),
      ("language", "9: de or en is missing here"),
      (
        "language dr", #"10: "dr" cannot stand here, only de or en; did you mean "de"?"#
      ),
      ("language de en", #"13: nothing more is expected here, but there is "en""#),
      (
        "appearance drak",
        #"12: "drak" cannot stand here, only light or dark; did you mean "dark"?"#
      ),
      ("text AX3", #"6: "AX3" cannot stand here, only size"#),
      (
        "text size",
        "10: XS or S or M or L or XL or XXL or XXXL or AX1 or AX2 or AX3 or AX4 or AX5 is missing here"
      ),
      ("direction", "10: left-to-right or right-to-left is missing here"),
      ("contrast more", #"10: "more" cannot stand here, only normal or increased"#),
      ("motion less", #"8: "less" cannot stand here, only full or reduced or cross-fade"#),
      ("wait -1", #"6: "-1" is out of range; a time in seconds is 0 to 3600"#),
      (
        "wait 0x10",
        #"6: "0x10" is not a time in seconds, which is a plain number such as 12 or 0.25"#
      ),
      (
        "wait until setled",
        ##"12: "setled" cannot stand here, only settled or shift or keyboard or gap or "##
          + ##"notifications or motion or #ID; did you mean "settled"?"##
      ),
      ("wait until settled max", "23: a time in seconds is missing here"),
      (
        "still ../a",
        #"7: "../a" cannot be the name of a file of the scenario; it has letters, digits, -, _ "#
          + #"and ., at most 100, begins with a letter or digit and not with "frame-", and is not "#
          + "failure, film, timeline or trace"
      ),
      (
        "dump tree frame-00001",
        #"11: "frame-00001" cannot be the name of a file of the scenario; it has letters, digits, "#
          + #"-, _ and ., at most 100, begins with a letter or digit and not with "frame-", and is "#
          + "not failure, film, timeline or trace"
      ),
      (
        "expect shfit 1",
        ##"8: "shfit" cannot stand here, only shift or keyboard or gap or notifications or motion "##
          + ##"or #ID; did you mean "shift"?"##
      ),
      (
        "expect keyboard upp",
        #"17: "upp" cannot stand here, only up or down or top; did you mean "up"?"#
      ),
      ("expect #a above keyboard by", "28: a distance in points is missing here"),
      ("expect shift 1 2", #"16: nothing more is expected here, but there is "2""#),
      (
        "film closing for 60 as strip every 0.1",
        "36: a strip has at most 500 pictures"
      ),
      (
        "film closing",
        "13: for or until is missing here"
      ),
      ("tap 10,20 at 3,4", #"11: nothing more is expected here, but there is "at""#),
      (
        "drag #a along 0.5:10,20 0.4:10,20",
        #"25: "0.4:10,20" comes before the time in front of it"#
      ),
      (
        "drag #a along 0.5:10",
        #"15: "0.5:10" is not TIME:X,Y with times in seconds and numbers that are possible"#
      ),
      (
        "type \"abc\" along 0 0.1",
        "12: there are 2 times; wanted is one time for each of 3 characters"
      ),
      (
        "press a along 0.2-0.1",
        #"15: "0.2-0.1" is not TIME or DOWN-UP with times in seconds and numbers that are possible"#
      ),
      (
        "keyboard height along 0:900",
        #"23: "0:900" is not TIME:HEIGHT with times in seconds and numbers that are possible"#
      ),
      (
        "expect #a frame 1,2,3",
        #"17: "1,2,3" is not a frame (x,y,width,height); the numbers have a comma and no space "#
          + "between them"
      ),
      (
        "expect gap city at most 3",
        ##"12: "city" does not name a view; write #name, #"a name" with spaces, or "text""##
      ),
      (
        "expect notifications keyboardWillShwo",
        #"22: "keyboardWillShwo" cannot stand here, only keyboardWillChangeFrame or "#
          + "keyboardWillShow or keyboardWillHide or keyboardDidChangeFrame or keyboardDidShow or "
          + #"keyboardDidHide or none; did you mean "keyboardWillShow"?"#
      ),
      ("include #a", ##"9: "#a" is not the name of a file"##),
      ("advance 0 frames", #"9: "0" is out of range; a number of frames is 1 to 100000"#),
    ])
  func steps(step: String, expected: String) throws {
    #expect(try problem(inStep: step) == expected)
  }

  @Test(
    "Settings",
    arguments: [
      (
        "device: iPhone 13 Por",
        #"1:9: unknown device "iPhone 13 Por"; did you mean "iPhone 13 Pro"?"#
      ),
      ("devise: iPhone 13", #"1:1: unknown setting "devise"; did you mean "device"?"#),
      (
        "fps: 0",
        #"1:6: "0" is out of range; a number of frames a second is 24 or 25 or 30 or "#
          + "50 or 60 or 120"
      ),
      ("language: german", #"1:11: "german" cannot stand here, only de or en"#),
      (
        "look: dark AX33",
        #"1:7: "AX33" cannot stand here, only light or dark or XS or S or M or L or XL or XXL or XXXL or "#
          + "AX1 or AX2 or AX3 or AX4 or AX5 or left-to-right or right-to-left or normal-contrast or "
          + "increased-contrast or full-motion or reduced-motion or cross-fade or default-tint or "
          + "red-tint or orange-tint or yellow-tint or green-tint or mint-tint or teal-tint or "
          + "cyan-tint or indigo-tint or purple-tint or pink-tint or brown-tint or gray-tint; "
          + #"did you mean "AX3"?"#
      ),
      (
        "refused: skipp",
        #"1:10: "skipp" cannot stand here, only fail or skip; did you mean "skip"?"#
      ),
      ("scale: 9", #"1:8: "9" is out of range; a number of pixels to a point is 0.5 to 4"#),
      (
        "scale: two",
        #"1:8: "two" is not a number of pixels to a point, which is a plain number such as 12 "#
          + "or 0.25"
      ),
      ("  keyboard:  845", #"1:14: "845" is out of range; a height in points is 1 to 844"#),
      ("keyboard:", "1:10: the value of keyboard is missing here"),
      (
        "tap #city",
        #"1:1: "tap #city" is not a setting; above the line of dashes stands "key: value""#
      ),
    ])
  func settings(line: String, expected: String) throws {
    #expect(try problems(in: "\(line)\nscreen: keep-above\n---\n") == ["a.scenario:\(expected)"])
  }

  @Test("A keyboard's height is checked against a device that is named below it")
  func heightBeforeDevice() throws {
    let text = "keyboard: 700\nscreen: keep-above\ndevice: iPhone SE (3rd generation)\n---\n"
    #expect(
      try problems(in: text) == [
        #"a.scenario:1:11: "700" is out of range; a height in points is 1 to 667"#
      ])
  }

  @Test("All problems are told at once, in the order of their places")
  func all() throws {
    let text = """
      device: Nokia
      screen: keep-abov
      screen: keep-above
      ---
      still a
      jump
      still a
      """
    #expect(
      try problems(in: text).map { $0.split(separator: ":")[1...2].joined(separator: ":") }
        == ["1:9", "2:9", "3:1", "6:1", "7:7"])
  }

  @Test("A screen has to be named, and dashes have to end the settings")
  func missing() throws {
    #expect(
      try problems(in: "device: iPhone 13\n---\n") == [
        "a.scenario:2:1: the settings name no screen; add one, such as \"screen: keep-above\""
      ])
    let noDashes = "a line of dashes (---) is missing between the settings and the steps"
    #expect(try problems(in: "") == ["a.scenario:1:1: \(noDashes)"])
    #expect(try problems(in: "screen: keep-above\ntap #a\n") == ["a.scenario:2:1: \(noDashes)"])
  }

  @Test("Only so many problems are told of a file that is no scenario")
  func patience() throws {
    let text = "screen: keep-above\n---\n" + String(repeating: "what\n", count: 100_000)
    let found = try problems(in: text)
    #expect(found.count == 101)
    #expect(
      found[100] == "a.scenario:100002:1: after 100 mistakes the rest of the file was not read")
  }

  @Test("A problem's words are clipped, and nothing in them reaches the terminal raw")
  func hostileWords() throws {
    let word = String(repeating: "w", count: 1_000_000)
    let found = try problem(inStep: word)
    #expect(try #require(found).count < 200)
    #expect(
      try problem(inStep: #"press "\u{1B}[2J""#)
        == #"7: unknown key "\u{1B}[2J""#)
  }

  @Test(
    "Bytes that are no UTF-8 text",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "1:1: the file is UTF-16 text; save it as UTF-8"),
      ([0x61, 0x00, 0x62, 0x00], "1:1: the file is UTF-16 text; save it as UTF-8"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "1:1: the file is UTF-32 text; save it as UTF-8"),
      ([0x61, 0x0A, 0x62, 0xE4, 0x0A], "2:2: the file is not UTF-8 text"),
      (
        [0x61, 0x62, 0x00, 0x63, 0x64],
        "1:3: the control character U+0000 does not belong into a scenario"
      ),
      (
        [0x61, 0x0D, 0x62],
        "1:2: the control character U+000D does not belong into a scenario"
      ),
      ([0x61, 0x0D], "1:2: the control character U+000D does not belong into a scenario"),
      (
        [0x61, 0xC2, 0x85],
        "1:2: the control character U+0085 does not belong into a scenario"
      ),
    ] as [([UInt8], String)])
  func encodings(bytes: [UInt8], expected: String) throws {
    #expect(try problems(in: bytes) == ["a.scenario:\(expected)"])
  }
}
