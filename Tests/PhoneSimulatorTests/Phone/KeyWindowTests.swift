import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// What can be done to the app's own window and to one above it.
private enum Act: CaseIterable {
  case makeMainKey, hideMain, showMain, focusMain, endMain
  case makeAlertKey, makeAlertKeyAndVisible, hideAlert, showAlert, focusAlert, endAlert
  case releaseAlert
}

/// Where the keyboard types to.
private enum Goal { case main, alert, nowhere }

/// What ought to be, worked out with flags alone.
private struct Expectation {
  var visible: [Goal] = [.main]
  var focused: Set<Goal> = []
  var key = Goal.main
  var hasAlert = true

  var goal: Goal { focused.contains(key) ? key : .nowhere }

  mutating func hide(_ window: Goal) {
    visible.removeAll { $0 == window }
    // The alert's level is the higher one.
    if key == window { key = visible.contains(.alert) ? .alert : visible.last ?? .nowhere }
  }

  mutating func show(_ window: Goal) { if !visible.contains(window) { visible.append(window) } }

  mutating func focus(_ window: Goal) {
    focused.insert(window)
    if visible.contains(window) { key = window }
  }

  mutating func apply(_ act: Act) {
    switch act {
    case .makeMainKey: key = .main
    case .hideMain: if visible.contains(.main) { hide(.main) }
    case .showMain: show(.main)
    case .focusMain: focus(.main)
    case .endMain: focused.remove(.main)
    case _ where !hasAlert: break
    case .makeAlertKey: key = .alert
    case .makeAlertKeyAndVisible:
      key = .alert
      show(.alert)
    case .hideAlert: if visible.contains(.alert) { hide(.alert) }
    case .showAlert: show(.alert)
    case .focusAlert: focus(.alert)
    case .endAlert: focused.remove(.alert)
    case .releaseAlert:
      hide(.alert)
      focused.remove(.alert)
      hasAlert = false
    }
  }
}

/// A phone's own window and one above it, with a field each.
@MainActor
private final class TwoWindows {
  let phone: Phone
  let mainField: UITextField
  private(set) var alert: UIWindow?
  private(set) weak var alertField: UITextField?

  init(_ phone: Phone) throws {
    self.phone = phone
    mainField = try #require(phone.field("name"))
    let alert = UIWindow(frame: phone.screen.bounds)
    alert.windowLevel = .alert
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    field.autocapitalizationType = .none
    alert.addSubview(field)
    (self.alert, alertField) = (alert, field)
  }

  func apply(_ act: Act) {
    switch act {
    case .makeMainKey: phone.window.makeKey()
    case .hideMain: phone.window.isHidden = true
    case .showMain: phone.window.isHidden = false
    case .focusMain: mainField.becomeFirstResponder()
    case .endMain: phone.window.endEditing(true)
    case .makeAlertKey: alert?.makeKey()
    case .makeAlertKeyAndVisible: alert?.makeKeyAndVisible()
    case .hideAlert: alert?.isHidden = true
    case .showAlert: alert?.isHidden = false
    case .focusAlert: alertField?.becomeFirstResponder()
    case .endAlert: alert?.endEditing(true)
    case .releaseAlert: alert = nil
    }
  }

  /// Where a key really goes.
  func goalOfAKey() throws -> Goal {
    mainField.text = ""
    alertField?.text = ""
    do { try phone.perform(.key(KeyPress(.character("x")))) } catch { return .nowhere }
    if mainField.text == "x" { return .main }
    return alertField?.text == "x" ? .alert : .nowhere
  }
}

