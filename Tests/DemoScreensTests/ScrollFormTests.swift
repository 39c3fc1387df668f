import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import DemoScreens

@MainActor @Suite(.phone)
struct ScrollFormTests {
  // Every line of the form can be brought above the keyboard, as the content has room below it.
  @Test(arguments: Expected.all)
  func everyFieldIsAboveTheKeyboard(_ expected: Expected) throws {
    try withPhone(expected.device, screen: "scroll-form") { phone in
      for name in ["old-street", "country", "note"] {
        try phone.focus(name)
        phone.settle()
        #expect(try phone.bottom(of: name) <= expected.keyboardTop)
        #expect(try phone.bottom(of: name) - 44 >= phone.window.safeAreaInsets.top)
      }
    }
  }

  @Test func whatTheInsetsGetTheyLose() throws {
    try withPhone("iPhone 13", screen: "scroll-form") { phone in
      let form = try #require(phone.find("scroll-form") as? UIScrollView)
      #expect(form.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      try phone.focus("note")
      phone.settle()
      #expect(form.adjustedContentInset.bottom == 336)
      #expect(form.verticalScrollIndicatorInsets.bottom == 302)
      try phone.press(.escape)
      phone.settle()
      #expect(form.adjustedContentInset.bottom == 34)
      #expect(form.verticalScrollIndicatorInsets.bottom == 0)
      #expect(form.contentOffset.y <= form.contentSize.height + 34 - form.bounds.height)
    }
  }
}
