import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

@testable import PhoneSimulator

/// An iPhone 13 has 390×844 points; its keyboard is 336 high with the bar of suggestions.
@MainActor
@Suite(.phone)
struct InputViewTests {
  private static func frame(_ y: CGFloat, _ height: CGFloat, width: CGFloat = 390) -> CGRect {
    CGRect(x: 0, y: y, width: width, height: height)
  }

  private func expectPosted(
    _ phone: Phone, _ names: [KeyboardNotification.Name], from begin: CGRect, to end: CGRect,
    duration: Double = 0.25, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wills = phone.takeNotifications().filter { !"\($0.name)".hasPrefix("did") }
    #expect(
      wills
        == names.map {
          KeyboardNotification(name: $0, beginFrame: begin, endFrame: end, duration: duration)
        }, sourceLocation: sourceLocation)
    phone.settle()
    _ = phone.takeNotifications()
  }

  private let show: [KeyboardNotification.Name] = [.willChangeFrame, .willShow]
  private let hide: [KeyboardNotification.Name] = [.willChangeFrame, .willHide]

  private func bar(_ height: CGFloat = 44) -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    bar.accessibilityIdentifier = "bar"
    bar.backgroundColor = .red
    return bar
  }

  @Test func `an accessory stands above the keys and goes with them`() throws {
    let bar = bar()
    let form = FormScreen { if $0.placeholder == "name" { $0.inputAccessoryView = bar } }
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      // 336 and 44, as a log has it of a phone with an accessory (facts: 380).
      expectPosted(phone, show, from: Self.frame(844, 380), to: Self.frame(464, 380))
      #expect(bar.convert(bar.bounds, to: nil) == Self.frame(464, 44))
      #expect(phone.keyboard.view.convert(phone.keyboard.view.bounds, to: nil).minY == 508)
      #expect(phone.keyboard.visibleTop == 464)
      // A field without one: the keyboard gets lower in place.
      try phone.perform(.tap(.identifier("city")))
      expectPosted(
        phone, show, from: Self.frame(464, 380), to: Self.frame(508, 336), duration: 0)
      #expect(bar.window == nil)
      try phone.perform(.tap(.identifier("name")))
      expectPosted(
        phone, show, from: Self.frame(508, 336), to: Self.frame(464, 380), duration: 0)
      phone.field("name")?.resignFirstResponder()
      expectPosted(phone, hide, from: Self.frame(464, 380), to: Self.frame(844, 380))
      #expect(bar.window == nil)
    }
  }

  @Test func `one accessory for several fields posts nothing new`() throws {
    let bar = bar()
    let form = FormScreen { $0.inputAccessoryView = bar }
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.tap(.identifier("city")))
      #expect(phone.takeNotifications().isEmpty)
      #expect(bar.superview === phone.keyboard.host)
    }
  }

  @Test func `an accessory comes and grows when input views are reloaded`() throws {
    try withPhone { phone in
      let field = try #require(phone.field("name"))
      field.becomeFirstResponder()
      phone.settle()
      _ = phone.takeNotifications()
      let bar = bar()
      field.inputAccessoryView = bar
      #expect(phone.takeNotifications().isEmpty)
      field.reloadInputViews()
      expectPosted(
        phone, show, from: Self.frame(508, 336), to: Self.frame(464, 380), duration: 0)
      bar.frame.size.height = 100
      field.reloadInputViews()
      expectPosted(
        phone, show, from: Self.frame(464, 380), to: Self.frame(408, 436), duration: 0)
      field.inputAccessoryView = nil
      field.reloadInputViews()
      expectPosted(
        phone, show, from: Self.frame(408, 436), to: Self.frame(508, 336), duration: 0)
    }
  }

  @Test func `an accessory that sizes itself is as high as its content asks for`() throws {
    let bar = GrowingBar()
    let form = FormScreen { $0.inputAccessoryView = bar }
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      expectPosted(phone, show, from: Self.frame(844, 386), to: Self.frame(458, 386))
      bar.lines = 3
      phone.advance(by: 1)
      expectPosted(
        phone, show, from: Self.frame(458, 386), to: Self.frame(418, 426), duration: 0)
      #expect(bar.frame == Self.frame(0, 90))
    }
  }

  @Test func `an accessory is as high as its constraints make it`() throws {
    let bar = ConstrainedBar()
    let form = FormScreen { $0.inputAccessoryView = bar }
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      // 8 + 30 + 8 above the 336 of the keys.
      #expect(phone.keyboard.frame == Self.frame(462, 382))
      bar.height.constant = 50
      phone.field("name")?.reloadInputViews()
      expectPosted(
        phone, show, from: Self.frame(462, 382), to: Self.frame(442, 402), duration: 0)
      #expect(bar.content.frame == CGRect(x: 0, y: 8, width: 390, height: 50))
    }
  }

  @Test func `with a hardware keyboard the accessory stays at the bottom alone`() throws {
    let form = FormScreen { $0.inputAccessoryView = self.bar() }
    try withPhone("iPhone 8", settings: KeyboardSettings(hardwareKeyboard: true), screen: form) {
      phone in
      try phone.perform(.tap(.identifier("name")))
      // As logged of a phone of 375×667 points.
      expectPosted(
        phone, show, from: Self.frame(667, 44, width: 375), to: Self.frame(623, 44, width: 375))
      #expect(phone.keyboard.placement == .accessoryOnly)
      #expect(!phone.isKeyboardUp)
      try phone.perform(.hardwareKeyboard(false))
      expectPosted(
        phone, show, from: Self.frame(623, 44, width: 375), to: Self.frame(363, 304, width: 375))
      try phone.perform(.hardwareKeyboard(true))
      expectPosted(
        phone, show, from: Self.frame(363, 304, width: 375), to: Self.frame(623, 44, width: 375))
      phone.field("name")?.resignFirstResponder()
      expectPosted(
        phone, hide, from: Self.frame(623, 44, width: 375), to: Self.frame(667, 44, width: 375))
    }
  }

  @Test func `an iPad's bar of shortcuts has the accessory above it`() throws {
    let form = FormScreen { $0.inputAccessoryView = self.bar() }
    try withPhone(
      "iPad (9th generation)", settings: KeyboardSettings(hardwareKeyboard: true), screen: form
    ) { phone in
      try phone.perform(.tap(.identifier("name")))
      // 313 and 44, of which the 55 of the bar and the accessory are in sight.
      expectPosted(
        phone, show, from: Self.frame(1080, 357, width: 810), to: Self.frame(981, 357, width: 810))
    }
  }

  @Test(
    .covers("UIInputView", "UIInputView.Style.keyboard", "UIInputView.init(frame:inputViewStyle:)"))
  func `a view in the place of the keys has its own height, with real keys, too`() throws {
    let input = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 0, height: 200), inputViewStyle: .keyboard)
    let form = FormScreen { field in
      guard field.placeholder == "name" else { return }
      field.inputView = input
      field.inputAccessoryView = self.bar()
    }
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      expectPosted(phone, show, from: Self.frame(844, 244), to: Self.frame(600, 244))
      #expect(input.convert(input.bounds, to: nil) == Self.frame(644, 200))
      #expect(input.backgroundColor != nil)
      #expect(phone.keyboard.view.isHidden)
      try phone.perform(.text("7"))
      #expect(phone.field("name")?.text == "7")
      try phone.perform(.hardwareKeyboard(true))
      #expect(phone.takeNotifications().isEmpty)
      #expect(input.window != nil)
      try phone.perform(.hardwareKeyboard(false))
      try phone.perform(.tap(.identifier("city")))
      expectPosted(
        phone, show, from: Self.frame(600, 244), to: Self.frame(508, 336), duration: 0)
      #expect(!phone.keyboard.view.isHidden)
      #expect(input.window == nil)
    }
  }

  @Test(
    .covers(
      "UIInputView.Style", "UIInputView.Style.default", "UIInputView.allowsSelfSizing",
      "UIInputView.inputViewStyle"))
  func `an input view is as high as its content where it may size itself`() throws {
    final class Tools: UIInputView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 60)
      }
    }
    let tools = Tools(frame: CGRect(x: 0, y: 0, width: 0, height: 44), inputViewStyle: .default)
    #expect(tools.inputViewStyle == .default && tools.backgroundColor == nil)
    #expect(UIInputView(frame: .zero).inputViewStyle == .default)
    #expect(UIInputView(frame: .zero, inputViewStyle: .keyboard).inputViewStyle == .keyboard)
    #expect(!tools.allowsSelfSizing)
    let form = FormScreen { $0.inputAccessoryView = tools }
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      expectPosted(phone, show, from: Self.frame(844, 380), to: Self.frame(464, 380))
      tools.allowsSelfSizing = true
      phone.field("name")?.reloadInputViews()
      expectPosted(
        phone, show, from: Self.frame(464, 380), to: Self.frame(448, 396), duration: 0)
      #expect(tools.frame == Self.frame(0, 60))
      tools.allowsSelfSizing = false
      #expect(!tools.autoresizingMask.contains(.flexibleHeight))
    }
  }

  @Test func `a set height is that of keys and accessory together`() throws {
    let form = FormScreen { $0.inputAccessoryView = self.bar() }
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.keyboardHeight(300, by: .typing))
      expectPosted(phone, show, from: Self.frame(464, 380), to: Self.frame(544, 300))
      #expect(phone.keyboard.view.bounds.height == 256)
    }
  }

  @Test func `a controller keeps its accessory at the bottom while nothing is typed`() throws {
    let screen = AppScreen("chat", title: "", whatToWatch: "") { ChatController() }
    let phone = Phone(device: try .named("iPhone 13"), layout: try .english, screen: screen)
    defer { phone.close() }
    try phone.world.enter {
      let chat = try #require(phone.rootViewController as? ChatController)
      #expect(chat.isFirstResponder)
      expectPosted(phone, show, from: Self.frame(844, 60), to: Self.frame(784, 60))
      // The bar reaches the screen's lower edge, so that the home indicator covers a part of it.
      #expect(chat.bar.safeAreaInsets.bottom == 34)
      // The field in the accessory has the focus of the app's window.
      try phone.perform(.tap(.identifier("message")))
      expectPosted(phone, show, from: Self.frame(784, 60), to: Self.frame(448, 396))
      #expect(chat.bar.field.isFirstResponder)
      #expect(chat.bar.next !== phone.keyboard.window)
      try phone.perform(.text("Hi"))
      #expect(chat.bar.field.text == "Hi")
      chat.bar.field.resignFirstResponder()
      expectPosted(phone, show, from: Self.frame(448, 396), to: Self.frame(784, 60))
      #expect(chat.isFirstResponder)
      chat.resignFirstResponder()
      expectPosted(phone, hide, from: Self.frame(784, 60), to: Self.frame(844, 60))
      #expect(chat.bar.window == nil)
    }
  }
}

/// A bar that is 20 points higher for each line.
private final class GrowingBar: UIView {
  init() {
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
  }

  required init?(coder: NSCoder) { nil }

  var lines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30 + 20 * CGFloat(lines))
  }
}

/// A bar whose height follows from constraints alone.
private final class ConstrainedBar: UIView {
  let content = UIView()
  let height: NSLayoutConstraint

  init() {
    height = content.heightAnchor.constraint(equalToConstant: 30)
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      height, content.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
