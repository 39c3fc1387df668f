import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// A keyboard that leaves the screen with a page under a finger.
///
/// An iPhone 13 has 390×844 points and a keyboard of 336, from 508 on.
@MainActor
@Suite(.phone)
struct KeyboardSlidingTests {
  private final class Page: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    var focusesWhenItAppears = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      view.addSubview(field)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if focusesWhenItAppears { field.becomeFirstResponder() }
    }
  }

  private func withPage(_ test: (Phone, UINavigationController, Page) throws -> Void) throws {
    try withPhone(page: UINavigationController(rootViewController: Page())) { phone in
      let navigation = try #require(phone.rootViewController as? UINavigationController)
      let page = Page()
      navigation.pushViewController(page, animated: false)
      phone.advance(by: FrameClock.ticksPerFrame)
      page.field.becomeFirstResponder()
      phone.settle()
      _ = phone.takeNotifications()
      try test(phone, navigation, page)
    }
  }

  private func drag(_ phone: Phone, to x: CGFloat) throws {
    try phone.perform(.touch(.began, at: CGPoint(x: 4, y: 300)))
    for place in stride(from: CGFloat(30), through: x, by: 20) {
      phone.advance(by: FrameClock.ticksPerFrame)
      try phone.perform(.touch(.moved, at: CGPoint(x: place, y: 300)))
    }
    phone.advance(by: 300)
    try phone.perform(.touch(.moved, at: CGPoint(x: x, y: 300)))
  }

  @Test func `the keyboard goes with the page, and its notifications come when the finger lets go`()
    throws
  {
    try withPage { phone, navigation, page in
      try drag(phone, to: 250)
      // 246 points from where the finger came down.
      #expect(abs((phone.keyboard.visibleFrame?.minX ?? 0) - 246) < 0.001)
      #expect(phone.keyboard.visibleTop == 508)
      #expect(page.field.isFirstResponder)
      #expect(phone.takeNotifications().isEmpty)
      try phone.perform(.touch(.ended, at: CGPoint(x: 250, y: 300)))
      #expect(!page.field.isFirstResponder)
      let notes = phone.takeNotifications()
      #expect(notes.map(\.name) == [.willChangeFrame, .willHide])
      #expect(notes.last?.beginFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
      #expect(notes.last?.endFrame == CGRect(x: 0, y: 844, width: 390, height: 336))
      phone.advance(by: 60)
      // It goes out of sight sideways.
      #expect((phone.keyboard.visibleFrame?.minX ?? 0) > 246)
      #expect(phone.keyboard.visibleFrame?.minY == 508)
      phone.settle()
      #expect(phone.takeNotifications().map(\.name) == [.didChangeFrame, .didHide])
      #expect(phone.keyboard.visibleFrame == nil)
      // The next one comes from below.
      (navigation.topViewController as? Page)?.field.becomeFirstResponder()
      phone.settle()
      #expect(
        phone.keyboard.visibleFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
    }
  }

  @Test func `a page that comes back brings the keyboard, and nothing is posted`() throws {
    try withPage { phone, navigation, page in
      try drag(phone, to: 130)
      #expect(abs((phone.keyboard.visibleFrame?.minX ?? 0) - 126) < 0.001)
      try phone.perform(.touch(.ended, at: CGPoint(x: 130, y: 300)))
      phone.settle()
      #expect(phone.takeNotifications().isEmpty)
      #expect(page.field.isFirstResponder)
      #expect(navigation.topViewController === page)
      #expect(
        phone.keyboard.visibleFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
      try phone.perform(.text("a"))
      #expect(page.field.text?.lowercased() == "a")
    }
  }

  @Test func `a page that takes the focus when it appears keeps the keyboard where it is`() throws {
    try withPage { phone, navigation, page in
      let first = navigation.viewControllers[0] as? Page
      first?.focusesWhenItAppears = true
      try drag(phone, to: 130)
      #expect(first?.field.isFirstResponder == true)
      #expect(phone.keyboard.visibleFrame?.minX == 0)
      try phone.perform(.touch(.ended, at: CGPoint(x: 130, y: 300)))
      phone.settle()
      #expect(page.field.isFirstResponder)
      #expect(phone.takeNotifications().isEmpty)
    }
  }
}
