import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import Scenarios

/// The step that takes the app to the background and back.
@Suite(.phone)
@MainActor
struct AppStepTests {
  @Test func `the keyboard is there again without a notification`() throws {
    let played = try play(
      "tap #city\nwait until settled\napp background\nwait 2\nexpect keyboard up\n"
        + "app foreground\nwait 1\nexpect keyboard up\nexpect #city focused\n"
        + "press a\nexpect #city text \"a\"\n")
    #expect(played.failure == nil)
  }

  @Test func `what cannot be done in the background fails`() throws {
    #expect(try play("app foreground\n").failure != nil)
    #expect(try play("app background\npress a\n").failure != nil)
  }

  @Test(arguments: [
    ("app", "4: background or foreground is missing here"),
    ("message", "8: a text in double quotes is missing here"),
    ("app away", #"5: "away" cannot stand here, only background or foreground"#),
  ])
  func `what is wrong with it is said with its column`(step: String, sentence: String) throws {
    #expect(try problem(inStep: step) == sentence)
  }
}
