import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// A keyboard that a finger drags down with the content of a scroll view.
///
/// An iPhone 13 has 390×844 points and a keyboard of 336, from 508 on.
@MainActor
@Suite(.phone)
struct KeyboardDragTests {
  class ListScreen: UIViewController {
    let list = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    var keepsFocus = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      list.frame = view.bounds
      list.contentSize = CGSize(width: 390, height: 3000)
      list.contentInsetAdjustmentBehavior = .never
      list.contentOffset.y = 100
      list.keyboardDismissMode = .interactive
      field.accessibilityIdentifier = "name"
      field.frame.origin.y += 100
      field.delegate = self
      list.addSubview(field)
      view.addSubview(list)
    }
  }

  private func withList(
    _ screen: @autoclosure @escaping @MainActor () -> ListScreen = ListScreen(),
    _ test: (Phone, ListScreen) throws -> Void
  ) throws {
    let list = AppScreen("list", title: "", whatToWatch: "") { screen() }
    let phone = Phone(device: try .named("iPhone 13"), layout: try .english, screen: list)
    defer { phone.close() }
    let screen = try #require(phone.rootViewController as? ListScreen)
    try phone.world.enter {
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try test(phone, screen)
    }
  }

  /// Moves a finger from 450 down to a height, 20 points with each frame.
  private func drag(_ phone: Phone, to height: CGFloat) throws {
    try phone.perform(.touch(.began, at: CGPoint(x: 200, y: 450)))
    try move(phone, from: 450, to: height)
  }

  private func move(_ phone: Phone, from start: CGFloat, to height: CGFloat) throws {
    var y = start
    while y != height {
      y = height > y ? min(y + 20, height) : max(y - 20, height)
      phone.advance(by: FrameClock.ticksPerFrame)
      try phone.perform(.touch(.moved, at: CGPoint(x: 200, y: y)))
    }
  }

  private func frames(_ phone: Phone) -> [String] {
    phone.takeNotifications().map {
      "\($0.name.rawValue.dropFirst(8)) \(Int($0.beginFrame.minY)) \(Int($0.endFrame.minY))"
    }
  }

  @Test func `the keyboard follows a finger that comes to its edge, and nothing is posted`() throws
  {
    try withList { phone, _ in
      try drag(phone, to: 500)
      #expect(phone.keyboard.visibleTop == 508)
      try move(phone, from: 500, to: 620)
      #expect(phone.keyboard.visibleTop == 620)
      try move(phone, from: 620, to: 560)
      #expect(phone.keyboard.visibleTop == 560)
      try move(phone, from: 560, to: 400)
      #expect(phone.keyboard.visibleTop == 508)
      #expect(phone.takeNotifications().isEmpty)
      try phone.perform(.touch(.ended, at: CGPoint(x: 200, y: 400)))
      phone.settle()
      #expect(phone.takeNotifications().isEmpty)
      #expect(phone.keyboard.visibleTop == 508)
    }
  }

  @Test func `what is on the guide follows the finger, which takes hold above it`() throws {
    try withList { phone, screen in
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(bar)
      let guide = screen.view.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        bar.heightAnchor.constraint(equalToConstant: 44),
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      ])
      guide.keyboardDismissPadding = 44
      phone.world.mainScreen.clock.runDue()
      #expect(bar.frame.maxY == 508)
      // 44 points above the keyboard's edge at 508 are 464.
      try drag(phone, to: 460)
      #expect(phone.keyboard.visibleTop == 508)
      for (start, height) in [(CGFloat(460), CGFloat(500)), (500, 560), (560, 480)] {
        try move(phone, from: start, to: height)
        #expect(phone.keyboard.visibleTop == height + 44)
        #expect(bar.presentationRect(bar.bounds).maxY == height + 44)
      }
      try move(phone, from: 480, to: 600)
      try phone.perform(.touch(.ended, at: CGPoint(x: 200, y: 600)))
      phone.settle()
      // The safe area ends 34 points above 844.
      #expect(bar.frame.maxY == 810 && !screen.field.isFirstResponder)
    }
  }

  @Test func `a finger that is lifted on its way down puts the keyboard away`() throws {
    try withList { phone, screen in
      try drag(phone, to: 570)
      try phone.perform(.touch(.ended, at: CGPoint(x: 200, y: 570)))
      #expect(!screen.field.isFirstResponder)
      #expect(frames(phone) == ["WillChangeFrame 570 844", "WillHide 570 844"])
      phone.settle()
      #expect(frames(phone) == ["DidChangeFrame 570 844", "DidHide 570 844"])
      #expect(phone.keyboard.visibleFrame == nil)
    }
  }

  // 570 is 62 points below 508: 62 / 336 of a quarter of a second, 0.0461 s, are 28 ticks.
  @Test func `a finger that is lifted on its way up lets the keyboard go back`() throws {
    try withList { phone, screen in
      try drag(phone, to: 650)
      try move(phone, from: 650, to: 570)
      try phone.perform(.touch(.ended, at: CGPoint(x: 200, y: 570)))
      #expect(screen.field.isFirstResponder)
      let posted = phone.takeNotifications()
      #expect(posted.map(\.name) == [.willChangeFrame, .willShow])
      #expect(posted.allSatisfy { $0.beginFrame.minY == 570 && $0.endFrame.minY == 508 })
      #expect(posted.allSatisfy { abs($0.duration - 0.25 * 62 / 336) < 1e-9 && $0.curve == 0 })
      phone.advance(by: 14)
      // Half of the way after half of the time.
      #expect(abs(phone.keyboard.visibleTop - 539) < 2)
      phone.advance(by: 14)
      #expect(phone.keyboard.visibleTop == 508)
      #expect(frames(phone) == ["DidChangeFrame 570 508", "DidShow 570 508"])
    }
  }

  @Test func `a finger that rests lets the keyboard go the shorter way`() throws {
    for (height, isAway) in [(CGFloat(670), false), (690, true)] {
      try withList { phone, screen in
        try drag(phone, to: height)
        phone.advance(by: 120)
        try phone.perform(.touch(.ended, at: CGPoint(x: 200, y: height)))
        phone.settle()
        #expect(phone.keyboard.visibleTop == (isAway ? 844 : 508))
        #expect(screen.field.isFirstResponder == !isAway)
      }
    }
  }

  @Test func `a field that keeps the focus keeps the keyboard`() throws {
    try withList { phone, screen in
      screen.keepsFocus = true
      try drag(phone, to: 570)
      try phone.perform(.touch(.ended, at: CGPoint(x: 200, y: 570)))
      phone.settle()
      #expect(screen.field.isFirstResponder)
      #expect(phone.keyboard.visibleTop == 508)
      #expect(frames(phone).first == "WillChangeFrame 570 508")
    }
  }

  @Test func `a keyboard dragged off the screen goes without a way left`() throws {
    try withList { phone, _ in
      try drag(phone, to: 840)
      try move(phone, from: 840, to: 844)
      #expect(phone.keyboard.visibleFrame == nil)
      try phone.perform(.touch(.ended, at: CGPoint(x: 200, y: 844)))
      #expect(frames(phone) == ["WillChangeFrame 844 844", "WillHide 844 844"])
    }
  }

  @Test func `a drag that is taken away lets the keyboard go back`() throws {
    try withList { phone, screen in
      try drag(phone, to: 600)
      try phone.perform(.touch(.cancelled, at: CGPoint(x: 200, y: 600)))
      phone.settle()
      #expect(screen.field.isFirstResponder)
      #expect(phone.keyboard.visibleTop == 508)
    }
  }

  /// A controller with an accessory of 44 points, which it keeps while nothing is typed.
  private final class ChatScreen: ListScreen {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  // With the accessory the keyboard is 380 points high, from 464 on; the accessory alone stands at 800.
  @Test func `a kept accessory stays on the screen, or goes where the mode names it`() throws {
    for mode in [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory] {
      let isNamed = mode == .interactiveWithAccessory
      try withList(ChatScreen()) { phone, screen in
        screen.list.keyboardDismissMode = mode
        #expect(phone.keyboard.visibleTop == 464)
        try drag(phone, to: 830)
        #expect(phone.keyboard.visibleTop == (isNamed ? 830 : 800))
        try phone.perform(.touch(.ended, at: CGPoint(x: 200, y: 830)))
        phone.settle()
        #expect(phone.keyboard.visibleFrame?.minY == (isNamed ? nil : 800))
        #expect(screen.isFirstResponder == !isNamed && !screen.field.isFirstResponder)
      }
    }
  }

  @Test func `an accessory that stands alone is dragged where the mode names it, and goes back`()
    throws
  {
    for mode in [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory] {
      try withList(ChatScreen()) { phone, screen in
        screen.list.keyboardDismissMode = mode
        screen.field.resignFirstResponder()
        phone.settle()
        _ = phone.takeNotifications()
        #expect(phone.keyboard.visibleTop == 800)
        try drag(phone, to: 830)
        #expect(phone.keyboard.visibleTop == (mode == .interactive ? 800 : 830))
        try move(phone, from: 830, to: 810)
        phone.advance(by: 120)
        try phone.perform(.touch(.ended, at: CGPoint(x: 200, y: 810)))
        if mode == .interactiveWithAccessory {
          #expect(frames(phone) == ["WillChangeFrame 810 800", "WillShow 810 800"])
        }
        phone.settle()
        #expect(phone.keyboard.visibleTop == 800 && screen.isFirstResponder)
      }
    }
  }

  @Test func `a wheel is a command`() throws {
    try withList { phone, screen in
      try phone.perform(
        .wheel(.point(CGPoint(x: 100, y: 200)), by: CGSize(width: 0, height: 50)))
      phone.settle()
      #expect(screen.list.contentOffset.y == 150)
      // The keyboard takes none of it, and a place beyond the screen is refused.
      try phone.perform(
        .wheel(.point(CGPoint(x: 100, y: 600)), by: CGSize(width: 0, height: 50)))
      #expect(screen.list.contentOffset.y == 150)
      #expect(throws: PhoneError.self) {
        try phone.perform(.wheel(.point(CGPoint(x: 500, y: 0)), by: .zero))
      }
      #expect(throws: PhoneError.self) {
        try phone.perform(.wheel(.point(.zero), by: CGSize(width: CGFloat.nan, height: 0)))
      }
    }
  }
}

extension KeyboardDragTests.ListScreen: UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !keepsFocus }
}
