import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

extension SignUpViewController: ObservedScreen {
  var movedView: UIView? { view }
  var targetView: UIView? { nil }
  var onDecision: ((String) -> Void)? {
    get { nil }
    set {}
  }
}

@Suite("The README's example", .phone)
@MainActor
struct ReadmeExampleTests {
  /// Row `row` is 44 points high and begins at 120 + 80 · row; the keyboard of
  /// this phone, 336 points high, begins at 508.
  @Test(
    "The edited field sits 8 points above the keyboard, or where it is when that is higher",
    arguments: [(0, 0), (4, 0), (5, 564 + 8 - 508)] as [(Int, Double)])
  func shift(row: Int, shift: Double) throws {
    let assets = try Assets.find(environment: [:])
    let phone = Phone(
      device: try #require(try DeviceCatalog(assets: assets).device(named: "iPhone 13")),
      layout: try KeyboardLayout(contentsOf: assets.file("keyboards/en.json"))
    ) { SignUpViewController() }
    defer { phone.close() }

    try phone.perform(.tap(.point(CGPoint(x: 160, y: 142 + 80 * row))))
    while !phone.isSettled, let next = phone.nextTick { phone.advance(to: next) }
    #expect(phone.keyboard.frame?.minY == 508)
    #expect(phone.observedScreen.view.center == CGPoint(x: 195, y: 422 - shift))
  }
}
