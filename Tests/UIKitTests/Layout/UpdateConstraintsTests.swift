import Foundation
import TestSupport
import Testing

@testable import UIKit

/// When `updateConstraints()` is called, and by whom.
@MainActor struct UpdateConstraintsTests {
  /// Notes its name whenever it updates.
  private final class Noting: UIView {
    let name: String
    let log: Log
    class Log { var names: [String] = [] }

    init(_ name: String, _ log: Log, in superview: UIView?) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
      superview?.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.names.append(name)
      super.updateConstraints()
    }
  }

  @Test(.covers("UIView.needsUpdateConstraints()", "UIView.setNeedsUpdateConstraints()"))
  func `not where no constraints are`() {
    withFreshUIKit { window, _ in
      let log = Noting.Log()
      let view = Noting("a", log, in: window)
      window.layoutIfNeeded()
      #expect(log.names.isEmpty)
      view.setNeedsUpdateConstraints()
      #expect(view.needsUpdateConstraints())
      window.layoutIfNeeded()
      #expect(log.names == ["a"] && !view.needsUpdateConstraints())
    }
  }

  @Test(.covers("UIView.updateConstraintsIfNeeded()"))
  func `once each, the innermost first, before the layout`() {
    withFreshUIKit { window, _ in
      let log = Noting.Log()
      let outer = Noting("outer", log, in: window)
      let inner = Noting("inner", log, in: outer)
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(log.names == ["inner", "outer"])
      window.layoutIfNeeded()
      outer.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(log.names.count == 2)
      inner.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      #expect(log.names == ["inner", "outer", "inner"])
      _ = Noting("late", log, in: outer)
      outer.updateConstraintsIfNeeded()
      #expect(log.names.last == "late")
    }
  }

  @Test(.covers("UIView.requiresConstraintBasedLayout", "UIView.updateConstraints()"))
  func `a class that cannot do without says so`() {
    final class Needy: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
      var width: NSLayoutConstraint?
      override func updateConstraints() {
        if width == nil {
          translatesAutoresizingMaskIntoConstraints = false
          width = widthAnchor.constraint(equalToConstant: 77)
          width?.isActive = true
        }
        super.updateConstraints()
      }
    }
    #expect(!UIView.requiresConstraintBasedLayout)
    withFreshUIKit { window, _ in
      let view = Needy()
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(view.frame.width == 77)
    }
  }

  @Test(.covers("UIViewController.updateViewConstraints()"))
  func `a controller updates in place of its view`() {
    final class Controller: UIViewController {
      var calls = 0
      override func updateViewConstraints() {
        calls += 1
        super.updateViewConstraints()
      }
    }
    withFreshUIKit { window, _ in
      let log = Noting.Log()
      let controller = Controller()
      controller.view = Noting("root", log, in: nil)
      window.rootViewController = controller
      controller.view.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      #expect(controller.calls == 1 && log.names == ["root"])
    }
  }

  @Test func `constraints that are changed from inside a layout count in it`() {
    final class Square: UIView {
      lazy var height = heightAnchor.constraint(equalToConstant: 0)
      override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = bounds.width
        height.isActive = true
      }
    }
    withFreshUIKit { window, _ in
      let square = Square()
      square.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(square)
      let width = square.widthAnchor.constraint(equalToConstant: 90)
      width.isActive = true
      window.layoutIfNeeded()
      #expect(square.frame.size == CGSize(width: 90, height: 90))
      width.constant = 40
      window.layoutIfNeeded()
      #expect(square.frame.size == CGSize(width: 40, height: 40))
    }
  }
}
