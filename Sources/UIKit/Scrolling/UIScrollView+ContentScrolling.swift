import Foundation

extension UIScrollView: ContentScrolling {
  var safeAreaForContent: UIEdgeInsets { safeAreaBesideInsets }

  func constraintsDidSize(_ content: CGSize) {
    let old = sizeByConstraints
    sizeByConstraints = content
    // Along an axis about which constraints say nothing, code's size stays.
    contentSize = CGSize(
      width: content.width == old.width ? contentSize.width : content.width,
      height: content.height == old.height ? contentSize.height : content.height)
  }

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
