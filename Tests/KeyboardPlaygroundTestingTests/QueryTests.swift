import Foundation
import TestSupport
import Testing
import UIKit

@testable import KeyboardPlaygroundTesting

/// On an iPhone SE of 375 × 667 points, whose keyboard is 260 points high with its bar.
@MainActor
@Suite("What is to be known of a phone in a test", .phone)
struct QueryTests {
  @Test("A field that nothing moves is covered by the keyboard")
  func covered() throws {
    let phone = try Scratch().phone()
    #expect(!phone.keyboard.isUp)
    #expect(phone.keyboard.top == 667)
    #expect(phone.keyboard.frame == nil)
    #expect(try phone.gap(of: "#city") == 60)
    try phone.tap("#city")
    try phone.settle()
    #expect(phone.keyboard.isUp)
    #expect(phone.keyboard.top == 407)
    #expect(phone.keyboard.frame == CGRect(x: 0, y: 407, width: 375, height: 260))
    // It ends at 667 - 60.
    #expect(try phone.gap(of: "#city") == -200)
    #expect(try phone.frame(of: "#city") == CGRect(x: 20, y: 563, width: 200, height: 44))
    #expect(phone.shift == 0)
    #expect(try phone.isFocused("#city"))
    #expect(try !phone.isFocused("#name"))
    try phone.type("Kyoto")
    #expect(try phone.text(of: "#city") == "Kyoto")
    #expect(phone.isSettled)
  }

  @Test("Its notifications are those of iOS, with their frames and times")
  func notifications() throws {
    let phone = try Scratch().phone()
    try phone.wait(0.5)
    try phone.tap("#city")
    try phone.settle()
    #expect(
      phone.notifications.map(\.name) == [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      ])
    let first = try #require(phone.notifications.first)
    #expect(first.beginFrame == CGRect(x: 0, y: 667, width: 375, height: 260))
    #expect(first.endFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
    #expect(first.curve == 7)
    #expect(first.isLocal)
    #expect(first.time == 0.5)
  }

  @Test("What an observation says is the moved view and the target")
  func observed() throws {
    let phone = try TestPhone(.iPhoneSE3) {
      Fields()
    } moved: {
      $0.view.subviews.first
    } target: {
      $0.view.subviews.last
    }
    let fields = try #require(phone.rootViewController as? Fields)
    phone.perform { fields.view.subviews[0].frame.origin.y -= 30 }
    #expect(phone.shift == 30)
    #expect(phone.trace.hasSuffix("0.000000,667.000,607.000,60.000,30.000,\n"))
  }

  @Test("The motion so far is in numbers")
  func motion() throws {
    let phone = try Scratch().phone()
    try phone.tap("#city")
    try phone.settle()
    // The field stands still, 200 points below the keyboard's top in the end.
    #expect(abs(phone.motion.overlap - 200) < 0.001)
    #expect(phone.motion.step == 0)
    #expect(abs(phone.motion.restError - 200) < 0.001)
  }

  @Test("A view is found by its class, or not")
  func views() throws {
    let phone = try Scratch().phone()
    #expect(try phone.view("#city", as: UITextField.self).placeholder == "City")
    let said = message { _ = try phone.view("#city", as: UILabel.self) }
    #expect(said == "\(#filePath):\(#line - 1): #city is a UITextField, not a UILabel.")
    #expect(phone.viewTree.contains("UITextField #city 20.000,563.000,200.000,44.000"))
  }

  @Test("Several phones at once know nothing of each other")
  func several() throws {
    let phones = try [Device.iPhoneSE3, .iPhone13].map { try Scratch().phone($0) { Fields() } }
    try phones[0].tap("#city")
    try phones[0].settle()
    try phones[1].wait(0.25)
    #expect(phones.map(\.keyboard.isUp) == [true, false])
    #expect(phones[1].notifications.isEmpty)
    #expect(phones[1].time == 0.25)
  }

  @Test("A phone that goes ends its app")
  func end() throws {
    weak var fields: Fields?
    func play() throws {
      let phone = try Scratch().phone()
      fields = phone.rootViewController as? Fields
      try phone.tap("#city")
      #expect(fields != nil)
    }
    try play()
    #expect(fields == nil)
  }

  @Test("A phone, a tap and its settling take at most 30 ms")
  func speed() throws {
    let scratch = try Scratch()
    let seconds = try processorTime(bestOf: 5) {
      let phone = try scratch.phone()
      try phone.tap("#city")
      try phone.settle()
    }
    #expect(seconds < 0.03)
  }
}
