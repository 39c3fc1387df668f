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
      language: de
      look: dark AX3 right-to-left increased-contrast cross-fade pink-tint
      keyboard: 320.5
      scale: 1
      fps: 30
      seed: 7

      ---
      tap #city
        tap "Sign up"  # by what it says
      tap 12.5,100
      tap #"two words"
      tap #city for 0.5
      tap "Sign up" at 4,5.5
      double-tap #city
      drag #a to 10,20 over 0.3
      drag #a along 0.1:10,20 0.25:10,30
      drag #a at 3,4 along 0.1:10,20
      flick #a to #b
      scroll #list by 0,200
      scroll #list by -20,0 over 1
      wheel #list by 0,50
      finger down 10,20
      finger cancel 10,20 id 2
      monkey 20
      monkey 5 every 0.5
      type "Kyoto\\n\\"\\u{1F600}\\\\"
      type "ab" every 0.25
      type "ab" along 0-0.08 0.1-0.2
      type secret 5
      type secret 2 every 0.1
      press Shift+Tab x3
      press x
      press "#"
      press a down
      press a up
      press Backspace along 0 0.5 0.53-0.6
      compose "にほ"
      compose "にほ" caret 1
      compose ""
      pasteboard "two\\nlines"
      paste "x"
      keyboard show
      keyboard hide
      keyboard toggle
      keyboard undock
      keyboard float
      keyboard height 280
      keyboard height device
      keyboard height 300 over 0.4
      keyboard height along 0:281 0.0167:290
      keyboard suggestions off
      keyboard hardware on
      language de
      post keyboardWillShow
      post keyboardWillHide begin 0,1,2,3 end 4,5,6,7 duration 0 curve none foreign
      appearance dark
      text size AX3
      direction right-to-left
      contrast increased
      motion cross-fade
      tint pink
      wait 0.25
      wait until settled
      wait until settled max 2
      wait until keyboard top 407 within 1 max 3
      wait until notifications keyboardDidShow max 1
      advance 0.1
      advance 3 frames
      advance 1 tick
      still focused
      still row of #city
      film opening for 0.6
      film closing for 0.6 as strip every 0.05
      film rest until settled max 2 as strip every 0.1
      dump tree views
      dump notifications posted
      dump trace so-far
      expect shift 101
      expect shift 101 within 0.5
      expect #city above keyboard
      expect #city above keyboard by -0.5
      expect keyboard up
      expect keyboard down
      expect #city focused
      expect #city not visible
      expect "Sign up" frame 1,2,3.5,4
      expect #city text "Kyoto"
      expect gap #city at most 12
      expect notifications keyboardWillChangeFrame keyboardWillShow
      expect notifications none
      expect motion out-of-step at most 0.1
      """)
    #expect(scenario.device == "iPhone SE (3rd generation)")
    #expect(scenario.screen == "keep-above")
    #expect(scenario.language == "de")
    let look: [LookChange] = [
      .appearance(.dark), .textSize(.ax3), .direction(.rightToLeft), .contrast(.increased),
      .motion(.crossFade), .tint(.pink),
    ]
    #expect(scenario.look?.changes == look)
    #expect(scenario.keyboardHeight == 320.5)
    #expect(scenario.scale == 1)
    #expect(scenario.framesPerSecond == 30)
    #expect(scenario.seed == 7)
    let city = Target.identifier("city")
    let start = Target.identifier("a")
    let list = Target.identifier("list")
    var posting = Posting(.willHide)
    posting.beginFrame = CGRect(x: 0, y: 1, width: 2, height: 3)
    posting.endFrame = CGRect(x: 4, y: 5, width: 6, height: 7)
    (posting.duration, posting.curve, posting.isLocal) = (0, nil, false)
    let fingers: [FingerStep] = [
      .tap(city),
      .tap(.text("Sign up")),
      .tap(.point(CGPoint(x: 12.5, y: 100))),
      .tap(.identifier("two words")),
      .tap(city, for: 0.5),
      .tap(.text("Sign up"), at: CGPoint(x: 4, y: 5.5)),
      .doubleTap(city),
      .drag(from: start, to: .point(CGPoint(x: 10, y: 20)), over: 0.3),
      .dragAlong(
        start, at: nil,
        [
          Waypoint(time: 0.1, point: CGPoint(x: 10, y: 20)),
          Waypoint(time: 0.25, point: CGPoint(x: 10, y: 30)),
        ]),
      .dragAlong(
        start, at: CGPoint(x: 3, y: 4), [Waypoint(time: 0.1, point: CGPoint(x: 10, y: 20))]),
      .flick(from: start, to: .identifier("b")),
      .scroll(list, by: CGSize(width: 0, height: 200), over: 0.4),
      .scroll(list, by: CGSize(width: -20, height: 0), over: 1),
      .wheel(list, by: CGSize(width: 0, height: 50)),
      .finger(.began, at: CGPoint(x: 10, y: 20), id: 0),
      .finger(.cancelled, at: CGPoint(x: 10, y: 20), id: 2),
      .monkey(20, every: 0.1),
      .monkey(5, every: 0.5),
    ]
    let typing: [TypingStep] = [
      .type("Kyoto\n\"\u{1F600}\\", .atOnce),
      .type("ab", .every(0.25)),
      .type("ab", .along([Stroke(down: 0, up: 0.08), Stroke(down: 0.1, up: 0.2)])),
      .typeSecret(5, .atOnce),
      .typeSecret(2, .every(0.1)),
      .press(KeyPress(.tab, modifiers: .shift), times: 3),
      .press(KeyPress(.character("x"))),
      .press(KeyPress(.character("#"))),
      .press(KeyPress(.character("a"), phase: .down)),
      .press(KeyPress(.character("a"), phase: .up)),
      .pressAlong(
        KeyPress(.backspace), [Stroke(down: 0), Stroke(down: 0.5), Stroke(down: 0.53, up: 0.6)]),
      .compose("にほ", caret: 2),
      .compose("にほ", caret: 1),
      .compose("", caret: 0),
      .pasteboard("two\nlines"),
      .paste("x"),
    ]
    let keyboard: [KeyboardStep] = [
      .visibility(.show), .visibility(.hide), .visibility(.toggle),
      .arrangement(.undocked), .arrangement(.floating),
      .height(280), .height(nil), .heightOver(300, over: 0.4),
      .heightAlong([HeightMark(time: 0, height: 281), HeightMark(time: 0.0167, height: 290)]),
      .suggestions(false), .hardware(true), .language("de"),
      .post(Posting(.willShow)), .post(posting),
    ]
    let time: [TimeStep] = [
      .wait(0.25),
      .waitUntil(.settled),
      .waitUntil(.settled, atMost: 2),
      .waitUntil(.condition(Requirement(.keyboardTop(407), within: 1)), atMost: 3),
      .waitUntil(.condition(Requirement(.notifications([.didShow]))), atMost: 1),
      .advance(.seconds(0.1)),
      .advance(.frames(3)),
      .advance(.ticks(1)),
    ]
    let captures: [CaptureStep] = [
      .still("focused"),
      .still("row", of: city),
      .film(Film("opening", .seconds(0.6))),
      .film(Film("closing", .seconds(0.6), stripInterval: 0.05)),
      .film(Film("rest", .untilSettled(atMost: 2), stripInterval: 0.1)),
      .dump(.tree, "views"),
      .dump(.notifications, "posted"),
      .dump(.trace, "so-far"),
    ]
    let requirements: [Requirement] = [
      Requirement(.shift(101)),
      Requirement(.shift(101), within: 0.5),
      Requirement(.aboveKeyboard(city, by: nil)),
      Requirement(.aboveKeyboard(city, by: -0.5)),
      Requirement(.keyboard(isUp: true)),
      Requirement(.keyboard(isUp: false)),
      Requirement(.focused(city, true)),
      Requirement(.visible(city, false)),
      Requirement(.frame(.text("Sign up"), CGRect(x: 1, y: 2, width: 3.5, height: 4))),
      Requirement(.text(city, "Kyoto")),
      Requirement(.gap(city, atMost: 12)),
      Requirement(.notifications([.willChangeFrame, .willShow])),
      Requirement(.notifications([])),
      Requirement(.motion(.outOfStep, atMost: 0.1)),
    ]
    var steps = fingers.map(Step.fingers) + typing.map(Step.typing)
    steps +=
      keyboard.map(Step.keyboard) + look.map { .phone(.look($0)) } + time.map(Step.time)
      + captures.map(Step.capture)
    steps += requirements.map { Step.check(.expect($0)) }
    #expect(scenario.steps(in: "a").map(\.step) == steps)
    #expect(scenario.steps(in: "a").map(\.line) == Array(12..<96))
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
    #expect(scenario.body[0].content == .fingers(.tap(.identifier("name"))))
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
    #expect(scenario.steps(in: "a").map(\.step) == [.fingers(.tap(.identifier("city")))])
    #expect(scenario.steps(in: "a").map(\.line) == [3])
  }

  @Test("Nothing but a screen is a scenario")
  func smallest() throws {
    let scenario = try parse("screen: keep-above\n---")
    #expect(scenario.steps(in: "a").isEmpty)
    #expect(scenario.device == nil)
  }
}
