import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import DemoScreens

@MainActor @Suite(.phone)
struct DemoCatalogTests {
  nonisolated static let names = [
    "no-avoidance", "notifications", "keyboard-manager", "keyboard-observable", "keep-above",
  ]

  @Test func screensAreListedFromTheSimplestOn() {
    let entries = DemoCatalog().entries
    #expect(entries.map(\.name) == Self.names)
    for entry in entries {
      #expect(!entry.title.isEmpty)
      #expect(entry.whatToWatch.hasSuffix("."))
    }
    #expect(DemoCatalog().screen(named: "keep-below") == nil)
  }

  @Test(arguments: names)
  func everyScreenIsFreshAndFreed(_ name: String) throws {
    weak var freed: UIViewController?
    try withPhone("iPhone 13", screen: name) { phone in
      freed = phone.observedScreen
      #expect(DemoCatalog().screen(named: name) !== freed)
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
        #expect(phone.window.bounds.contains(frame), "\(label.text ?? "") is off the screen")
      }
    }
  }
}

extension UIView {
  fileprivate var labels: [UILabel] {
    (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.labels)
  }

  fileprivate var isSeen: Bool {
    sequence(first: self, next: { $0.superview }).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }
}
