import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// What a person has set about how all apps look.
@MainActor
@Suite(.phone)
struct LookTests {
  @Test func `the keyboard is dark with its field, and light where that wants it`() throws {
    let form = FormScreen { if $0.placeholder == "city" { $0.keyboardAppearance = .light } }
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      #expect(color(picture(of: phone), 195, 800) == [209, 212, 218])
      try phone.perform(.look(.appearance(.dark)))
      #expect(color(picture(of: phone), 195, 800) == [43, 43, 46])
      try phone.perform(.tap(.identifier("city")))
      phone.settle()
      #expect(color(picture(of: phone), 195, 800) == [209, 212, 218])
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      form.overrideUserInterfaceStyle = .light
      try phone.perform(.look(.contrast(.increased)))
      #expect(color(picture(of: phone), 195, 800) == [209, 212, 218])
    }
  }

  /// How many pixels of the status bar's left and right ear are as light as its ink.
  private func inks(_ bitmap: Bitmap, isLight: Bool) -> (left: Int, right: Int) {
    func count(_ columns: Range<Int>) -> Int {
      columns.reduce(0) { sum, x in
        sum + (14..<34).count { color(bitmap, x, $0)[0] == (isLight ? 255 : 0) }
      }
    }
    // On an iPhone 13 the notch is between them.
    return (count(10..<95), count(295..<380))
  }

  @Test func `the status bar is light on the dark, and mirrored from right to left`() throws {
    let form = FormScreen()
    try withPhone(screen: form) { phone in
      form.view.backgroundColor = .systemBackground
      phone.advance(by: 10)
      let usual = inks(picture(of: phone), isLight: false)
      #expect(usual.left > 50 && usual.right > usual.left)
      try phone.perform(.look(.appearance(.dark)))
      #expect(inks(picture(of: phone), isLight: true).left > 50)
      try phone.perform(.look(.appearance(.light)))
      try phone.perform(.look(.direction(.rightToLeft)))
      let mirrored = inks(picture(of: phone), isLight: false)
      #expect(abs(mirrored.right - usual.left) < 20 && mirrored.left > mirrored.right)
    }
  }

  @Test func `keys stay where they are from right to left`() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      let before = try phone.point(of: .identifier("key-Q"))
      try phone.perform(.look(.direction(.rightToLeft)))
      phone.settle()
      #expect(try phone.point(of: .identifier("key-Q")) == before)
    }
  }

  @Test func `the look goes on on another device`() throws {
    try withPhone { phone in
      try phone.perform(.look(.appearance(.dark)))
      try phone.perform(.look(.textSize(.ax5)))
      #expect(phone.look == Look([.textSize(.ax5), .appearance(.dark)]))
      #expect(phone.world.settings.category == .accessibilityExtraExtraExtraLarge)
      #expect(phone.look.changes.map(\.name) == ["dark", "AX5"])
    }
  }

  @Test func `every change has a name of its own, by which it is found`() {
    for change in LookChange.all { #expect(LookChange(name: change.name) == change) }
    #expect(LookChange(name: "bright") == nil)
    #expect(Look().changes.isEmpty)
  }
}

/// A keyboard, pages and sheets that fade, as a person has asked for.
@MainActor
@Suite(.phone)
struct CrossFadeTests {
  /// From field reports: the order is the usual one, and a keyboard that goes has an end at the top without
  /// a height.
  @Test func `the keyboard fades in its place and says that it has gone to nothing`() throws {
    try withPhone { phone in
      try phone.perform(.look(.motion(.crossFade)))
      let reader = phone.log.makeReader()
      try phone.perform(.tap(.identifier("name")))
      phone.advance(by: 30)
      // An iPhone 13's keyboard is 336 points high.
      #expect(phone.keyboard.visibleTop == 508)
      let half = phone.keyboard.host.layer.presentation()?.opacity ?? 1
      #expect(half > 0 && half < 1)
      phone.settle()
      try phone.perform(.key(KeyPress(.escape)))
      phone.advance(by: 30)
      #expect(phone.keyboard.visibleTop == 508)
      phone.settle()
      #expect(phone.keyboard.visibleTop == 844 && phone.keyboard.host.alpha == 1)
      let posted = reader.read().compactMap { entry -> KeyboardNotification? in
        if case .notification(let notification) = entry.event { notification } else { nil }
      }
      #expect(
        posted.map(\.name) == [
          .willChangeFrame, .willShow, .didChangeFrame, .didShow, .willChangeFrame, .willHide,
          .didChangeFrame, .didHide,
        ])
      let shown = CGRect(x: 0, y: 508, width: 390, height: 336)
      #expect(posted.prefix(4).allSatisfy { $0.endFrame == shown })
      let gone = CGRect(x: 0, y: 0, width: 390, height: 0)
      #expect(posted.suffix(4).allSatisfy { $0.beginFrame == shown && $0.endFrame == gone })
    }
  }

  @Test func `a keyboard that comes back while it fades is there, and away when it goes for good`()
    throws
  {
    try withPhone { phone in
      try phone.perform(.look(.motion(.crossFade)))
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      try phone.perform(.keyboard(.hide))
      phone.advance(by: 20)
      try phone.perform(.keyboard(.show))
      phone.settle()
      #expect(phone.keyboard.visibleTop == 508 && phone.keyboard.host.alpha == 1)
      try phone.perform(.look(.motion(.full)))
      try phone.perform(.keyboard(.hide))
      phone.settle()
      #expect(phone.keyboard.visibleTop == 844 && phone.keyboard.host.alpha == 1)
    }
  }

  @Test func `pages and sheets stay where they are and fade`() throws {
    let (first, second, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    try withPhone(page: navigation) { phone in
      try phone.perform(.look(.motion(.crossFade)))
      phone.enter {
        navigation.pushViewController(second, animated: true)
      }
      phone.advance(by: 60)
      let page = try #require(second.view.superview?.layer.presentation())
      #expect(page.frame.minX == 0 && page.opacity > 0 && page.opacity < 1)
      phone.settle()
      #expect(second.view.superview?.alpha == 1)
      phone.enter { navigation.present(sheet, animated: true) }
      phone.advance(by: 60)
      let shown = try #require(sheet.view.superview?.layer.presentation())
      #expect(shown.opacity > 0 && shown.opacity < 1 && shown.frame.minY < 100)
      phone.settle()
    }
  }
}
