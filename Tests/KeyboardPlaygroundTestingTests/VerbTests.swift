import Foundation
import Scenarios
import TestSupport
import Testing
import UIKit

@testable import KeyboardPlaygroundTesting

/// The same thing to do in both ways, after some steps.
private struct Pair: Sendable {
  var device = Device.iPhoneSE3
  var before = ["tap #city", "wait until settled"]
  let text: String
  let method: @MainActor (TestPhone) throws -> Void
}

private let pairs: [Pair] = [
  Pair(before: [], text: "tap #city") { try $0.tap("#city") },
  Pair(before: [], text: "tap #city at 3,4 for 0.6") {
    try $0.tap("#city", at: CGPoint(x: 3, y: 4), for: 0.6)
  },
  Pair(before: [], text: "double-tap 30,30") { try $0.doubleTap("30,30") },
  Pair(text: "drag 30,30 to 30,90 over 0.2") { try $0.drag("30,30", to: "30,90", over: 0.2) },
  Pair(text: "drag 30,30 along 0.1:30,40 0.2:50,90") {
    try $0.drag(
      "30,30",
      along: [(seconds: 0.1, point: CGPoint(x: 30, y: 40)), (0.2, CGPoint(x: 50, y: 90))])
  },
  Pair(text: "flick 30,30 to 30,90") { try $0.flick("30,30", to: "30,90") },
  Pair(text: "scroll 30,90 by 0,40") { try $0.scroll("30,90", by: CGVector(dx: 0, dy: 40)) },
  Pair(text: "wheel 30,90 by 0,40") { try $0.wheel("30,90", by: CGVector(dx: 0, dy: 40)) },
  Pair(text: "finger down 30,30 id 2\nfinger move 30,40 id 2\nfinger up 30,40 id 2") {
    try $0.finger(.began, at: CGPoint(x: 30, y: 30), id: 2)
    try $0.finger(.moved, at: CGPoint(x: 30, y: 40), id: 2)
    try $0.finger(.ended, at: CGPoint(x: 30, y: 40), id: 2)
  },
  Pair(text: "finger down 30,30\nfinger cancel 30,30") {
    try $0.finger(.began, at: CGPoint(x: 30, y: 30))
    try $0.finger(.cancelled, at: CGPoint(x: 30, y: 30))
  },
  Pair(text: "monkey 5 every 0.2") { try $0.monkey(5, every: 0.2) },
  Pair(text: "type \"Kyo\\nto\"") { try $0.type("Kyo\nto") },
  Pair(text: "type \"Kyoto\" every 0.1") { try $0.type("Kyoto", every: 0.1) },
  Pair(text: "type secret 4") { try $0.typeSecret(4) },
  Pair(text: "type \"ab\"\npress Backspace x2") {
    try $0.type("ab")
    try $0.press("Backspace", times: 2)
  },
  Pair(text: "press a down\nwait 0.1\npress a up") {
    try $0.press("a", .down)
    try $0.wait(0.1)
    try $0.press("a", .up)
  },
  Pair(text: "compose \"きょ\" caret 1") { try $0.compose("きょ", caret: 1) },
  Pair(text: "compose \"きょ\"") { try $0.compose("きょ") },
  Pair(text: "pasteboard \"Kyoto\"\npress Ctrl+V") {
    try $0.setPasteboard("Kyoto")
    try $0.press("Ctrl+V")
  },
  Pair(text: "paste \"Kyoto\"") { try $0.paste("Kyoto") },
  Pair(text: "keyboard hide\nwait 0.1\nkeyboard toggle\nwait until settled") {
    try $0.hideKeyboard()
    try $0.wait(0.1)
    try $0.toggleKeyboard()
    try $0.settle()
  },
  Pair(text: "keyboard hide\nwait until settled\nkeyboard show") {
    try $0.hideKeyboard()
    try $0.settle()
    try $0.showKeyboard()
  },
  Pair(text: "keyboard height 320\nwait 0.3\nkeyboard height device") {
    try $0.setKeyboardHeight(320)
    try $0.wait(0.3)
    try $0.setKeyboardHeight(nil)
  },
  Pair(text: "keyboard height 320 over 0.2") { try $0.pullKeyboard(toHeight: 320, over: 0.2) },
  Pair(text: "keyboard height along 0.1:300 0.2:280") {
    try $0.pullKeyboard(along: [(seconds: 0.1, height: 300), (0.2, 280)])
  },
  Pair(device: .iPad9, text: "keyboard undock\nwait 0.5\nkeyboard dock") {
    try $0.undockKeyboard()
    try $0.wait(0.5)
    try $0.dockKeyboard()
  },
  Pair(device: .iPad9, text: "keyboard split") { try $0.splitKeyboard() },
  Pair(device: .iPad9, text: "keyboard float") { try $0.floatKeyboard() },
  Pair(text: "keyboard suggestions off") { try $0.setSuggestions(false) },
  Pair(text: "keyboard hardware on") { try $0.setHardwareKeyboard(true) },
  Pair(text: "language de") { try $0.setLanguage("de") },
  Pair(text: "appearance dark\nwait 0.1\nappearance light") {
    try $0.setAppearance(.dark)
    try $0.wait(0.1)
    try $0.setAppearance(.light)
  },
  Pair(text: "text size AX2") { try $0.setTextSize(.accessibilityLarge) },
  Pair(text: "direction right-to-left\nwait 0.1\ndirection left-to-right") {
    try $0.setDirection(.rightToLeft)
    try $0.wait(0.1)
    try $0.setDirection(.leftToRight)
  },
  Pair(text: "contrast increased\nwait 0.1\ncontrast normal") {
    try $0.setIncreasedContrast(true)
    try $0.wait(0.1)
    try $0.setIncreasedContrast(false)
  },
  Pair(text: "motion reduced\nwait 0.1\nmotion cross-fade\nwait 0.1\nmotion full") {
    try $0.setReducedMotion(true)
    try $0.wait(0.1)
    try $0.setReducedMotion(true, prefersCrossFade: true)
    try $0.wait(0.1)
    try $0.setReducedMotion(false)
  },
  Pair(text: "tint pink") { try $0.setTint("pink") },
  Pair(text: "post keyboardWillHide begin 0,400,375,267 duration 0.3 curve none foreign") {
    try $0.post(
      UIResponder.keyboardWillHideNotification,
      begin: CGRect(x: 0, y: 400, width: 375, height: 267), duration: 0.3, curve: nil,
      isForeign: true)
  },
  Pair(text: "app background\nwait 0.1\napp foreground") {
    try $0.enterBackground()
    try $0.wait(0.1)
    try $0.enterForeground()
  },
  Pair(text: "message \"Your code is 123456.\"") { try $0.receiveMessage("Your code is 123456.") },
  Pair(text: "device iPhone 13 mini") { try $0.switchDevice(to: .iPhone13Mini) },
  Pair(text: "screen app") { try $0.restart() },
  Pair(before: ["tap #city"], text: "wait 0.1") { try $0.wait(0.1) },
  Pair(before: ["tap #city"], text: "wait until settled max 3") { try $0.settle(within: 3) },
  Pair(before: ["tap #city"], text: "wait until keyboard top 407") {
    try $0.wait(until: "keyboard top 407")
  },
  Pair(before: ["tap #city"], text: "advance 0.05") { try $0.advance(0.05) },
  Pair(before: ["tap #city"], text: "advance 3 frames") { try $0.advance(frames: 3) },
  Pair(before: ["tap #city"], text: "advance 7 ticks") { try $0.advance(ticks: 7) },
  Pair(text: "expect keyboard up") { try $0.expect("keyboard up") },
  Pair(text: "still a") { try $0.expectStill("a") },
  Pair(text: "still a of #city") { try $0.expectStill("a", of: "#city") },
  Pair(before: ["tap #city"], text: "film a for 0.2 as strip every 0.1") {
    try $0.expectStrip("a", for: 0.2, every: 0.1)
  },
  Pair(before: ["tap #city"], text: "film a until settled as strip every 0.2") {
    try $0.expectStrip("a", every: 0.2)
  },
  Pair(before: ["tap #city"], text: "film a for 0.1") { try $0.film("a", for: 0.1) },
  Pair(text: "dump tree a") { try $0.expectViewTree("a") },
  Pair(text: "dump notifications a") { try $0.expectNotifications("a") },
  Pair(text: "dump trace a") { try $0.expectTrace("a") },
]

