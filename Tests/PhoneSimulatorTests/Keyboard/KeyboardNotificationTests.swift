import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// The notifications of facts 1.3, rows 1, 2, 3, 5, 6 and 10b, on an iPhone 13:
/// 390×844 points, keyboard 336 with the bar and 291 without.
@MainActor
@Suite(.phone)
struct KeyboardNotificationTests {
  private typealias Note = KeyboardNotification

  private let up = CGRect(x: 0, y: 508, width: 390, height: 336)
  private let away = CGRect(x: 0, y: 844, width: 390, height: 336)

  private func set(
    _ names: [Note.Name], from begin: CGRect, to end: CGRect, duration: Double = 0.25
  ) -> [Note] {
    names.map { Note(name: $0, beginFrame: begin, endFrame: end, duration: duration) }
  }

  @Test func theFirstShow() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      #expect(phone.takeNotifications() == set([.willChangeFrame, .willShow], from: away, to: up))
      #expect(phone.keyboard.frame == up)
      phone.advance(by: 299)
      #expect(phone.takeNotifications() == [])
      #expect(phone.unsettledReasons.contains("the keyboard owes a did notification"))
      phone.advance(by: 1)
      #expect(phone.takeNotifications() == set([.didChangeFrame, .didShow], from: away, to: up))
      #expect(phone.isSettled)
    }
  }

  @Test func theHide() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.key(KeyPress(.escape)))
      #expect(phone.takeNotifications() == set([.willChangeFrame, .willHide], from: up, to: away))
      #expect(phone.keyboard.frame == nil)
      phone.advance(by: 300)
      #expect(phone.takeNotifications() == set([.didChangeFrame, .didHide], from: up, to: away))
    }
  }

  @Test func anotherFieldWithTheSameKeyboardPostsNothing() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.tap(.identifier("city")))
      #expect(phone.field("city")?.isFirstResponder == true)
      phone.settle()
      #expect(phone.takeNotifications() == [])
    }
  }

  @Test func anotherFieldWithAnotherHeightPostsNoHide() throws {
    let form = FormScreen { field in
      if field.placeholder == "city" { field.keyboardType = .numberPad }
    }
    let keypad = CGRect(x: 0, y: 553, width: 390, height: 291)
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.tap(.identifier("city")))
      #expect(
        phone.takeNotifications()
          == set(
            [.willChangeFrame, .willShow, .didChangeFrame, .didShow], from: up, to: keypad,
            duration: 0))
      #expect(phone.keyboard.visibleTop == 553)
    }
  }

  @Test func thePredictiveBarGoesAndComesInPlace() throws {
    let low = CGRect(x: 0, y: 553, width: 390, height: 291)
    let all: [Note.Name] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.predictiveBar(false))
      #expect(phone.takeNotifications() == set(all, from: up, to: low, duration: 0))
      #expect(phone.isSettled)
      try phone.perform(.predictiveBar(true))
      #expect(phone.takeNotifications() == set(all, from: low, to: up, duration: 0))
    }
  }

  @Test func theBarOfASmallPhoneIsAsInTheLog() throws {
    // facts 1.4: 320×568, {0,352,320,216}; the device table has 253 with the bar.
    try withPhone(
      "iPhone SE (1st generation)", settings: KeyboardSettings(predictiveBar: false)
    ) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.predictiveBar(true))
      let will = phone.takeNotifications().first
      #expect(will?.beginFrame == CGRect(x: 0, y: 352, width: 320, height: 216))
      #expect(will?.endFrame == CGRect(x: 0, y: 315, width: 320, height: 253))
      #expect(will?.duration == 0)
    }
  }

  @Test func aHeightThatIsTypedMovesAsTheKeyboardDoes() throws {
    let tall = CGRect(x: 0, y: 444, width: 390, height: 400)
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.keyboardHeight(400))
      #expect(phone.takeNotifications() == set([.willChangeFrame, .willShow], from: up, to: tall))
      phone.advance(by: 300)
      #expect(phone.takeNotifications() == set([.didChangeFrame, .didShow], from: up, to: tall))
      try phone.perform(.keyboardHeight(400))
      #expect(phone.takeNotifications() == [])
      try phone.perform(.keyboardHeight(nil))
      #expect(phone.takeNotifications() == set([.willChangeFrame, .willShow], from: tall, to: up))
    }
  }

  @Test func aPulledKeyboardChangesAtMostOnceAFrame() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      for height in [340.0, 344, 349] { try phone.perform(.keyboardHeight(height, by: .pulling)) }
      #expect(phone.takeNotifications().map(\.endFrame.height) == [340, 340, 340, 340])
      #expect(!phone.isSettled)
      phone.advance(by: 9)
      #expect(phone.takeNotifications() == [])
      phone.advance(by: 1)
      let second = phone.takeNotifications()
      #expect(second.map(\.name) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
      #expect(second.allSatisfy { $0.endFrame.height == 349 && $0.duration == 0 })
      #expect(second.first?.beginFrame.height == 340)
      #expect(phone.isSettled)
    }
  }

  @Test func resignFollowedByBecomePostsBothSets() throws {
    try withPhone { phone in
      let field = try #require(phone.field("name"))
      field.becomeFirstResponder()
      phone.settle()
      _ = phone.takeNotifications()
      field.resignFirstResponder()
      field.becomeFirstResponder()
      #expect(
        phone.takeNotifications()
          == set([.willChangeFrame, .willHide], from: up, to: away)
          + set([.willChangeFrame, .willShow], from: away, to: up))
      #expect(phone.keyboard.visibleTop == 508, "the two motions cancel out")
      phone.advance(by: 150)
      #expect(phone.keyboard.visibleTop == 508)
      phone.advance(by: 150)
      #expect(
        phone.takeNotifications()
          == set([.didChangeFrame, .didHide], from: up, to: away)
          + set([.didChangeFrame, .didShow], from: away, to: up))
    }
  }

  @MainActor
  private final class Observer: NSObject {
    var notification: Notification?

    func keyboardWillShow(_ notification: Notification) {
      self.notification = notification
    }
  }

  @Test func theDictionaryHasEightEntries() throws {
    try withPhone { phone in
      let observer = Observer()
      NotificationCenter.default.addObserver(
        observer, selector: Selector(Observer.keyboardWillShow(_:)),
        name: UIResponder.keyboardWillShowNotification, object: nil)
      try phone.perform(.tap(.identifier("name")))
      let notification = try #require(observer.notification)
      #expect(notification.object as? UIScreen === phone.screen)
      let info = try #require(notification.userInfo)
      #expect(info.count == 8)
      #expect(info["UIKeyboardFrameBeginUserInfoKey"] as? CGRect == away)
      #expect((info["UIKeyboardFrameEndUserInfoKey"] as? NSValue)?.cgRectValue == up)
      #expect(info["UIKeyboardAnimationDurationUserInfoKey"] as? Double == 0.25)
      #expect(info["UIKeyboardAnimationCurveUserInfoKey"] as? UInt == 7)
      #expect(info["UIKeyboardAnimationCurveUserInfoKey"] as? Int == 7)
      #expect(info["UIKeyboardIsLocalUserInfoKey"] as? Bool == true)
      #expect(
        info["UIKeyboardBoundsUserInfoKey"] as? CGRect
          == CGRect(x: 0, y: 0, width: 390, height: 336))
      #expect(info["UIKeyboardCenterBeginUserInfoKey"] as? CGPoint == CGPoint(x: 195, y: 1012))
      #expect(info["UIKeyboardCenterEndUserInfoKey"] as? CGPoint == CGPoint(x: 195, y: 676))
    }
  }

  @Test func anObserverIsInsideTheKeyboardsAnimation() throws {
    try withPhone { phone in
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
      phone.window.addSubview(view)
      var inherited: [TimeInterval] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { @MainActor _ in
        inherited.append(UIView.inheritedAnimationDuration)
        view.center.y -= 100
      }
      try phone.perform(.tap(.identifier("name")))
      #expect(inherited == [0.25])
      phone.advance(by: 75)
      // p(0.125) = 0.66502, by facts 2.2.
      #expect(abs(phone.frameInWindow(of: view).minY - (100 - 66.502)) < 1e-3)
      phone.settle()
      try phone.perform(.keyboardHeight(340, by: .pulling))
      #expect(inherited == [0.25, 0], "a change in place opens no block")
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func anAppsOwnBlockDoesNotSlowTheKeyboardDown() throws {
    try withPhone { phone in
      let field = try #require(phone.field("name"))
      UIView.animate(withDuration: 2) { field.becomeFirstResponder() }
      phone.advance(by: 75)
      #expect(abs(phone.keyboard.visibleTop - (844 - 336 * 0.66502)) < 1e-2)
      phone.advance(by: 225)
      #expect(phone.takeNotifications().last?.name == .didShow)
    }
  }

  @Test func withoutAnimationsTheDidFollowsInTheSameTick() throws {
    try withPhone { phone in
      let field = try #require(phone.field("name"))
      UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
      #expect(phone.keyboard.visibleTop == 508)
      phone.advance(by: 0)
      #expect(phone.takeNotifications().last?.name == .didShow)
    }
  }

  @Test func aFocusMovedFromInsideANotificationWaitsForTheSetToEnd() throws {
    try withPhone { phone in
      let field = try #require(phone.field("name"))
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { @MainActor _ in field.resignFirstResponder() }
      try phone.perform(.tap(.identifier("name")))
      #expect(
        phone.takeNotifications().map(\.name)
          == [.willChangeFrame, .willShow, .willChangeFrame, .willHide])
      phone.settle()
      #expect(phone.takeNotifications().map(\.name).suffix(2) == [.didChangeFrame, .didHide])
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func aHardwareKeyboardOnAPhoneAnnouncesAHideOfNothing() throws {
    let nothing = CGRect(x: 0, y: 844, width: 390, height: 0)
    try withPhone(settings: KeyboardSettings(hardwareKeyboard: true)) { phone in
      try phone.perform(.tap(.identifier("name")))
      #expect(phone.takeNotifications() == set([.willHide], from: nothing, to: nothing))
      phone.settle()
      #expect(phone.takeNotifications() == set([.didHide], from: nothing, to: nothing))
      #expect(phone.keyboard.visibleTop == 844)
      try phone.perform(.text("Ann"))
      #expect(phone.field("name")?.text == "Ann")
      try phone.perform(.key(KeyPress(.escape)))
      #expect(phone.takeNotifications() == set([.willHide], from: nothing, to: nothing))
    }
  }

  @Test func aHardwareKeyboardConnectedWhileEditingSendsTheSoftOneAway() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.hardwareKeyboard(true))
      #expect(phone.takeNotifications() == set([.willChangeFrame, .willHide], from: up, to: away))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.hardwareKeyboard(false))
      #expect(phone.takeNotifications() == set([.willChangeFrame, .willShow], from: away, to: up))
    }
  }

  @Test func aHardwareKeyboardLeavesABarOnATablet() throws {
    try withPhone(
      "iPad (9th generation)", settings: KeyboardSettings(hardwareKeyboard: true)
    ) { phone in
      try phone.perform(.tap(.identifier("name")))
      let end = try #require(phone.takeNotifications().last?.endFrame)
      let screen = phone.device.portraitSize
      #expect(end.minY == screen.height - 55)
      #expect(end.height == phone.device.keyboard.portrait.withBar)
    }
  }
}
