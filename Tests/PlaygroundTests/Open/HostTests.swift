import TestSupport
import Testing
import UIKit

@testable import Playground

/// What stands on the screen of a class that is no view controller.
@MainActor
@Suite("Hosts", .phone)
struct HostTests {
  /// A view with a size of its own.
  private final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 70) }
  }

  private func view(_ object: AnyObject, _ kind: HostKind) -> UIView {
    let host = HostViewController(object, kind)
    host.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    host.view.layoutIfNeeded()
    return host.view
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
  }

  @Test("An object that only watches is kept beside six fields")
  func form() {
    let view = view(NSObject(), .form)
    let fields = all(UITextField.self, in: view)
    // Sixteen points of margin on each side, twelve between fields of 44 points.
    let tops = fields.map { view.convert($0.bounds, from: $0).minY }
    #expect(tops == [16, 72, 128, 184, 240, 296] as [CGFloat])
    #expect(fields.allSatisfy { $0.bounds.size == CGSize(width: 358, height: 44) })
  }

  @Test("A view stands above the fields in its own height")
  func badge() {
    let badge = Badge()
    let view = view(badge, .form)
    #expect(view.convert(badge.bounds, from: badge) == CGRect(x: 16, y: 16, width: 358, height: 70))
    #expect(all(UITextField.self, in: view).count == 6)
  }

  @Test("A scroll view has the fields inside it, and else they are in one where that is wanted")
  func scroll() throws {
    let scroll = UIScrollView()
    let view = view(scroll, .form)
    #expect(scroll.frame == view.bounds)
    #expect(all(UITextField.self, in: scroll).count == 6)
    // Six fields with five spaces, and a margin at each end.
    #expect(scroll.contentSize == CGSize(width: 390, height: 356))
    let other = try #require(all(UIScrollView.self, in: self.view(NSObject(), .scroll)).first)
    #expect(all(UITextField.self, in: other).count == 6)
  }

  @Test("A view with a field of its own has the screen to itself")
  func ownForm() {
    let form = UIView()
    form.addSubview(UITextField())
    let view = view(form, .form)
    #expect(form.frame == view.bounds)
    #expect(all(UITextField.self, in: view).count == 1)
  }

  @Test("A text takes the room that is left")
  func text() throws {
    let badge = Badge()
    let view = view(badge, .text)
    let text = try #require(all(UITextView.self, in: view).first)
    #expect(
      view.convert(text.bounds, from: text) == CGRect(x: 16, y: 98, width: 358, height: 730))
  }
}
