import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// Every situation of the keyboard as logs of real phones have it: which notifications, in which
/// order, with which frames and duration.
///
/// An iPhone 13 has 390×844 points and a keyboard of 336 with the bar and 291 without, also for
/// digits; an iPad of the 9th generation has 810×1080 and 313, of which a hardware keyboard leaves
/// 55 in sight.
@MainActor
@Suite(.phone)
struct KeyboardSituationTests {
  /// One situation: what led to it, what happens, and what is posted.
  private struct Case: CustomTestStringConvertible {
    let situation: String?
    var device = "iPhone 13"
    var settings = KeyboardSettings()
    /// What is done before, until nothing moves.
    var before: @MainActor @Sendable (Phone) throws -> Void = { _ in }
    let act: @MainActor @Sendable (Phone) throws -> Void
    var wills: [KeyboardNotification.Name] = []
    var begin = CGRect.zero
    var end = CGRect.zero
    var duration = 0.25
    var curve = 7
    /// When the dids come, in ticks; the spring of curve 7 takes half a second whatever is told.
    var ticks = 300

    var testDescription: String { situation ?? "nothing" }
  }

  private static let show: [KeyboardNotification.Name] = [.willChangeFrame, .willShow]
  private static let hide: [KeyboardNotification.Name] = [.willChangeFrame, .willHide]

  private static func frame(_ y: CGFloat, _ height: CGFloat, width: CGFloat = 390) -> CGRect {
    CGRect(x: 0, y: y, width: width, height: height)
  }

  @MainActor private static func focus(_ name: String)
    -> @MainActor @Sendable (Phone) throws -> Void
  {
    { phone in try phone.perform(.tap(.identifier(name))) }
  }

  private static let up = frame(508, 336)
  private static let away = frame(844, 336)
  private static let digits = frame(553, 291)
  private static let pad = "iPad (9th generation)"
  private static let padUp = frame(767, 313, width: 810)
  private static let padBar = frame(1025, 313, width: 810)
  private static let padAway = frame(1080, 313, width: 810)
  // 100 points off the bottom; 320 wide and 216 + 28 + 38 high, 20 from the corner.
  private static let padUndocked = frame(667, 313, width: 810)
  private static let padFloating = CGRect(x: 470, y: 778, width: 320, height: 282)

  @MainActor private static func arranged(
    _ arrangement: KeyboardArrangement
  ) -> @MainActor @Sendable (Phone) throws -> Void {
    { phone in
      try phone.perform(.keyboardArrangement(arrangement))
      try focus("name")(phone)
    }
  }

  /// A finger that comes down on a view of the keyboard and goes some way.
  @MainActor private static func drag(
    _ name: String, by way: CGPoint
  ) -> @MainActor @Sendable (Phone) throws -> Void {
    { phone in
      let start = try phone.point(of: .identifier(name))
      try phone.perform(.touch(.began, at: start, id: 1))
      try phone.perform(
        .touch(.moved, at: CGPoint(x: start.x + way.x, y: start.y + way.y), id: 1))
    }
  }

