import Foundation
import TestSupport
import Testing
import UIKit

// This target is compiled in Swift 5 mode, as most code is that people bring
// along. That it compiles without a warning is part of the test.

/// A view controller as tutorials have it.
private class TutorialViewController: UIViewController {
  var seen: [String] = []
  var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    let show = UIResponder.keyboardWillShowNotification
    center.addObserver(
      self, selector: Selector(TutorialViewController.keyboardWillShow(_:)), name: show,
      object: nil)
    center.addObserver(
      self, selector: Selector(TutorialViewController.oldStyle(notification:)), name: show,
      object: nil)
    center.addObserver(
      self, selector: Selector(TutorialViewController.withoutArgument), name: show, object: nil)
    center.addObserver(
      self, selector: Selector(TutorialViewController.maybe(_:)), name: show, object: nil)
    token = center.addObserver(forName: show, object: nil, queue: .main) { [weak self] note in
      guard let self = self else { return }
      self.view.alpha = 0.5
      self.seen.append("block \(note.name == show)")
    }
  }

  private func keyboardWillShow(_ notification: Notification) {
    guard
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
        .cgRectValue,
      let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
        as? Double,
      let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: { self.view.frame.origin.y = -frame.height }, completion: nil)
    seen.append("notification \(Int(frame.height))")
  }

  private func oldStyle(notification: NSNotification) {
    seen.append("NSNotification \(notification.userInfo?.count ?? 0)")
  }

  private func withoutArgument() { seen.append("nothing") }

  private func maybe(_ notification: Notification?) { seen.append("maybe \(notification != nil)") }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}

/// An observer without isolation that captures what it likes.
private class Helper {
  var heights: [CGFloat] = []
  var tokens: [NSObjectProtocol] = []
  let view = UIView()

  func start() {
    var count = 0
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { note in
        count += 1
        self.heights.append(CGFloat(count))
        self.view.alpha = 0
        UIView.animate(withDuration: 0.1) { self.view.alpha = 1 }
      })
    tokens.append(
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil,
        queue: OperationQueue.main, using: note))
    center.addObserver(
      self, selector: Selector(Helper.selected), name: UIResponder.keyboardWillShowNotification,
      object: nil)
  }

  func note(_ notification: Notification) {
    if let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
      heights.append(frame.height)
    }
  }

  func selected() { heights.append(-1) }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    NotificationCenter.default.removeObserver(self)
  }
}

/// A class without isolation whose handler belongs to the main actor.
private class Mixed {
  var calls = 0

  init() {
    NotificationCenter.default.addObserver(
      self, selector: Selector(Mixed.handle(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @MainActor func handle(_ notification: Notification) { calls += 1 }
}

@MainActor @Suite(.phone) struct NotificationUsageTests {
  private func postShow() {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 409, width: 375, height: 258)),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      ])
  }

  @Test func `a view controller observes as tutorials do`() {
    let controller = TutorialViewController()
    controller.loadViewIfNeeded()
    postShow()
    #expect(
      controller.seen == [
        "notification 258", "NSNotification 3", "nothing", "maybe true", "block true",
      ])
    #expect(controller.view.frame.origin.y == -258)
    if let token = controller.token { NotificationCenter.default.removeObserver(token) }
    postShow()
    #expect(controller.seen.count == 9)
  }

  @Test func `a helper captures what it likes`() {
    let helper = Helper()
    helper.start()
    postShow()
    postShow()
    #expect(helper.heights == [1, 258, -1, 2, 258, -1])
    helper.tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }

  @Test func `isolation may be mixed`() {
    let mixed = Mixed()
    postShow()
    #expect(mixed.calls == 1)
  }
}
