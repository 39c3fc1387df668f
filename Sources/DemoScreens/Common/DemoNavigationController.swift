import Foundation
import PhoneSimulator
import UIKit

/// A controller that can be watched inside of a navigation controller.
@MainActor
protocol DemoContent: UIViewController {
  var movedView: UIView? { get }
  var targetView: UIView? { get }
  var onDecision: ((String) -> Void)? { get set }
}

/// A screen with a navigation bar; what there is to observe is the topmost
/// controller's.
final class DemoNavigationController: UINavigationController, ObservedScreen {
  private var topContent: (any DemoContent)? { topViewController as? any DemoContent }

  var movedView: UIView? { topContent?.movedView }
  var targetView: UIView? { topContent?.targetView }

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
