import Foundation

/// The way from one controller of a navigation stack to another.
@MainActor
final class NavigationTransition {
  let leaving: NavigationWrapperView
  let arriving: NavigationWrapperView
  let isPop: Bool

  /// Whether the views are at the end of their way, as far as code sees them.
  var isUnderWay = false

  private var bar: NavigationBarTransition?

  init(leaving: NavigationWrapperView, arriving: NavigationWrapperView, isPop: Bool) {
    self.leaving = leaving
    self.arriving = arriving
    self.isPop = isPop
    upper.castsShadow = true
  }

  private var upper: NavigationWrapperView { isPop ? leaving : arriving }
  private var lower: NavigationWrapperView { isPop ? arriving : leaving }

  /// How far the lower view gives way, as a part of the width.
  private static let parallax: CGFloat = 0.3

  func prepare(bar: UINavigationBar, items: [UINavigationItem]) {
    self.bar = bar.beginTransition(to: items, isPop: isPop)
  }

  /// Puts both views where they belong now in the container's bounds, in points.
  func place(in bounds: CGRect) {
    let showsUpper = isUnderWay != isPop
    upper.frame = bounds.offsetBy(dx: showsUpper ? 0 : bounds.width, dy: 0)
    lower.frame = bounds.offsetBy(dx: showsUpper ? -Self.parallax * bounds.width : 0, dy: 0)
    lower.isDimmed = showsUpper
    bar?.place(showsUpper: showsUpper)
  }

  func end() {
    leaving.takeDown()
    arriving.castsShadow = false
    bar?.end()
  }
}
