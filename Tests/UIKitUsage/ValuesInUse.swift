import UIKit

/// A colour with a name.
// Unchecked, as the compiler wants it said again: there is no state of its own.
public class NamedColor: UIColor, @unchecked Sendable {
  public var name: String { "named" }
}

/// A font that is twice as high.
// Unchecked, as the compiler wants it said again: there is no state of its own.
public class TallFont: UIFont, @unchecked Sendable {
  public override var lineHeight: CGFloat { 2 * super.lineHeight }
}

/// Values as code writes them.
@MainActor public enum ValuesInUse {
  public static let literal: UIColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
  public static let untypedLiteral = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
  public static let emptyColor = UIColor()
  public static let emptyFont = UIFont()
  public static let named = NamedColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let tall = TallFont()

  public static let aboveAlerts = UIWindow.Level.alert + 1
  public static let belowAlerts = UIWindow.Level.alert - 1
  public static var raised: UIWindow.Level {
    var level = UIWindow.Level.normal
    level += 10
    level -= 4
    return level
  }
  public static let heavier = UIFont.Weight.bold + 0.1
  public static let isHeavier = UIFont.Weight.bold < UIFont.Weight.heavy

  public static let touch = UITouch()
  public static let event = UIEvent()
  public static let layer = CALayer()
  public static let tap = UITapGestureRecognizer()

  public static var counts: [Selector: Int] = [
    ChoosyResponder.copyAction: 1, ChoosyResponder.pasteAction: 2,
  ]

  public static let action = UIAction(
    title: "Title", subtitle: "Subtitle", identifier: UIAction.Identifier("id"),
    discoverabilityTitle: "More", attributes: [.destructive, .disabled], state: .on
  ) { _ in }

  public static let buttons: [UIButton.ButtonType] = [
    .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
  ]

  public static let insets = NSValue(uiEdgeInsets: UIEdgeInsetsMake(1, 2, 3, 4))
  public static let transform = NSValue(
    cgAffineTransform: CGAffineTransformMake(1, 2, 3, 4, 5, 6))
  public static let rect = CGRectMake(1, 2, 3, 4)
  public static let size = CGSizeMake(3, 4)
  public static let point = CGPointMake(1, 2)
  public static let moved = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 10, 0)
  public static let turned = CGAffineTransformRotate(
    CGAffineTransformMakeTranslation(1, 0), .pi / 2)
  public static let unchanged = CGAffineTransformConcat(
    CGAffineTransformMakeRotation(1), CGAffineTransformInvert(CGAffineTransformMakeRotation(1)))

  public static func alignments() -> [NSTextAlignment] {
    [.left, .center, .right, .justified, .natural]
  }
}
