import PhoneSimulator
import TestSupport
import Testing

@testable import Scenarios

@Suite("Steps that fail", .phone)
@MainActor
struct StepFailureTests {
  @Test(
    "A failing step says where and why, and nothing after it happens",
    arguments: [
      ("tap #nobody", "Nothing on the screen is #nobody."),
      ("type \"a\"", "Nothing has the focus, so the text reaches nobody."),
      ("keyboard hide", "The keyboard is down already."),
      ("keyboard show", "No text field has the focus, so there is no keyboard to show."),
      ("press Escape", "Nothing has the focus, so the key Escape reaches nobody."),
      ("expect keyboard up", "The keyboard is down."),
      ("expect shift 1", "The shift is 0.000."),
      ("expect #city above keyboard", "The keyboard is down, so nothing is above it."),
      ("expect #nobody above keyboard", "Nothing on the screen is #nobody."),
    ])
  func failing(step: String, sentence: String) throws {
    let played = try play("wait 0.02\n\(step)\nwait 1\n")
    #expect(played.failure == "a.scenario:5: \(step): \(sentence)")
    #expect(played.rows.map(\.tick) == [0, 10])
  }

  @Test(
    "Expectations are about what is seen at the moment",
    arguments: [
      // The keyboard's top is at 267, the city's bottom at 300.
      ("expect #city above keyboard", "#city reaches 33.000 points below the keyboard's top."),
      ("expect #city above keyboard by -33", nil),
      ("expect #city above keyboard by -33.0004", nil),
      (
        "expect #city above keyboard by -32.999",
        "#city reaches 33.000 points below the keyboard's top."
      ),
      ("expect keyboard up", nil),
      ("expect keyboard down", "The keyboard is up."),
      ("expect shift 0", nil),
    ])
  func expectations(step: String, sentence: String?) throws {
    let played = try play("tap #city\nkeyboard height 400\nwait until settled\n\(step)\n")
    #expect(played.failure == sentence.map { "a.scenario:7: \(step): \($0)" })
  }

  @Test("A view that is free says how far it is above the keyboard")
  func free() throws {
    let played = try play(
      "tap #name\nkeyboard height 400\nwait until settled\nexpect #name above keyboard\n"
        + "expect #name above keyboard by 26\n")
    #expect(
      played.failure
        == "a.scenario:8: expect #name above keyboard by 26: "
        + "#name is 27.000 points above the keyboard.")
  }
}
