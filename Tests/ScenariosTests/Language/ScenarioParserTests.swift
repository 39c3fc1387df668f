import Foundation
import PhoneSimulator
import Testing

@testable import Scenarios

@Suite("Reading scenarios")
struct ScenarioParserTests {
  @Test("Every verb and setting of the language")
  func everything() throws {
    let scenario = try parse(
      """
      # What happens to a form.
      device: iPhone SE (3rd generation)
      screen: keep-above   # the one with the engine
      keyboard: 320.5
      scale: 1
      fps: 30

      ---
      tap #city
        tap "Sign up"  # by what it says
      tap 12.5,100
      tap #"two words"
      type "Kyoto\\n\\"\\u{1F600}\\\\"
      type "ab" every 0.25
      press Shift+Tab x3
      press x
      press "#"
      keyboard show
      keyboard hide
      keyboard height 280
      wait 0.25
      wait until settled
      wait until settled max 2
      still focused
      expect shift 101
      expect #city above keyboard
      expect #city above keyboard by -0.5
      expect keyboard up
      expect keyboard down
      """)
    #expect(scenario.device == "iPhone SE (3rd generation)")
    #expect(scenario.screen == "keep-above")
    #expect(scenario.keyboardHeight == 320.5)
    #expect(scenario.scale == 1)
    #expect(scenario.framesPerSecond == 30)
    #expect(
      scenario.steps.map(\.step) == [
        .perform(.tap(.identifier("city"))),
        .perform(.tap(.text("Sign up"))),
        .perform(.tap(.point(CGPoint(x: 12.5, y: 100)))),
        .perform(.tap(.identifier("two words"))),
        .perform(.text("Kyoto\n\"\u{1F600}\\")),
        .type("ab", every: 0.25),
        .perform(.key(KeyPress(.tab, modifiers: .shift)), times: 3),
        .perform(.key(KeyPress(.character("x")))),
        .perform(.key(KeyPress(.character("#")))),
        .perform(.keyboard(.show)),
        .perform(.keyboard(.hide)),
        .perform(.keyboardHeight(280)),
        .wait(0.25),
        .waitUntilSettled(),
        .waitUntilSettled(atMost: 2),
        .still("focused"),
        .expect(.shift(101)),
        .expect(.aboveKeyboard(.identifier("city"), by: nil)),
        .expect(.aboveKeyboard(.identifier("city"), by: -0.5)),
        .expect(.keyboard(isUp: true)),
        .expect(.keyboard(isUp: false)),
      ])
    #expect(scenario.steps.map(\.line) == Array(9...29))
    #expect(scenario.header[0].comment == "What happens to a form.")
    #expect(scenario.header[2].comment == "the one with the engine")
    #expect(scenario.body[1].comment == "by what it says")
  }

  @Test("A device is found whatever its case, and spelled as the catalogue does")
  func deviceCase() throws {
    let scenario = try parse("device: iphone 13\nscreen: keep-above\n---\n")
    #expect(scenario.device == "iPhone 13")
  }

  @Test("One space before # makes an identifier, two make a comment")
  func comments() throws {
    let scenario = try parse("screen: keep-above\n---\ntap #name  #comment\n")
    #expect(scenario.body[0].content == .perform(.tap(.identifier("name"))))
    #expect(scenario.body[0].comment == "comment")
  }

  @Test(
    "Byte order mark, CRLF and a missing last line feed change nothing",
    arguments: [
      "screen: keep-above\n---\ntap #city\n",
      "screen: keep-above\r\n---\r\ntap #city\r\n",
      "\u{FEFF}screen: keep-above\n-----\ntap #city",
      "\u{FEFF}screen: keep-above  \r\n --- \r\n\ttap #city \t",
    ])
  func lineEnds(text: String) throws {
    let scenario = try parse(text)
    #expect(scenario.steps.map(\.step) == [.perform(.tap(.identifier("city")))])
    #expect(scenario.steps.map(\.line) == [3])
  }

  @Test("Nothing but a screen is a scenario")
  func smallest() throws {
    let scenario = try parse("screen: keep-above\n---")
    #expect(scenario.steps.isEmpty)
    #expect(scenario.device == nil)
  }
}