@MainActor
@Suite(.phone, .seeded)
struct KeyWindowTests {
  private func check(_ acts: [Act], _ windows: TwoWindows, _ expected: Expectation) throws {
    #expect(windows.phone.isKeyboardUp == (expected.goal != .nowhere), "\(acts)")
    #expect(try windows.goalOfAKey() == expected.goal, "\(acts)")
    #expect(windows.mainField.isFirstResponder == expected.focused.contains(.main), "\(acts)")
    #expect(
      windows.alertField?.isFirstResponder ?? false == expected.focused.contains(.alert), "\(acts)")
    #expect(windows.phone.window.isKeyWindow == (expected.key == .main), "\(acts)")
  }

  @Test(
    arguments: [
      ([.focusMain, .makeAlertKeyAndVisible], .nowhere),
      ([.focusMain, .makeAlertKeyAndVisible, .makeMainKey], .main),
      ([.focusMain, .makeAlertKeyAndVisible, .hideAlert], .main),
      ([.focusMain, .makeAlertKeyAndVisible, .releaseAlert], .main),
      ([.focusMain, .makeAlertKeyAndVisible, .focusAlert], .alert),
      ([.focusMain, .makeAlertKeyAndVisible, .focusAlert, .makeMainKey], .main),
      ([.focusMain, .makeAlertKeyAndVisible, .focusAlert, .makeMainKey, .makeAlertKey], .alert),
      ([.focusMain, .makeAlertKeyAndVisible, .focusAlert, .hideAlert], .main),
      ([.focusMain, .makeAlertKeyAndVisible, .focusAlert, .releaseAlert], .main),
      ([.focusMain, .makeAlertKeyAndVisible, .focusAlert, .endAlert], .nowhere),
      ([.focusMain, .makeAlertKeyAndVisible, .focusAlert, .endAlert, .makeMainKey], .main),
      ([.focusMain, .makeAlertKeyAndVisible, .focusAlert, .endMain], .alert),
      ([.focusMain, .makeAlertKeyAndVisible, .focusAlert, .endMain, .hideAlert], .nowhere),
      ([.focusMain, .makeAlertKeyAndVisible, .endMain, .makeMainKey], .nowhere),
      ([.focusMain, .makeAlertKeyAndVisible, .focusMain], .main),
      ([.focusMain, .makeAlertKeyAndVisible, .endMain, .focusMain], .main),
      ([.focusMain, .showAlert, .focusAlert, .releaseAlert, .focusMain], .main),
      ([.focusMain, .focusAlert], .main),
      ([.focusMain, .focusAlert, .makeAlertKeyAndVisible], .alert),
      ([.focusMain, .hideMain], .nowhere),
      ([.focusMain, .hideMain, .makeMainKey, .showMain], .main),
      ([.makeAlertKeyAndVisible, .focusAlert, .hideMain, .hideAlert, .showMain], .nowhere),
    ] as [([Act], Goal)])
  private func `keyboard and keys follow the key window`(acts: [Act], goal: Goal) throws {
    try withPhone(screen: FormScreen { $0.autocapitalizationType = .none }) { phone in
      let windows = try TwoWindows(phone)
      for act in acts { windows.apply(act) }
      #expect(phone.isKeyboardUp == (goal != .nowhere))
      #expect(try windows.goalOfAKey() == goal)
    }
  }

  @Test func `in any order keys go to the key window's own focus`() throws {
    try forAll(rounds: 40) { random in
      try withPhone(screen: FormScreen { $0.autocapitalizationType = .none }) { phone in
        let windows = try TwoWindows(phone)
        var (expected, acts): (Expectation, [Act]) = (Expectation(), [])
        for _ in 0..<12 {
          // A window that is gone leaves little to try.
          let act = Act.allCases.dropLast(acts.count < 8 ? 1 : 0).randomElement(using: &random)!
          acts.append(act)
          windows.apply(act)
          expected.apply(act)
          try check(acts, windows, expected)
        }
      }
    }
  }

  @Test func `a keyboard goes from window to window without a gap`() throws {
    try withPhone { phone in
      let windows = try TwoWindows(phone)
      windows.apply(.focusMain)
      windows.apply(.showAlert)
      phone.settle()
      _ = phone.takeEvents()
      windows.apply(.focusAlert)
      phone.settle()
      #expect(phone.takeNotifications().isEmpty)
      windows.apply(.releaseAlert)
      phone.settle()
      #expect(phone.takeNotifications().isEmpty)
      windows.apply(.hideMain)
      phone.settle()
      #expect(
        phone.takeNotifications().map(\.name) == [
          .willChangeFrame, .willHide, .didChangeFrame, .didHide,
        ])
    }
  }

  @Test func `the tab key stays in the key window`() throws {
    try withPhone { phone in
      let windows = try TwoWindows(phone)
      windows.apply(.focusMain)
      windows.apply(.makeAlertKeyAndVisible)
      try phone.perform(.key(KeyPress(.tab)))
      #expect(windows.alertField?.isFirstResponder == true)
    }
  }
}
