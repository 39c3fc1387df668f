import Foundation

/// The way from one controller of a navigation stack to another.
@MainActor
final class NavigationTransition {
  let leaving: NavigationWrapperView
  let arriving: NavigationWrapperView
  let isPop: Bool

  /// Whether the views are at the end of their way, as far as code sees them.
  var isUnderWay = false

  /// Whether a finger holds the views on their way.
  var isHeld = false

  /// The stack before, and what had the focus.
  let formerStack: [UIViewController]
  private(set) weak var focus: UIResponder?

  var coordinator: ControllerTransition?

  /// Where an app's animator moves the views.
  private(set) var stage: UIView?

  private var bar: NavigationBarTransition?

  init(
    leaving: NavigationWrapperView, arriving: NavigationWrapperView, isPop: Bool,
    formerStack: [UIViewController]
  ) {
    (self.leaving, self.arriving, self.isPop) = (leaving, arriving, isPop)
    self.formerStack = formerStack
    focus = leaving.window?.focusWindow.firstResponder
    upper.castsShadow = true
  }

  private var upper: NavigationWrapperView { isPop ? leaving : arriving }
  private var lower: NavigationWrapperView { isPop ? arriving : leaving }

  /// Whether what leaves has the focus.
  var leavingHasFocus: Bool {
    guard let first = leaving.window?.firstResponder else { return false }
    return leaving.child.owns(first)
  }

  /// How far the lower view gives way, as a part of the width.
  static let parallax: CGFloat = 0.3

  func prepare(bar: UINavigationBar, items: [UINavigationItem]) {
    self.bar = bar.beginTransition(to: items, isPop: isPop)
  }

  /// Puts both views where they belong now in the container's bounds, in points.
  func place(in bounds: CGRect) {
    let showsUpper = isUnderWay != isPop
    bar?.place(showsUpper: showsUpper)
    if let stage {
      stage.frame = bounds
      return
    }
    // A person may want pages to fade.
    let fades = upper.world.settings.prefersCrossFade
    if fades { upper.alpha = showsUpper ? 1 : 0 }
    let width = fades ? 0 : bounds.width * upper.directionSign
    upper.frame = bounds.offsetBy(dx: showsUpper ? 0 : width, dy: 0)
    lower.frame = bounds.offsetBy(dx: showsUpper ? -Self.parallax * width : 0, dy: 0)
    lower.isDimmed = showsUpper
  }

  /// Leaves it to an app's animator to move the views, in a stage below a bar.
  func useStage(below bar: UIView, in container: UIView) {
    let stage = UIView(frame: container.bounds)
    container.insertSubview(stage, belowSubview: bar)
    self.stage = stage
    upper.castsShadow = false
    lower.isDimmed = false
    arriving.removeFromSuperview()
    for wrapper in [leaving, arriving] { wrapper.frame = stage.bounds }
    stage.addSubview(leaving)
  }

  /// Puts the views back from the stage into the container.
  func leaveStage(below bar: UIView, in container: UIView) {
    guard let stage else { return }
    for wrapper in [leaving, arriving] {
      wrapper.transform = .identity
      wrapper.alpha = 1
      wrapper.frame = container.bounds
      wrapper.takeChildBack()
      container.insertSubview(wrapper, belowSubview: bar)
    }
    stage.removeFromSuperview()
    self.stage = nil
  }

  /// Takes down what has left, or what has not arrived after all.
  func end(isComplete: Bool) {
    (isComplete ? leaving : arriving).takeDown()
    let staying = isComplete ? arriving : leaving
    staying.castsShadow = false
    staying.isDimmed = false
    upper.alpha = 1
    bar?.end()
  }
}
