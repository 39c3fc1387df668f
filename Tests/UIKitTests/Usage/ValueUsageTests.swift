import Drawing
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

@MainActor struct ValueUsageTests {
  @Test(
    .covers("UIColor.clear", "UIColor.orange"))
  func `colours come from literals, from nothing and from classes of one's own`() {
    #expect(ValuesInUse.literal == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(ValuesInUse.untypedLiteral == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(ValuesInUse.emptyColor == UIColor.clear)
    #expect(ValuesInUse.named.name == "named")
    #expect(ValuesInUse.named == UIColor.orange)
    let view = UIView()
    view.backgroundColor = ValuesInUse.named
    #expect(view.backgroundColor == .orange)
  }

  @Test
  func `fonts come from nothing and from classes of one's own`() throws {
    try ProjectFonts.use()
    #expect(UIFont() == UIFont.systemFont(ofSize: 12))
    #expect(ValuesInUse.emptyFont.pointSize == 12)
    #expect(ValuesInUse.tall.lineHeight == 2 * UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test(
    .covers(
      "UIFont.Weight.heavy", "UIFont.Weight.init(_:)", "UIWindow.Level", "UIWindow.Level.alert",
      "UIWindow.Level.init(_:)", "UIWindow.Level.normal", "UIWindow.Level.rawValue",
      "UIWindow.Level.statusBar"))
  func `levels and weights are reckoned with`() {
    #expect(ValuesInUse.aboveAlerts.rawValue == 2001)
    #expect(ValuesInUse.belowAlerts.rawValue == 1999)
    #expect(ValuesInUse.raised == UIWindow.Level(6))
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    #expect(ValuesInUse.heavier == UIFont.Weight(0.4 + 0.1))
    #expect(ValuesInUse.isHeavier)
  }

  @Test
  func `a touch and an event are made alone`() {
    #expect(ValuesInUse.touch.phase == .began)
    #expect(ValuesInUse.event.allTouches == [])
    #expect(ValuesInUse.tap.state == .possible)
  }

  @Test(
    .covers(
      "UIAction.Identifier.rawValue", "UIAction.attributes", "UIAction.discoverabilityTitle",
      "UIAction.identifier",
      "UIAction.init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)",
      "UIAction.state", "UIMenuElement.Attributes.destructive", "UIMenuElement.Attributes.disabled",
      "UIMenuElement.State.on", "UIMenuElement.subtitle"))
  func `an action carries what it was made with`() {
    let action = ValuesInUse.action
    #expect(action.title == "Title")
    #expect(action.subtitle == "Subtitle")
    #expect(action.identifier.rawValue == "id")
    #expect(action.discoverabilityTitle == "More")
    #expect(action.attributes == [.destructive, .disabled])
    #expect(action.state == .on)
  }

  @Test(
    .covers(
      "CGAffineTransform.identity", "CGAffineTransform.init(_:_:_:_:_:_:)",
      "CGAffineTransformMake(_:_:_:_:_:_:)", "NSValue.cgAffineTransformValue",
      "NSValue.init(cgAffineTransform:)", "NSValue.init(uiEdgeInsets:)",
      "NSValue.uiEdgeInsetsValue", "UIEdgeInsets.zero", "UIEdgeInsetsMake(_:_:_:_:)"))
  func `values wrap insets and transforms`() {
    #expect(
      ValuesInUse.insets.uiEdgeInsetsValue == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(ValuesInUse.transform.cgAffineTransformValue == CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(ValuesInUse.insets.cgAffineTransformValue == .identity)
    #expect(ValuesInUse.transform.uiEdgeInsetsValue == .zero)
    #expect(NSValue(cgRect: .zero).uiEdgeInsetsValue == .zero)
  }

  @Test(
    .covers(
      "CGAffineTransform.a", "CGAffineTransformConcat(_:_:)",
      "CGAffineTransformEqualToTransform(_:_:)", "CGAffineTransformIdentity",
      "CGAffineTransformInvert(_:)", "CGAffineTransformIsIdentity(_:)",
      "CGAffineTransformMakeRotation(_:)", "CGAffineTransformMakeScale(_:_:)",
      "CGAffineTransformMakeTranslation(_:_:)", "CGAffineTransformRotate(_:_:)",
      "CGAffineTransformTranslate(_:_:_:)", "CGPointMake(_:_:)", "CGRectMake(_:_:_:_:)",
      "CGSizeMake(_:_:)"))
  func `the functions of C make the same values`() {
    #expect(ValuesInUse.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(ValuesInUse.size == CGSize(width: 3, height: 4))
    #expect(ValuesInUse.point == CGPoint(x: 1, y: 2))
    // A translation applied before a scaling by two.
    #expect(ValuesInUse.moved == CGAffineTransform(2, 0, 0, 2, 20, 0))
    let turned = CGPoint(x: 1, y: 0).applying(ValuesInUse.turned)
    #expect(abs(turned.x - 1) < 1e-12)
    #expect(abs(turned.y - 1) < 1e-12)
    #expect(abs(ValuesInUse.unchanged.a - 1) < 1e-12)
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    #expect(CGAffineTransformEqualToTransform(.identity, CGAffineTransformMakeScale(1, 1)))
  }

  @Test(
    .covers(
      "UIButton.ButtonType.contactAdd", "UIButton.ButtonType.detailDisclosure",
      "UIButton.ButtonType.infoDark", "UIButton.ButtonType.infoLight"))
  func `buttons of every type show something where they have no title`() {
    let rawValues = [0, 1, 2, 3, 4, 5, 7]
    #expect(ValuesInUse.buttons.map(\.rawValue) == rawValues)
    for type in ValuesInUse.buttons where type != .custom && type != .system {
      withFreshUIKit(screen: CGSize(width: 60, height: 60), scale: 2) { window, _ in
        let button = UIButton(type: type)
        button.sizeToFit()
        #expect(button.bounds.width == (type == .close ? 30 : 22))
        window.backgroundColor = .white
        let empty = picture(of: window)
        window.addSubview(button)
        button.center = CGPoint(x: 30, y: 30)
        let seen = picture(of: window)
        #expect(seen != empty, "\(type)")
        button.isHighlighted = true
        #expect(picture(of: window) != seen, "\(type)")
      }
    }
  }

  private func picture(of window: UIWindow) -> [[UInt8]] {
    let target = RenderTarget(
      bitmap: Bitmap(
        width: Int(window.bounds.width) * 2, height: Int(window.bounds.height) * 2, isOpaque: true))
    ScreenRenderer(screen: window.screen).paint(into: target, scale: 2)
    return (0..<target.bitmap.height).flatMap { y in
      (0..<target.bitmap.width).map { x in
        let color = target.bitmap.color(x: x, y: y)
        return [color.0, color.1, color.2]
      }
    }
  }

  @Test(.covers("NSTextAlignment.justified"))
  func `alignments have UIKit's numbers`() {
    #expect(ValuesInUse.alignments().map(\.rawValue) == [0, 1, 2, 3, 4])
  }
}
