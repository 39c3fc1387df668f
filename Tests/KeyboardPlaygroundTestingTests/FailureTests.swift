import Foundation
import TestSupport
import Testing
import UIKit

@testable import KeyboardPlaygroundTesting

@MainActor
@Suite("What a phone says in a test that fails", .phone)
struct FailureTests {
  @Test("A missing target throws with the nearest name, its place and a picture")
  func missing() throws {
    let scratch = try Scratch()
    let phone = try scratch.phone()
    let line = #line + 1
    let said = message { try phone.tap("#ciyt") }
    let path = "\(scratch.results)/FormTests.form.iPhoneSE3/failure.png"
    #expect(
      said == """
        \(#filePath):\(line): tap #ciyt: Nothing on the screen is #ciyt; did you mean #city?
        What was seen is in \(path)
        """)
    #expect(FileManager.default.fileExists(atPath: path))
    let gap = message { _ = try phone.gap(of: "#ciyt") }
    #expect(
      gap?.hasPrefix(
        "\(#filePath):\(line + 8): Nothing on the screen is #ciyt; did you mean #city?") == true)
    // The phone can be used further.
    try phone.tap("#city")
    #expect(try phone.isFocused("#city"))
    #expect(
      scratch.files(in: scratch.results).sorted() == [
        "FormTests.form.iPhoneSE3/failure-2.png", "FormTests.form.iPhoneSE3/failure.png",
      ])
    // What an earlier run has left is gone.
    _ = try scratch.phone()
    #expect(scratch.files(in: scratch.results).isEmpty)
  }

  @Test("An expectation that is not met is a failure at its place, and the test goes on")
  func unmet() throws {
    let phone = try Scratch().phone()
    let line = #line + 2
    let said = try failures {
      try phone.expect("#city above keyboard by 8")
      try phone.play("tap #city", "wait until settled", "expect keyboard down", "expect shift 4")
    }
    #expect(said.map(\.line) == [line, line + 1, line + 1])
    #expect(
      said.map(\.message) == [
        "expect #city above keyboard by 8: The keyboard is down, so nothing is above it.",
        "expect keyboard down: The keyboard is up.", "expect shift 4: The shift is 0.000.",
      ])
  }

  @Test(
    "What cannot be meant is said before anything is done",
    arguments: [
      ("tapp #city", "tapp #city: There is no step tapp; did you mean tap?"),
      ("tap #city\nwait -1", "wait -1: -1 is not a time in seconds from 0 to 3600"),
    ])
  func malformed(text: String, sentence: String) throws {
    let phone = try Scratch().phone()
    let said = try #require(message { try phone.play(text) })
    #expect(
      said.hasPrefix("\(#filePath):\(#line - 1): \(text.split(separator: "\n").last ?? ""): "))
    #expect(said.count > text.count + 40)
    #expect(!phone.keyboard.isUp)
    #expect(phone.time == 0)
  }

  @Test("Numbers that are none, and keys and names that are not there, throw")
  func badArguments() throws {
    let phone = try Scratch().phone()
    for body: @MainActor () throws -> Void in [
      { try phone.wait(.nan) }, { try phone.wait(-1) }, { try phone.monkey(-1) },
      { try phone.press("Hyper+x") }, { try phone.setKeyboardHeight(5000) },
      { try phone.setKeyboardHeight(.infinity) }, { try phone.setLanguage("xx") },
      { try phone.switchDevice(to: Device("Nokia")) }, { try phone.tap(.point(-4, .nan)) },
      { try phone.expectStill("a/b") }, { try phone.expectStill("") },
      { try phone.expectStill("failure") }, { try phone.post(Notification.Name("other")) },
      { try phone.type(String(repeating: "a", count: 100_000)) },
      { try phone.play("screen other") },
    ] {
      #expect(throws: PhoneTestError.self, performing: body)
    }
    for make: @MainActor () throws -> TestPhone in [
      { try TestPhone(language: "xx") { Fields() } },
      { try TestPhone(keyboardHeight: 0) { Fields() } },
      { try TestPhone(framesPerSecond: 7) { Fields() } },
      { try TestPhone(scale: .nan) { Fields() } },
      { try TestPhone(tolerance: -1) { Fields() } },
    ] {
      #expect(throws: PhoneTestError.self) { try make() }
    }
  }

  @Test("What never settles throws after the phone's time, and says why")
  func restless() throws {
    let phone = try Scratch().phone()
    phone.perform {
      UIView.animate(withDuration: 10) {
        phone.rootViewController.view.subviews[0].alpha = 0.5
      }
    }
    let said = message { try phone.settle(within: 2) }
    #expect(
      said?.contains("Still not settled after 2 s: an animation is running.") == true,
      "\(said ?? "")")
    #expect(phone.time == 2)
  }

  @Test("A phone that is closed takes no steps")
  func closed() throws {
    let phone = try Scratch().phone()
    phone.close()
    #expect(
      message { try phone.tap("#city") } == "\(#filePath):\(#line): The phone is closed.")
  }
}
