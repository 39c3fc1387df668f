import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import DemoScreens

@MainActor @Suite(.phone)
struct DemonstrationScreensTests {
  nonisolated static let names = [
    "no-avoidance", "notifications", "keyboard-manager", "keyboard-observable", "keep-above",
    "layout-guide", "scroll-form", "compose", "accessory", "sheets", "table-form",
    "planner", "gallery",
  ]

  @Test func screensAreListedFromTheSimplestOn() {
    let screens = AppScreen.demonstrations
    #expect(screens.map(\.name) == Self.names)
    for screen in screens {
      #expect(!screen.title.isEmpty)
      #expect(screen.whatToWatch.hasSuffix("."))
    }
    #expect(throws: PhoneError.unknownScreen("keep-below", known: Self.names)) {
      try screens.screen(named: "keep-below")
    }
  }

  @Test(arguments: names)
  func everyScreenIsFreshAndFreed(_ name: String) throws {
    weak var freed: UIViewController?
    try withPhone("iPhone 13", screen: name) { phone in
      freed = phone.rootViewController
      let screen = try AppScreen.demonstrations.screen(named: name)
      guard case .controller(let other) = screen.makeContent().0 else {
        Issue.record("a view controller")
        return
      }
      #expect(other !== freed)
      try phone.press(.tab)
      phone.settle()
      #expect(phone.isKeyboardUp)
    }
    #expect(freed == nil)
  }

  @Test(arguments: names)
  func nothingIsCutOffOnTheSmallestPhone(_ name: String) throws {
    try withPhone("iPhone SE (1st generation)", screen: name) { phone in
      for label in phone.window.labels where label.numberOfLines == 1 {
        guard label.isSeen, !label.adjustsFontSizeToFitWidth else { continue }
        let needed = label.sizeThatFits(.zero)
        #expect(label.bounds.width >= needed.width - 0.5, "\(label.text ?? "") is cut off")
        let frame = phone.frameInWindow(of: label)
        #expect(
          phone.window.bounds.contains(frame) || label.isScrolled,
          "\(label.text ?? "") is off the screen")
      }
    }
  }
}

extension UIView {
  fileprivate var labels: [UILabel] {
    (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.labels)
  }

  fileprivate var isScrolled: Bool {
    sequence(first: self, next: { $0.superview }).contains { $0 is UIScrollView }
  }

  fileprivate var isSeen: Bool {
    sequence(first: self, next: { $0.superview }).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }
}
