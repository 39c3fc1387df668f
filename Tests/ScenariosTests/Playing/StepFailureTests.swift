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
      ("tap #ctiy", "Nothing on the screen is #ctiy; did you mean #city?"),
      ("expect #cit visible", "Nothing on the screen is #cit; did you mean #city?"),
      ("still a of #City", "Nothing on the screen is #City; did you mean #city?"),
      ("type \"a\"", "Nothing has the focus, so the text reaches nobody."),
      ("keyboard hide", "The keyboard is down already."),
      ("keyboard show", "No text field has the focus, so there is no keyboard to show."),
      ("press Escape", "Nothing has the focus, so the key Escape reaches nobody."),
      ("expect keyboard up", "The keyboard is down."),
      ("expect shift 1", "The shift is 0.000."),
      ("expect #city above keyboard", "The keyboard is down, so nothing is above it."),
      ("expect #nobody above keyboard", "Nothing on the screen is #nobody."),
      ("expect keyboard top 400", "The keyboard's top is at 667.000."),
      ("expect #city focused", "#city does not have the focus."),
      ("expect #nobody focused", "Nothing on the screen is #nobody."),
      ("expect #city not visible", "#city can be seen."),
      ("expect #nobody visible", "Nothing on the screen is #nobody."),
      (
        "expect #city frame 20,260,300,41",
        "The frame of #city is 20.000,260.000,300.000,40.000."
      ),
      ("expect #city text \"Kyoto\"", "The text of #city is \"\"."),
      ("expect gap #city at most 366.9", "#city is 367.000 points above the keyboard."),
      ("expect notifications keyboardWillShow", "Nothing was posted."),
    ])
  func failing(step: String, sentence: String) throws {
    let played = try play("wait 0.02\n\(step)\nwait 1\n")
    #expect(played.failure == "a.scenario:5: \(step): \(sentence)")
    #expect(played.rows.map(\.tick) == [0, 10])
  }

  @Test("Where a scenario says so, what the phone refuses is skipped, and no more than that")
  func skipped() throws {
    let refused = "type \"ab\"\ntap #nobody\nkeyboard hide\n"
    let steps = refused + "tap #city\ntype \"c\"\nwait 0.02\n"
    let played = try play(steps + "expect #city text \"c\"\n", settings: "refused: skip\n")
    #expect(played.failure == nil)
    let failed = try play(steps + "expect #city text \"d\"\n", settings: "refused: skip\n")
    #expect(failed.failure == "a.scenario:11: expect #city text \"d\": The text of #city is \"c\".")
    let usual = try play(steps, settings: "refused: fail\n")
    #expect(
      usual.failure
        == "a.scenario:5: type \"ab\": Nothing has the focus, so the text reaches nobody.")
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
      ("expect shift 0.5 within 0.5", nil),
      ("expect shift 0.5 within 0.4", "The shift is 0.000."),
      ("expect keyboard top 267", nil),
      ("expect keyboard top 268 within 1", nil),
      ("expect #city focused", nil),
      ("expect #city not focused", "#city has the focus."),
      ("expect #name not focused", nil),
      ("expect #name visible", nil),
      ("expect #city visible", "#city reaches 33.000 points below the keyboard's top."),
      ("expect #city not visible", nil),
      ("expect #nobody not visible", nil),
      ("expect #key-space visible", nil),
      ("expect #city frame 20,260,300,40", nil),
      ("expect #city frame 20.5,260,300,39.5 within 0.5", nil),
      ("expect #city text \"\"", nil),
      ("expect gap #name at most 27", nil),
      ("expect gap #city at most 0", nil),
      ("expect motion rest-error at most 33", nil),
      ("expect motion rest-error at most 32.9", "The rest error is 33 pt."),
      ("expect motion step at most 0", nil),
      (
        "expect notifications none",
        "Posted was keyboardWillChangeFrame keyboardWillShow keyboardWillChangeFrame "
          + "keyboardWillShow keyboardDidChangeFrame keyboardDidShow keyboardDidChangeFrame "
          + "keyboardDidShow."
      ),
    ])
  func expectations(step: String, sentence: String?) throws {
    let played = try play("tap #city\nkeyboard height 400\nwait until settled\n\(step)\n")
    #expect(played.failure == sentence.map { "a.scenario:7: \(step): \($0)" })
  }

  @Test("Each notification is accounted for once")
  func notifications() throws {
    let played = try play(
      """
      expect notifications none
      tap #city
      expect notifications keyboardWillChangeFrame keyboardWillShow
      expect notifications none
      wait until settled
      expect notifications keyboardDidChangeFrame keyboardDidShow
      tap #name
      expect notifications none
      press Escape
      wait until settled
      expect notifications keyboardWillChangeFrame keyboardWillHide
      """)
    #expect(
      played.failure == "a.scenario:14: expect notifications keyboardWillChangeFrame "
        + "keyboardWillHide: Posted was keyboardWillChangeFrame keyboardWillHide "
        + "keyboardDidChangeFrame keyboardDidHide.")
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
