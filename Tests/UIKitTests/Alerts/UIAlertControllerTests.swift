import Foundation
import TestSupport
import Testing
import UIKit

/// Alerts on a phone of 375 × 667 points, 20 of which are the status bar's.
@MainActor
struct UIAlertControllerTests {
  private func withRoot(
    _ test: (UIWindow, UIViewController, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let root = UIViewController()
      window.rootViewController = root
      try test(window, root, clock)
    }
  }

  private func tap(_ words: String, of alert: UIAlertController) throws {
    let label = try #require(self.label(words, in: alert.view))
    let window = try #require(label.window)
    let point = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    #expect(window.hitTest(point, with: nil)?.isDescendant(of: alert.view) == true)
    window.deliverTouch(.began, at: point)
    window.deliverTouch(.ended, at: point)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(
    .covers(
      "UIAlertAction", "UIAlertAction.Style", "UIAlertAction.Style.cancel",
      "UIAlertAction.Style.default", "UIAlertAction.Style.destructive",
      "UIAlertAction.init(title:style:handler:)", "UIAlertAction.style", "UIAlertAction.title",
      "UIAlertController", "UIAlertController.Style", "UIAlertController.Style.alert",
      "UIAlertController.actions", "UIAlertController.addAction(_:)",
      "UIAlertController.init(title:message:preferredStyle:)", "UIAlertController.message",
      "UIAlertController.preferredStyle"))
  func
    `an alert stands in the middle of a window of its own, and tells its action when it has gone`()
    throws
  {
    try withRoot { window, root, clock in
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      var chosen: [String] = []
      for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
        alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
      }
      #expect(alert.actions.map(\.title) == ["Delete", "Keep"] && alert.preferredStyle == .alert)
      root.present(alert, animated: true)
      let own = try #require(alert.view.window)
      #expect(own !== window && own.windowLevel == .alert && own.isKeyWindow)
      #expect(alert.presentingViewController === root)
      clock.advance(by: 600)
      // A line of 17 points between 20 and 20, and a row of 44; 270 wide.
      let title = try #require(label("Delete?", in: alert.view))
      let height = 40 + title.bounds.height + 44
      let middle = (28 + 667 - 8) / 2.0
      #expect(frame(alert.view).width == 270 && frame(alert.view).height == height)
      #expect(abs(frame(alert.view).midY - middle) <= 0.5 && frame(alert.view).midX == 187.5)
      // What cancels is at the left of two, whenever it was added.
      let (keep, delete) = (
        try #require(label("Keep", in: alert.view)), try #require(label("Delete", in: alert.view))
      )
      #expect(frame(keep).midX < 187.5 && frame(delete).midX > 187.5)
      #expect(frame(keep).midY == frame(delete).midY)
      #expect(delete.textColor == .systemRed && keep.textColor == .systemBlue)
      // Beside it nothing is reached.
      #expect(own.hitTest(CGPoint(x: 10, y: 10), with: nil) != nil)
      try tap("Delete", of: alert)
      #expect(chosen == [] && window.isKeyWindow)
      clock.advance(by: 600)
      #expect(chosen == ["Delete"] && root.presentedViewController == nil)
      #expect(alert.view.window == nil && window.isKeyWindow)
    }
  }