  private static let cases = [
    Case(
      situation: "the keyboard comes up", act: focus("name"), wills: show, begin: away, end: up),
    Case(
      situation: "the keyboard comes up",
      before: {
        try focus("name")($0)
        try $0.perform(.keyboard(.hide))
      },
      act: { try $0.perform(.keyboard(.show)) }, wills: show, begin: away, end: up),
    Case(
      situation: "the keyboard comes up", settings: KeyboardSettings(hardwareKeyboard: true),
      before: focus("name"), act: { try $0.perform(.hardwareKeyboard(false)) }, wills: show,
      begin: away, end: up),
    Case(
      situation: "the keyboard comes up", device: pad,
      settings: KeyboardSettings(hardwareKeyboard: true), act: focus("name"), wills: show,
      begin: padAway, end: padBar),
    Case(
      situation: "the keyboard goes away", before: focus("name"),
      act: { try $0.perform(.key(KeyPress(.escape))) }, wills: hide, begin: up, end: away),
    Case(
      situation: "the keyboard goes away", before: focus("name"),
      act: { try $0.perform(.hardwareKeyboard(true)) }, wills: hide, begin: up, end: away),
    Case(
      situation: "the keyboard goes away", before: focus("name"),
      act: { try $0.perform(.keyboard(.toggle)) }, wills: hide, begin: up, end: away),
    Case(situation: nil, before: focus("name"), act: focus("city")),
    Case(
      situation: "another text input wants a keyboard of another height", before: focus("name"),
      act: focus("digits"), wills: show, begin: up, end: digits, duration: 0),
    Case(
      situation: "a text input comes to want another height", before: focus("name"),
      act: { phone in
        phone.field("name")?.keyboardType = .numberPad
        phone.field("name")?.reloadInputViews()
      }, wills: show, begin: up, end: digits, duration: 0),
    Case(
      situation: "the predictive bar is switched", before: focus("name"),
      act: { try $0.perform(.predictiveBar(false)) }, wills: show, begin: up, end: digits,
      duration: 0),
    Case(
      situation: "keys of another height are turned to",
      settings: KeyboardSettings(predictiveBar: false), before: focus("name"),
      act: { try $0.perform(.tap(.identifier("key-emoji"))) }, wills: show, begin: digits, end: up,
      duration: 0),
    Case(
      situation: nil, before: focus("name"), act: { try $0.perform(.tap(.identifier("key-emoji"))) }
    ),
    Case(
      situation: "a height is set by hand", before: focus("name"),
      act: { try $0.perform(.keyboardHeight(320, by: .typing)) }, wills: show, begin: up,
      end: frame(524, 320)),
    Case(
      situation: "the keyboard is pulled", before: focus("name"),
      act: { try $0.perform(.keyboardHeight(320, by: .pulling)) }, wills: show, begin: up,
      end: frame(524, 320), duration: 0),
    Case(
      situation: "a hardware keyboard comes or goes at an iPad", device: pad,
      before: focus("name"), act: { try $0.perform(.hardwareKeyboard(true)) }, wills: show,
      begin: padUp, end: padBar),
    Case(
      situation: "a hardware keyboard comes or goes at an iPad", device: pad,
      settings: KeyboardSettings(hardwareKeyboard: true), before: focus("name"),
      act: { try $0.perform(.hardwareKeyboard(false)) }, wills: show, begin: padBar, end: padUp),
    Case(
      situation: "a keyboard leaves the bottom of the screen", device: pad, before: focus("name"),
      act: { try $0.perform(.keyboardArrangement(.undocked)) }, wills: hide, begin: padUp,
      end: padUndocked),
    Case(
      situation: "a finger takes a keyboard off the bottom of the screen", device: pad,
      before: focus("name"), act: drag("key-dismiss", by: CGPoint(x: 0, y: -60)), wills: hide,
      begin: padUp, end: frame(707, 313, width: 810), duration: 0),
    Case(
      situation: "a keyboard comes back to the bottom of the screen", device: pad,
      before: arranged(.undocked), act: { try $0.perform(.keyboardArrangement(.docked)) },
      wills: show, begin: padUndocked, end: padUp),
    Case(
      situation: "a keyboard comes up off the bottom of the screen", device: pad,
      before: { try $0.perform(.keyboardArrangement(.undocked)) }, act: focus("name"),
      wills: [.willChangeFrame], begin: padAway, end: padUndocked),
    Case(
      situation: "a keyboard off the bottom of the screen goes away", device: pad,
      before: arranged(.undocked), act: { try $0.perform(.key(KeyPress(.escape))) },
      wills: [.willChangeFrame], begin: padUndocked, end: padAway),
    Case(
      situation: "a keyboard off the bottom of the screen is arranged in another way", device: pad,
      before: arranged(.undocked), act: { try $0.perform(.keyboardArrangement(.floating)) },
      wills: [.willChangeFrame], begin: padUndocked, end: padFloating),
    Case(
      situation: "a keyboard off the bottom of the screen is arranged in another way", device: pad,
      before: arranged(.floating), act: { try $0.perform(.keyboardArrangement(.split)) },
      wills: [.willChangeFrame], begin: padFloating, end: frame(764, 216, width: 810)),
    Case(
      situation: "a keyboard off the bottom of the screen changes in place", device: pad,
      before: arranged(.undocked), act: { try $0.perform(.predictiveBar(false)) },
      wills: [.willChangeFrame], begin: padUndocked, end: frame(717, 263, width: 810), duration: 0),
    Case(
      situation: "a finger takes hold of a floating keyboard", device: pad,
      before: arranged(.floating), act: drag("keyboard-handle", by: CGPoint(x: -30, y: -40)),
      wills: [.willChangeFrame], begin: padFloating, end: .zero, duration: 0),
    Case(
      situation: "keys come to an accessory", settings: KeyboardSettings(hardwareKeyboard: true),
      before: focus("bar"), act: { try $0.perform(.hardwareKeyboard(false)) }, wills: show,
      begin: frame(800, 44), end: frame(464, 380)),
    Case(
      situation: "keys go and leave an accessory", before: focus("bar"),
      act: { try $0.perform(.hardwareKeyboard(true)) }, wills: show, begin: frame(464, 380),
      end: frame(800, 44)),
    Case(
      situation: "an accessory without keys changes its height",
      settings: KeyboardSettings(hardwareKeyboard: true), before: focus("bar"),
      act: { phone in
        phone.field("bar")?.inputAccessoryView?.frame.size.height = 60
        phone.field("bar")?.reloadInputViews()
      }, wills: show, begin: frame(800, 44), end: frame(784, 60), duration: 0),
    Case(
      situation: "the focus comes or goes while a phone has a hardware keyboard",
      settings: KeyboardSettings(hardwareKeyboard: true), act: focus("name"), wills: [.willHide],
      begin: frame(844, 0), end: frame(844, 0)),
    Case(
      situation: "the focus comes or goes while a phone has a hardware keyboard",
      settings: KeyboardSettings(hardwareKeyboard: true), before: focus("name"),
      act: { try $0.perform(.key(KeyPress(.escape))) }, wills: [.willHide], begin: frame(844, 0),
      end: frame(844, 0)),
    // Dragged down by half of its height, it takes half of the duration to come back.
    Case(
      situation: "a keyboard that was dragged goes back", before: focus("name"),
      act: {
        $0.keyboard.follow(fingerAt: 676, keeping: 0)
        $0.keyboard.letGo(velocity: 0, keeping: 0) { true }
      }, wills: show, begin: frame(676, 336), end: up, duration: 0.125, curve: 0, ticks: 75),
    Case(
      situation: "an accessory without keys that was dragged goes back",
      settings: KeyboardSettings(hardwareKeyboard: true), before: focus("bar"),
      act: {
        $0.keyboard.follow(fingerAt: 822, keeping: 0)
        $0.keyboard.letGo(velocity: 0, keeping: 0) { true }
      }, wills: show, begin: frame(822, 44), end: frame(800, 44), duration: 0.125, curve: 0,
      ticks: 75),
  ]

