import Foundation

/// How the contents of a navigation bar change places: the lower title becomes
/// the upper one's button back while the upper title comes in from the right.
@MainActor
final class NavigationBarTransition {
  private let leaving: NavigationBarContentView
  private let arriving: NavigationBarContentView
  private let upper: NavigationBarContentView
  private let lower: NavigationBarContentView

  init(leaving: NavigationBarContentView, arriving: NavigationBarContentView, isPop: Bool) {
    self.leaving = leaving
    self.arriving = arriving
    (upper, lower) = isPop ? (leaving, arriving) : (arriving, leaving)
    leaving.back.isUserInteractionEnabled = false
    arriving.back.isUserInteractionEnabled = false
  }

  /// Shows the one content or the other, and the other one where it goes.
  func place(showsUpper: Bool) {
    let width = upper.bounds.width * upper.directionSign
    let words = upper.back.label
    let wordsPlace = upper.convert(words.center, from: upper.back)
    let toWords = CGAffineTransform(
      translationX: wordsPlace.x - lower.middle.center.x, y: wordsPlace.y - lower.middle.center.y)
    let toTheLeft = CGAffineTransform(translationX: -width / 2, y: 0)
    let toTheRight = CGAffineTransform(translationX: width / 2, y: 0)
    show(upper.middle, showsUpper, else: toTheRight)
    show(words, showsUpper, else: toWords.inverted())
    show(lower.middle, !showsUpper, else: upper.showsBack ? toWords : toTheLeft)
    show(lower.back.label, !showsUpper, else: toTheLeft)
    show(upper.largeTitle, showsUpper, else: CGAffineTransform(translationX: width, y: 0))
    // A large title goes with its page.
    show(
      lower.largeTitle, !showsUpper,
      else: CGAffineTransform(translationX: -NavigationTransition.parallax * width, y: 0))
    for items in [upper.leftItems, upper.rightItems] { items.alpha = showsUpper ? 1 : 0 }
    for items in [lower.leftItems, lower.rightItems] { items.alpha = showsUpper ? 0 : 1 }
    // A prompt stays where it is, as the bar grows and shrinks by it.
    upper.prompt.alpha = showsUpper ? 1 : 0
    lower.prompt.alpha = showsUpper ? 0 : 1
    // One chevron stands for both where both have one: two would show through
    // each other.
    upper.back.chevron.alpha = showsUpper || lower.showsBack ? 1 : 0
    lower.back.chevron.alpha = showsUpper || upper.showsBack ? 0 : 1
  }

  private func show(_ view: UIView, _ isShown: Bool, else place: CGAffineTransform) {
    view.transform = isShown ? .identity : place
    view.alpha = isShown ? 1 : 0
  }

  func end() {
    leaving.removeFromSuperview()
    arriving.back.isUserInteractionEnabled = true
    show(arriving.middle, true, else: .identity)
    show(arriving.largeTitle, true, else: .identity)
    for items in [arriving.leftItems, arriving.rightItems] { items.alpha = 1 }
    show(arriving.back.label, true, else: .identity)
    arriving.back.chevron.alpha = 1
    arriving.prompt.alpha = 1
  }
}
