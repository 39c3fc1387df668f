import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct FirstResponderTests {
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
    var mayResign = true
    override var canResignFirstResponder: Bool { mayResign }
  }

  private final class Host: TextInputHost {
    var log: [Int?] = []
    func traitsDidChange(of responder: UIResponder) {}
    func reloadInputViews(of responder: UIResponder) {}
    func firstResponderDidChange(to responder: UIResponder?) {
      log.append((responder as? UIView)?.tag)
    }
  }

  private func withFields(_ test: (UIWindow, Field, Field, Host) -> Void) {
    withFreshUIKit { window, _ in
      let host = Host()
      World.current.textInputHost = host
      let (a, b) = (Field(), Field())
      (a.tag, b.tag) = (1, 2)
      window.addSubview(a)
      window.addSubview(b)
      test(window, a, b, host)
    }
  }

  @Test(.covers("UIResponder.becomeFirstResponder()", "UIResponder.resignFirstResponder()"))
  func `the focus moves on without a gap`() {
    withFields { _, a, b, host in
      #expect(a.becomeFirstResponder())
      #expect(a.becomeFirstResponder())
      #expect(b.becomeFirstResponder())
      #expect(!a.isFirstResponder && b.isFirstResponder)
      #expect(b.resignFirstResponder())
      #expect(host.log == [1, 2, nil])
    }
  }

  @Test(.covers("UIResponder.isFirstResponder", "UIView.endEditing(_:)"))
  func `one that will not resign keeps the focus`() {
    withFields { window, a, b, host in
      a.becomeFirstResponder()
      a.mayResign = false
      #expect(!b.becomeFirstResponder())
      #expect(!window.endEditing(false))
      #expect(a.isFirstResponder)
      #expect(window.endEditing(true))
      #expect(!a.isFirstResponder)
      #expect(host.log == [1, nil])
    }
  }

  @Test func `a view in no window, or one that cannot, gets no focus`() {
    withFields { window, a, _, host in
      let plain = UIView()
      window.addSubview(plain)
      #expect(!plain.becomeFirstResponder())
      #expect(!Field().becomeFirstResponder())
      a.removeFromSuperview()
      #expect(!a.becomeFirstResponder())
      #expect(host.log.isEmpty)
    }
  }

  @Test func `leaving the window takes the focus away`() {
    withFields { window, a, _, host in
      let box = UIView()
      window.addSubview(box)
      box.addSubview(a)
      a.becomeFirstResponder()
      a.mayResign = false
      box.removeFromSuperview()
      #expect(!a.isFirstResponder)
      #expect(host.log == [1, nil])
    }
  }

  @Test func `an action without target goes up the chain from the focus`() {
    final class Catcher: UIView {
      var caught = 0
      func ping(_ sender: Any?) { caught += 1 }
    }
    withFields { window, a, _, _ in
      let catcher = Catcher()
      window.addSubview(catcher)
      catcher.addSubview(a)
      a.becomeFirstResponder()
      let ping = Selector(Catcher.ping(_:))
      #expect(UIApplication.shared.sendAction(ping, to: nil, from: nil, for: nil))
      #expect(catcher.caught == 1)
      a.resignFirstResponder()
      #expect(!UIApplication.shared.sendAction(ping, to: nil, from: nil, for: nil))
    }
  }
}