  @Test func `every situation posts what real phones post`() throws {
    for (index, row) in Self.cases.enumerated() {
      let form = FormScreen(["name", "city", "digits", "bar"]) { field in
        if field.placeholder == "digits" { field.keyboardType = .numberPad }
        if field.placeholder == "bar" {
          field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        }
      }
      try withPhone(row.device, settings: row.settings, screen: form) { phone in
        try row.before(phone)
        phone.settle()
        _ = phone.takeNotifications()
        let start = phone.now
        try row.act(phone)
        phone.advance(by: 0)
        let dids = row.wills.map { will -> KeyboardNotification.Name in
          switch will {
          case .willShow: .didShow
          case .willHide: .didHide
          default: .didChangeFrame
          }
        }
        func notes(_ names: [KeyboardNotification.Name]) -> [KeyboardNotification] {
          names.map {
            KeyboardNotification(
              name: $0, beginFrame: row.begin, endFrame: row.end, duration: row.duration,
              curve: row.curve)
          }
        }
        let context = "case \(index), \(row.situation ?? "nothing")"
        // A change in place is over at once.
        if row.duration == 0 {
          #expect(phone.takeNotifications() == notes(row.wills + dids), "\(context)")
        } else {
          #expect(phone.takeNotifications() == notes(row.wills), "\(context)")
          phone.advance(to: start + row.ticks - 1)
          #expect(phone.takeNotifications().isEmpty, "\(context)")
          phone.advance(to: start + row.ticks)
          #expect(phone.takeNotifications() == notes(dids), "\(context)")
        }
        #expect(phone.isSettled, "\(context)")
        if let situation = row.situation {
          #expect(phone.keyboard.lastSituation?.name == situation, "\(context)")
        }
      }
    }
    let tested = Set(Self.cases.compactMap(\.situation))
    #expect(tested == Set(KeyboardSituation.table.map(\.name)), "a row without a case")
  }

  @Test func `every change of the keyboard is in one row`() {
    for cause in KeyboardChange.Cause.allCases {
      for from in KeyboardPlacement.allCases {
        for to in KeyboardPlacement.allCases {
          for isOfFrame in [false, true] {
            let change = KeyboardChange(cause: cause, from: from, to: to, isOfFrame: isOfFrame)
            let rows = KeyboardSituation.table.filter { $0.covers(change) }
            let comesOrGoes = from.isUp != to.isUp && isOfFrame
            #expect(rows.count <= 1, "\(change)")
            if comesOrGoes, cause != .focusOfHardwareKeyboard {
              #expect(rows.count == 1, "\(change)")
            }
          }
        }
      }
    }
  }

  @Test func `a sample of the trace has the keyboard's frame`() throws {
    try withPhone { phone in
      #expect(phone.sample().keyboardFrame == nil)
      try phone.perform(.tap(.identifier("name")))
      phone.advance(by: 30)
      // 1 − e^(−ωt)(1 + ωt) of 336 points after 0.05 s, with ω = √(1000/3).
      let frame = try #require(phone.sample().keyboardFrame)
      #expect(abs(frame.minY - (844 - 336 * 0.23223)) < 0.01)
      #expect(frame.height == 336)
      phone.settle()
      #expect(phone.sample().keyboardFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
    }
  }

  @Test func `a device held the other way has other measures`() throws {
    let device = try Device.named("iPhone 13")
    let held = KeyboardGeometry(device: device, orientation: .landscape)
    #expect(held.screen == CGSize(width: 844, height: 390))
    #expect(held.height(isKeypad: false, hasBar: true) == 219)
    #expect(
      held.frame(of: .docked, height: 219) == CGRect(x: 0, y: 171, width: 844, height: 219))
    #expect(held.frame(of: .hidden, height: 219) == nil)
    // 21 points of home indicator, and the row for the emoji key.
    #expect(held.parts(.docked).strip == 62)
    #expect(held.parts(.docked).bar == 38)
  }
}