@MainActor
@Suite("Every verb as a method and as a text", .phone)
struct VerbTests {
  /// What has been done to a phone, what it shows, and what it has written.
  private func record(
    _ pair: Pair, _ body: (TestPhone) throws -> Void
  ) throws -> [String] {
    let scratch = try Scratch()
    let phone = try scratch.phone(pair.device, seed: 3) { Fields() }
    try phone.play(pair.before.joined(separator: "\n"))
    let log = phone.phone.log.makeReader(at: .end)
    try body(phone)
    let events = log.read().map { "\($0.tick) \($0.event)" }
    let files = scratch.files(in: scratch.results).map { name in
      "\(name) \(FileManager.default.contents(atPath: "\(scratch.results)/\(name)")?.hashValue ?? 0)"
    }
    return events + [phone.trace, phone.viewTree, "\(phone.phone.now)"] + files
  }

  @Test("A method does what the text does", arguments: pairs.indices)
  func same(index: Int) throws {
    let pair = pairs[index]
    let byText = try record(pair) { try $0.play(pair.text) }
    let byMethod = try record(pair, pair.method)
    #expect(byText == byMethod, "\(pair.text)")
    // A step that leaves no trace at all would prove nothing.
    #expect(byText != (try record(pair) { _ in }) || pair.text.hasPrefix("expect"), "\(pair.text)")
  }

  @Test("No verb is left out")
  func all() {
    let tried = pairs.flatMap { $0.text.split(separator: "\n") }.map { $0.split(separator: " ") }
    for verb in Verb.all where verb.name != "include" {
      let words = tried.filter { $0[0] == verb.name }
      #expect(!words.isEmpty, "\(verb.name)")
      // What a form begins with, such as `show | hide | toggle`.
      for form in verb.forms where form.first?.isLowercase == true {
        let choices = form.prefix { !$0.isUppercase && $0 != "[" }.split(separator: "|")
          .map { $0.split(separator: " ") }
        for choice in choices where choices[0].count == 1 && !choice.isEmpty {
          #expect(words.contains { $0.count > 1 && $0[1] == choice[0] }, "\(verb.name) \(choice)")
        }
      }
    }
  }

  @Test("Steps of a file are played, and a failure in them names that file")
  func include() throws {
    let scratch = try Scratch()
    let path = "\(scratch.folder.path)/login.steps"
    try Data("tap #city\nwait until settled\ntap #nowhere\n".utf8).write(to: URL(filePath: path))
    let phone = try scratch.phone()
    let said = message { try phone.include(path) }
    #expect(phone.keyboard.isUp)
    #expect(said?.hasPrefix("\(path):3: tap #nowhere: Nothing on the screen is #nowhere.") == true)
  }
}
