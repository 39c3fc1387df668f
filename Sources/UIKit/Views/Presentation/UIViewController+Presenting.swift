import Foundation

extension UIViewController {
  /// Presents another controller, or says why not.
  func beginPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenterOf(presented)
    let log = world.layoutLog
    precondition(presented !== presenter, "a controller cannot present itself")
    precondition(
      presented.modalPresentationStyle != .none, "none is no way to present a controller")
    precondition(
      presented.parent == nil, "a controller that is inside another one cannot be presented")
    guard presenter.viewIfLoaded?.window != nil else {
      log.write(
        "Attempt to present \(type(of: presented)) on \(type(of: presenter)), whose view is in no window."
      )
      return
    }
    if let present = presenter.presentation?.presented {
      log.write(
        "Attempt to present \(type(of: presented)) on \(type(of: presenter)), which already presents "
          + "\(type(of: present)).")
      return
    }
    guard presented.presentedBy == nil else {
      log.write("Attempt to present \(type(of: presented)), which is presented already.")
      return
    }
    let controller = presented.controllerOfPresentation(by: presenter, source: self)
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: self) : nil
    let presentation = Presentation(of: presented, by: presenter, controller: controller)
    presenter.presentation = presentation
    presented.presentationWillBegin(presentation)
    presentation.begin(animated: animated, animator: animator, completion: completion)
  }

  /// What presents: the outermost controller around this one, or for its style the nearest one that
  /// defines a context.
  private func presenterOf(_ presented: UIViewController) -> UIViewController {
    let isOfContext =
      presented.modalPresentationStyle == .currentContext
      || presented.modalPresentationStyle == .overCurrentContext
    var presenter = self
    while !(isOfContext && presenter.definesPresentationContext), let parent = presenter.parent {
      presenter = parent
    }
    return presenter
  }

  /// Dismisses what this controller presents, or else itself, where it or one around it is presented.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.presentation ?? current.presentedBy {
        return presentation.dismiss(animated: animated, completion: completion)
      }
      controller = current.parent
    }
  }

  /// What presents this controller, adapted to the device.
  private func controllerOfPresentation(
    by presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    guard modalPresentationStyle == .custom else {
      return presentationControllerForStyle.adapted(toPad: world.device.userInterfaceIdiom == .pad)
    }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
      ?? CoverPresentationController(presentedViewController: self, presenting: presenter)
  }
}