  @Test(.covers("UIAlertAction.isEnabled", "UIAlertController.preferredAction"))
  func `long titles and more than two actions stand one above the other`() throws {
    try withRoot { _, root, clock in
      let alert = UIAlertController(
        title: "Which one of all of them shall it be, after all that was said?", message: "Choose.",
        preferredStyle: .alert)
      for title in ["One", "Two"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
      alert.addAction(UIAlertAction(title: "None", style: .cancel))
      let two = alert.actions[1]
      two.isEnabled = false
      alert.preferredAction = alert.actions[0]
      root.present(alert, animated: false)
      clock.runDue()
      let labels = try ["One", "Two", "None"].map { try #require(label($0, in: alert.view)) }
      #expect(zip(labels, labels.dropFirst()).allSatisfy { frame($1).midY - frame($0).midY == 44 })
      #expect(frame(alert.view).maxY - frame(labels[2]).midY == 22)
      let title = try #require(label(alert.title ?? "", in: alert.view))
      #expect(title.bounds.height > 30 && title.bounds.width == 238)
      #expect(labels[0].font == .systemFont(ofSize: 17, weight: .semibold))
      #expect(labels[2].font == .systemFont(ofSize: 17))
      #expect(labels[1].textColor == .tertiaryLabel)
      try tap("Two", of: alert)
      #expect(alert.presentingViewController != nil)
      two.isEnabled = true
      alert.message = nil
      try tap("Two", of: alert)
      clock.advance(by: 600)
      #expect(alert.presentingViewController == nil)
    }
  }

  @Test(
    .covers(
      "UIAlertController.addTextField(configurationHandler:)", "UIAlertController.textFields"))
  func `the first text field has the focus, and what had it before gets it back`() throws {
    try withRoot { window, root, clock in
      let field = UITextField()
      root.view.addSubview(field)
      field.becomeFirstResponder()
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      #expect(alert.textFields == nil)
      alert.addTextField { $0.placeholder = "Kim" }
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: true)
      let fields = try #require(alert.textFields)
      #expect(fields.count == 2 && fields[0].isFirstResponder && fields[0].placeholder == "Kim")
      clock.advance(by: 600)
      #expect(frame(fields[1]).minY - frame(fields[0]).minY == 32)
      #expect(abs(frame(fields[0]).width - (270 - 32 - 16)) < 1e-6)
      try tap("OK", of: alert)
      #expect(window.isKeyWindow && field.isFirstResponder && !fields[0].isFirstResponder)
      clock.advance(by: 600)
      #expect(fields[0].window == nil)
    }
  }

  @Test(.covers("UIAlertController.Style.actionSheet"))
  func `an action sheet is at the bottom, and a touch beside it cancels`() throws {
    try withRoot { _, root, clock in
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      var chosen: [String] = []
      for (title, style) in [
        ("Cancel", UIAlertAction.Style.cancel), ("Copy", .default), ("Move", .default),
      ] {
        sheet.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
      }
      root.present(sheet, animated: true)
      clock.advance(by: 600)
      // Two rows of 57, a gap of 8 and the one that cancels, 8 from the edges.
      #expect(frame(sheet.view) == CGRect(x: 8, y: 667 - 8 - 179, width: 359, height: 179))
      let cancel = try #require(label("Cancel", in: sheet.view))
      #expect(frame(cancel).midY == 667 - 8 - 28.5)
      let window = try #require(sheet.view.window)
      window.deliverTouch(.began, at: CGPoint(x: 100, y: 100))
      window.deliverTouch(.ended, at: CGPoint(x: 100, y: 100))
      clock.advance(by: 600)
      #expect(chosen == ["Cancel"] && sheet.view.window == nil)
    }
  }

  @Test func `an alert without actions, and one with too many`() throws {
    try withRoot { _, root, clock in
      let empty = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      root.present(empty, animated: true)
      clock.advance(by: 600)
      #expect(empty.view.window != nil)
      empty.dismiss(animated: true)
      clock.advance(by: 600)
      #expect(root.presentedViewController == nil)
      let full = UIAlertController(title: "Many", message: nil, preferredStyle: .alert)
      for number in 0..<500 {
        full.addAction(UIAlertAction(title: "Action \(number)", style: .default))
      }
      root.present(full, animated: false)
      clock.runDue()
      // What has no room is scrolled to.
      #expect(frame(full.view).minY >= 28 && frame(full.view).maxY <= 667 - 8)
      let last = try #require(label("Action 499", in: full.view))
      #expect(frame(last).minY > 667)
    }
  }
}
