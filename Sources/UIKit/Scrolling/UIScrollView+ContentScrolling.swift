import Foundation

extension UIScrollView: ContentScrolling {
  var safeAreaForContent: UIEdgeInsets { safeAreaBesideInsets }

  func placeDidChange() {
    if window == nil { leaveScreen() }
    contentGeometryDidChange()
  }

  func allows(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    touchesShouldBegin(touches, with: event, in: view)
  }

  var wantsScrollToTop: Bool { scrollsToTop && isScrollEnabled }

  func scrollToTop() {
    moveContentToTop()
  }

  func turnWheel(by way: CGSize) -> Bool { moveContent(byWheel: way) }

  func reveal(_ rect: CGRect, of view: UIView) {
    scrollRectToVisible(convert(rect, from: view), animated: true)
  }
}
