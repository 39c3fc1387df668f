import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// The keyboard, and what is presented while it is up: an iPhone 13 has 844 points, and a keyboard of 336.
@MainActor
@Suite(.phone)
struct PresentedKeyboardTests {
  private func alert(fields: Int) -> UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for _ in 0..<fields { alert.addTextField() }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func `an alert takes the keyboard away and brings it back`() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      let alert = alert(fields: 0)
      phone.rootViewController.present(alert, animated: true)
      #expect(phone.takeNotifications().map(\.name) == [.willChangeFrame, .willHide])
      phone.settle()
      #expect(phone.takeNotifications().map(\.name) == [.didChangeFrame, .didHide])
      try phone.perform(.tap(.text("OK")))
      #expect(phone.takeNotifications().map(\.name) == [.willChangeFrame, .willShow])
      phone.settle()
      #expect(phone.keyboard.visibleFrame?.minY == 508)
      try phone.perform(.key(KeyPress(.character("a"))))
      #expect(phone.field("name")?.text == "a")
    }
  }

  @Test func `an alert with a field has the keyboard, and rises above it`() throws {
    try withPhone { phone in
      let alert = alert(fields: 1)
      phone.rootViewController.present(alert, animated: true)
      #expect(phone.takeNotifications().map(\.name) == [.willChangeFrame, .willShow])
      phone.settle()
      // In the middle between the status bar of 47 and the keyboard, 8 from both.
      #expect(abs(frame(alert.view).midY - (55 + 500) / 2) <= 0.5)
      try phone.perform(.text("Kim"))
      #expect(alert.textFields?.first?.text == "Kim")
      try phone.perform(.tap(.text("OK")))
      phone.settle()
      #expect(phone.keyboard.visibleFrame == nil)
      // From a field to that of an alert the keyboard stays.
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      phone.rootViewController.present(self.alert(fields: 1), animated: true)
      phone.settle()
      try phone.perform(.tap(.text("OK")))
      phone.settle()
      #expect(phone.takeNotifications().isEmpty)
    }
  }

  @Test func `a sheet grows to its highest detent while it has the keyboard`() throws {
    try withPhone { phone in
      let page = FormScreen(["inside"])
      page.sheetPresentationController?.detents = [.medium(), .large()]
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      phone.rootViewController.present(page, animated: true)
      // What has the focus below loses it.
      #expect(phone.takeNotifications().map(\.name) == [.willChangeFrame, .willHide])
      phone.settle()
      // 844 − 57 − 34 = 753 at most, half of it and the indicator's 34 from the bottom.
      #expect(frame(page.view).minY == 844 - 376.5 - 34)
      _ = phone.takeNotifications()
      try phone.perform(.tap(.identifier("inside")))
      #expect(frame(page.view).minY == 57)
      phone.settle()
      #expect(page.sheetPresentationController?.selectedDetentIdentifier == nil)
      try phone.perform(.key(KeyPress(.escape)))
      phone.settle()
      #expect(frame(page.view).minY == 844 - 376.5 - 34)
      page.dismiss(animated: true)
      #expect(phone.takeNotifications().suffix(2).map(\.name) == [.willChangeFrame, .willShow])
      phone.settle()
      #expect(phone.field("name")?.isFirstResponder == true)
    }
  }

  @Test func `a scene has the title that the app gives it`() throws {
    try withPhone { phone in
      #expect(phone.sceneTitle == nil)
      phone.window.windowScene?.title = "Letters"
      #expect(phone.sceneTitle == "Letters")
      phone.window.windowScene?.title = ""
      #expect(phone.sceneTitle == nil)
    }
  }

  @Test func `a form's sheet on an iPad moves above the keyboard`() throws {
    try withPhone("iPad (9th generation)") { phone in
      let page = FormScreen(["inside"])
      page.modalPresentationStyle = .formSheet
      phone.rootViewController.present(page, animated: true)
      phone.settle()
      // 540 × 620 in the middle of 810 × 1080.
      #expect(frame(page.view) == CGRect(x: 135, y: 230, width: 540, height: 620))
      try phone.perform(.tap(.identifier("inside")))
      phone.settle()
      // The keyboard begins at 767.
      #expect(frame(page.view) == CGRect(x: 135, y: 147, width: 540, height: 620))
    }
  }
}
