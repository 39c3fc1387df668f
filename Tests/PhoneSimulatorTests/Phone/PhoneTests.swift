import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

@MainActor
@Suite(.phone)
struct PhoneTests {
  private static let catalog = [AppScreen.form { FormScreen() }]

  @Test(.covers("UIWindow.isKeyWindow"))
  func aScreenIsOpenedByName() throws {
    let phone = try Phone(
      device: .named("iPhone 13"), layout: .english, catalog: Self.catalog, screen: "form")
    defer { phone.close() }
    #expect(phone.window.rootViewController === phone.rootViewController)
    #expect(phone.rootViewController is FormScreen)
    #expect(phone.window.isKeyWindow)
    phone.world.enter {
      #expect(UIScreen.main === phone.screen)
      #expect(UIApplication.shared.windows == [phone.window])
    }
    #expect(phone.window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func anUnknownScreenIsNamedWithTheKnownOnes() throws {
    let error = #expect(throws: PhoneError.self) {
      try Phone(
        device: .named("iPhone 13"), layout: .english, catalog: Self.catalog, screen: "from")
    }
    #expect(error?.description == "There is no screen named from; there are form.")
  }

  @Test func closingPostsTheHideAndItsDid() throws {
    let phone = Phone(
      device: try .named("iPhone 13"), layout: try .english, screen: .form { FormScreen() })
    try phone.perform(.tap(.identifier("name")))
    phone.settle()
    var heard: [String] = []
    let tokens = KeyboardNotification.Name.allCases.map { name in
      phone.world.enter {
        NotificationCenter.default.addObserver(
          forName: name.notificationName, object: nil, queue: nil
        ) { @MainActor _ in heard.append(name.rawValue) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    phone.close()
    #expect(
      heard == [
        "keyboardWillChangeFrame", "keyboardWillHide", "keyboardDidChangeFrame",
        "keyboardDidHide",
      ])
    #expect(phone.world.isClosed)
    #expect(phone.world.application.windows.isEmpty)
    phone.close()
  }

  @Test(.covers("UIApplication.windows"))
  func closingInTheMiddleOfEverythingLeavesNothing() throws {
    let phone = Phone(
      device: try .named("iPhone 13"), layout: try .english, screen: .form { FormScreen() })
    try phone.perform(.tap(.identifier("name")))
    try phone.perform(.touch(.began, at: phone.point(of: .identifier("city"))))
    try phone.perform(.touch(.moved, at: CGPoint(x: 10, y: 10)))
    try phone.perform(.touch(.began, at: CGPoint(x: 200, y: 400), id: 7))
    phone.advance(by: 40)
    phone.close()
    #expect(phone.world.application.windows.isEmpty)
  }

  /// What one phone does is not seen in what the next one does.
  @Test func theSecondPhoneIsLikeTheFirst() throws {
    func run() throws -> [TraceSample] {
      var samples: [TraceSample] = []
      try withPhone { phone in
        try phone.perform(.tap(.identifier("city")))
        try phone.perform(.text("ab"))
        for frame in 0..<20 {
          if frame == 7 { try phone.perform(.keyboardHeight(400)) }
          phone.advance(by: 10)
          samples.append(phone.sample())
        }
      }
      return samples
    }
    let first = try run()
    #expect(first == (try run()))
    #expect(first.count == 20)
  }

  @Test func commandsThatWereCarriedOutAreReportedWithTheirTick() throws {
    try withPhone { phone in
      var heard: [LogEntry] = []
      let token = phone.log.observe { entry in
        switch entry.event {
        case .willPerform, .didPerform, .refused: heard.append(entry)
        default: break
        }
      }
      defer { withExtendedLifetime(token) {} }
      phone.advance(by: 30)
      try phone.perform(.tap(.identifier("name")))
      try? phone.perform(.tap(.identifier("nobody")))
      let (name, nobody) = (Target.identifier("name"), Target.identifier("nobody"))
      #expect(
        heard == [
          LogEntry(tick: 30, event: .willPerform(.tap(name))),
          LogEntry(tick: 30, event: .didPerform(.tap(name))),
          LogEntry(tick: 30, event: .willPerform(.tap(nobody))),
          LogEntry(tick: 30, event: .refused(.tap(nobody), .noSuchView(nobody))),
        ])
    }
  }

  @Test func theKeyboardIsShownAndHiddenOnlyWhereThatCanBe() throws {
    try withPhone { phone in
      @MainActor func expect(_ error: PhoneError, _ visibility: KeyboardVisibility) {
        #expect(throws: error) { try phone.perform(.keyboard(visibility)) }
      }
      expect(.keyboardNeedsFocus, .show)
      expect(.keyboardNeedsFocus, .toggle)
      expect(.keyboardAlreadyDown, .hide)
      try phone.perform(.tap(.identifier("name")))
      expect(.keyboardAlreadyUp, .show)
      try phone.perform(.keyboard(.hide))
      #expect(!phone.isKeyboardUp)
      #expect(phone.field("name")?.isFirstResponder == true)
      try phone.perform(.text("Ann"))
      #expect(phone.field("name")?.text == "Ann")
      try phone.perform(.keyboard(.toggle))
      #expect(phone.isKeyboardUp)
      try phone.perform(.hardwareKeyboard(true))
      expect(.hardwareKeyboardConnected, .show)
    }
  }

  @Test(arguments: [0, -1, 844.5, .nan, .infinity, -.infinity] as [Double])
  func anAbsurdHeightChangesNothing(height: Double) throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeEvents()
      #expect(throws: PhoneError.self) { try phone.perform(.keyboardHeight(height)) }
      #expect(phone.keyboard.frame?.height == 336)
      #expect(phone.takeEvents() == [])
    }
  }

  @Test func aSampleMeasuresWhatIsSeen() throws {
    try withPhone { phone in
      let still = phone.sample()
      #expect(still.keyboardTop == 844)
      #expect(still.targetBottom == nil)
      #expect(still.gap == nil)
      #expect(still.shift == 0)
      try phone.perform(.tap(.identifier("city")))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        phone.rootViewController.view.center.y -= 60
      }
      phone.advance(by: 300)
      let sample = phone.sample()
      // The field's bottom is at 200; half of the way up, 30 points, is done.
      #expect(sample.tick == 300)
      #expect(sample.keyboardTop == 508)
      #expect(abs((sample.targetBottom ?? 0) - 170) < 1e-9)
      #expect(abs((sample.gap ?? 0) - 338) < 1e-9)
      #expect(abs(sample.shift - 30) < 1e-9)
      #expect(
        phone.takeEvents().map(\.description) == [
          "keyboardWillChangeFrame", "keyboardWillShow", "keyboardDidChangeFrame",
          "keyboardDidShow",
        ])
      #expect(phone.unsettledReasons == ["an animation is running"])
    }
  }

  @Test func decisionsStandAfterWhatCausedThem() throws {
    let form = FormScreen()
    try withPhone(screen: form) { phone in
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { @MainActor _ in form.onDecision?("shift 0: the target is free") }
      try phone.perform(.tap(.identifier("name")))
      #expect(
        phone.takeEvents().map(\.description) == [
          "keyboardWillChangeFrame", "keyboardWillShow", "shift 0: the target is free",
        ])
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func `constraints that cannot all hold are an event`() throws {
    let form = FormScreen()
    try withPhone(screen: form) { phone in
      phone.world.layoutLog.write = { _ in }
      let view = UIView()
      view.accessibilityIdentifier = "box"
      view.translatesAutoresizingMaskIntoConstraints = false
      form.view.addSubview(view)
      for width in [100, 200] {
        view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
      }
      phone.advance(to: phone.now + 10)
      let sentence =
        "<NSLayoutConstraint UIView 'box'.width == 200   (active)> yields: not all constraints can hold"
      #expect(phone.takeEvents().map(\.description) == [sentence])
    }
  }
}
