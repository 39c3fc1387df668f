import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// An app that goes to the background and comes back.
@MainActor
@Suite(.phone)
struct BackgroundTests {
  @Test func `the keyboard posts nothing, and field and keys are as before`() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      let top = phone.keyboard.visibleTop
      try phone.perform(.app(.background))
      phone.advance(by: 3000)
      #expect(phone.world.application.applicationState == .background)
      #expect(phone.takeNotifications().isEmpty && phone.keyboard.visibleTop == top)
      try phone.perform(.app(.foreground))
      phone.settle()
      #expect(phone.world.application.applicationState == .active)
      #expect(phone.takeNotifications().isEmpty && phone.keyboard.visibleTop == top)
      #expect(phone.field("name")?.isFirstResponder == true)
      try phone.perform(.text("back"))
      #expect(phone.field("name")?.text == "back")
    }
  }

  @Test func `nothing is typed into an app in the background, and its views are out of reach`()
    throws
  {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      try phone.perform(.touch(.began, at: CGPoint(x: 195, y: 700), id: 3))
      try phone.perform(.key(KeyPress(.return, phase: .down)))
      #expect(phone.heldKeys == [KeyPress(.return, phase: .up)])
      try phone.perform(.app(.background))
      #expect(phone.heldKeys == [])
      // The finger has been let go.
      #expect(throws: PhoneError.noTouch(id: 3)) {
        try phone.perform(.touch(.ended, at: CGPoint(x: 195, y: 700), id: 3))
      }
      let refused: [PhoneCommand] = [
        .key(KeyPress(.character("a"))), .text("a"), .markedText("a", caret: 0), .paste("a"),
        .keyboard(.hide), .keyboardHeight(400), .keyboardArrangement(.docked),
        .predictiveBar(false), .hardwareKeyboard(true),
        .language("en"), .app(.background),
      ]
      for command in refused {
        #expect(throws: PhoneError.appInBackground) { try phone.perform(command) }
      }
      #expect(throws: PhoneError.coveredView(.identifier("name"))) {
        try phone.perform(.tap(.identifier("name")))
      }
      try phone.perform(.touch(.began, at: CGPoint(x: 195, y: 700), id: 1))
      try phone.perform(.touch(.ended, at: CGPoint(x: 195, y: 700), id: 1))
      #expect(phone.field("name")?.text == "")
      try phone.perform(.key(KeyPress(.character("a"), phase: .up)))
      try phone.perform(.app(.foreground))
      #expect(throws: PhoneError.appInForeground) { try phone.perform(.app(.foreground)) }
      #expect("\(PhoneError.appInForeground)" == "The app is in front already.")
      #expect("\(PhoneError.appInBackground)" == "The app is in the background.")
    }
  }

  @Test func `a phone that is switched has its new app in front`() throws {
    let phone = try Phone(
      device: .named("iPhone 13"), layout: .english,
      catalog: [.form { FormScreen() }], screen: "form")
    defer { phone.close() }
    try phone.perform(.app(.background))
    try phone.perform(.screen("form"))
    #expect(phone.world.application.applicationState == .active)
    try phone.perform(.tap(.identifier("name")))
  }
}
