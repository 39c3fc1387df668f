import Foundation
import PhoneSimulator
import UIKit

/// A controller that can be watched inside of a navigation controller.
@MainActor
protocol DemoContent: UIViewController {
  var movedView: UIView? { get }
  var targetView: UIView? { get }

  /// Where the moved view's top is while there is no keyboard, in the
  /// controller's view; nil where it stands there when it first appears.
  var restingTop: CGFloat? { get }
  var onDecision: ((String) -> Void)? { get set }
}

extension DemoContent {
  var restingTop: CGFloat? { nil }

  /// How much of the controller's view a keyboard covers, whose frame is in the
  /// screen's points: nothing where it has no area, or floats above the bottom.
  func overlap(ofKeyboard endFrame: CGRect) -> CGFloat {
    let frame = view.convert(endFrame, from: UIScreen.main.coordinateSpace)
    let isDocked = frame.maxY.rounded() >= view.bounds.maxY.rounded()
    guard isDocked, frame.width > 0, frame.height > 0 else { return 0 }
    return max(0, view.bounds.maxY - frame.minY)
  }
}

/// A screen with a navigation bar; what there is to observe is the topmost
/// controller's.
final class DemoNavigationController: UINavigationController, ObservedScreen {
  private var topContent: (any DemoContent)? { topViewController as? any DemoContent }

  var movedView: UIView? { topContent?.movedView }
  var targetView: UIView? { topContent?.targetView }

  var restingTop: CGFloat? {
    guard let topContent, let top = topContent.restingTop else { return nil }
    return topContent.view.convert(CGPoint(x: 0, y: top), to: nil).y
  }

  var onDecision: ((String) -> Void)? {
    didSet { for case let content as any DemoContent in viewControllers { handOn(to: content) } }
  }

  private func handOn(to content: any DemoContent) {
    content.onDecision = { [weak self] in self?.onDecision?($0) }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let content = viewController as? any DemoContent { handOn(to: content) }
    super.pushViewController(viewController, animated: animated)
  }
}
