import Drawing
import Foundation

extension UIView {
  /// Shows what a closure changes of a view, and inside it, by a transition from how it looked before.
  ///
  /// - Parameters:
  ///   - view: The view that the transition is seen in.
  ///   - duration: How long it takes, in seconds.
  ///   - options: Which transition, its pace and more; without a transition the changes are animated.
  ///     They take place at once unless `allowAnimatedContent` is among them.
  ///   - animations: Makes the changes.
  ///   - completion: Hears of the end, and whether nothing was taken away before.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: duration, delay: 0, curve: TimingCurve(rawCurve: options.rawCurve),
      options: options.ofBlock, completion: completion)
    guard let style = options.pictureTransition else { return block.run { animations?() } }
    let transition = block.animates ? view.beginning(of: PictureTransition(style)) : nil
    if options.contains(.allowAnimatedContent) {
      block.open()
      animations?()
    } else {
      performWithoutAnimation { animations?() }
      block.open()
    }
    if let transition { view.layer.begin(transition) }
    block.close()
  }

  /// Puts a view in place of another one by a transition, which is seen in what both are inside of.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes.
  ///   - duration: How long it takes, in seconds.
  ///   - options: Which transition, its pace and more; with `showHideTransitionViews` the one view is
  ///     hidden and the other one shown, instead of taken out and put in.
  ///   - completion: Hears of the end, and whether nothing was taken away before.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: fromView.superview ?? fromView, duration: duration, options: options,
      animations: change, completion: completion)
  }

  /// The beginning of a transition: how the view looks at present; nil where it is not seen.
  private func beginning(of style: PictureTransition) -> LayerTransition? {
    guard let screen = window?.screen else { return nil }
    // As on a phone the old look is kept in the screen's own pixels.
    let now = Double(screen.clock.now)
    guard let picture = DisplayListBuilder.picture(of: layer, at: now, scale: screen.scale) else {
      return nil
    }
    let bounds = layer.values(at: now).bounds
    return LayerTransition(
      style: style, picture: picture.bitmap,
      rect: picture.rect.offsetBy(dx: bounds.minX, dy: bounds.minY))
  }
}

extension UIView.AnimationOptions {
  /// The transition that is asked for.
  fileprivate var pictureTransition: PictureTransition.Style? {
    switch rawValue >> 20 & 0xf {
    case 1: .flip(.left)
    case 2: .flip(.right)
    case 3: .curlUp
    case 4: .curlDown
    case 5: .dissolve
    case 6: .flip(.top)
    case 7: .flip(.bottom)
    default: nil
    }
  }
}
