import Foundation
import TestSupport
import Testing
import UIKit

@testable import KeyboardPlaygroundTesting

@MainActor
@Suite("Waiting for a phone in a test", .phone)
struct AwaitingTests {
  struct Refusal: Error {}

  @Test("A function of the app's sleeps on the phone's clock")
  func sleep() async throws {
    let phone = try Scratch().phone()
    let value = try await phone.perform {
      try await Task.sleep(for: .seconds(7))
      return 4
    }
    #expect(value == 4)
    #expect(phone.time == 7)
  }

  @Test("What it throws is thrown")
  func refusal() async throws {
    let phone = try Scratch().phone()
    await #expect(throws: Refusal.self) {
      try await phone.perform {
        await Task.yield()
        throw Refusal()
      }
    }
  }

  @Test("It is in the phone's world between its suspensions")
  func world() async throws {
    let phone = try Scratch().phone()
    let screens = try await phone.perform {
      let before = UIScreen.main
      try await Task.sleep(for: .milliseconds(20))
      return [before, UIScreen.main]
    }
    #expect(screens.allSatisfy { $0 === phone.rootViewController.view.window?.screen })
  }

  @Test("Work on another queue comes back to the phone")
  func errand() async throws {
    let phone = try Scratch().phone()
    phone.perform {
      let field = phone.rootViewController.view.subviews.last as? UITextField
      DispatchQueue.global().async {
        DispatchQueue.main.async { MainActor.assumeIsolated { field?.text = "Kyoto" } }
      }
    }
    try await phone.settle()
    #expect(try phone.text(of: "#city") == "Kyoto")
  }

  @Test("Awaiting lets the real main queue run")
  func mainQueue() async throws {
    let phone = try Scratch().phone()
    var hasRun = false
    DispatchQueue.main.async { MainActor.assumeIsolated { hasRun = true } }
    while !hasRun { try await phone.wait(0.1) }
    #expect(phone.time > 0)
  }

  @Test("What does not return is an error after the phone's time")
  func endless() async throws {
    let phone = try Scratch().phone()
    phone.patience = 0
    let error = await #expect(throws: PhoneTestError.self) {
      try await phone.perform(within: 3) { try await Task.sleep(for: .seconds(3600)) }
    }
    #expect(error?.description.contains("The function has not returned after 3") == true)
    #expect(phone.time <= 3)
  }

  @Test("Conditions are waited for in both ways")
  func conditions() async throws {
    let phone = try Scratch().phone()
    try phone.tap("#city")
    try await phone.wait(until: "keyboard top 407")
    let time = phone.time
    #expect(time > 0.25 && time < 1)
    func synchronously() throws {
      try phone.hideKeyboard()
      try phone.wait(until: "keyboard down", atMost: 2)
    }
    try synchronously()
    #expect(!phone.keyboard.isUp)
  }
}
