import Foundation

/// How far content is scaled, and may be.
struct ScrollZoom {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var scale: CGFloat = 1
  /// Recognises the fingers that scale the content; nil while it cannot be scaled.
  var pinch: ScrollViewPinchGestureRecognizer?
  /// The scale that a pinch of 1 stands for, while fingers pinch.
  var base: CGFloat?
  /// Where the fingers were last, from the view's upper left corner, in points.
  var anchor = CGPoint.zero
  /// Whether the scale goes back to its limit.
  var isBouncing = false

  /// The nearest scale that is allowed.
  func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(maximum, minimum)) }

  /// The scale that is shown where fingers ask for one. (Chosen: half of what goes beyond a limit, as
  /// a power.)
  func shown(_ scale: CGFloat, bounces: Bool) -> CGFloat {
    let limit = clamped(scale)
    return bounces && limit > 0 ? limit * (scale / limit).squareRoot() : limit
  }
}

/// Content that is scaled.
extension UIScrollView {
  /// How long a change of the scale takes, in seconds. (Chosen.)
  private static let zoomDuration = 0.3

  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Whether fingers may scale the content.
  var canPinch: Bool { zoom.minimum < zoom.maximum && zoomedView != nil }

  /// Watches for pinches while there is anything to scale.
  func zoomLimitsDidChange() {
    if zoom.minimum < zoom.maximum, zoom.pinch == nil {
      let pinch = ScrollViewPinchGestureRecognizer(of: self)
      zoom.pinch = pinch
      addGestureRecognizer(pinch)
    } else if zoom.minimum >= zoom.maximum, let pinch = zoom.pinch {
      removeGestureRecognizer(pinch)
      zoom.pinch = nil
    }
  }

  /// Scales the content about a point, from the view's upper left corner, in points.
  private func scale(to scale: CGFloat, about anchor: CGPoint) {
    guard let view = zoomedView, scale.isFinite, scale > 0, scale != zoom.scale else { return }
    let ratio = scale / zoom.scale
    let (offset, origin, size) = (contentOffset, view.frame.origin, contentSize)
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = CGPoint(x: origin.x * ratio, y: origin.y * ratio)
    contentSize = CGSize(width: size.width * ratio, height: size.height * ratio)
    let wanted = CGPoint(
      x: (offset.x + anchor.x) * ratio - anchor.x, y: (offset.y + anchor.y) * ratio - anchor.y)
    contentOffset = zoom.base == nil ? clamped(wanted) : wanted
    delegate?.scrollViewDidZoom(self)
  }

  private var middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  /// Scales the content as code asks for, about the middle of what is seen.
  func zoomContent(to scale: CGFloat, animated: Bool) {
    guard zoomedView != nil, scale.isFinite else { return }
    changeZoom(animated: animated) {
      self.scale(to: self.zoom.clamped(scale), about: self.middle)
    }
  }

  /// Scales the content so that a rectangle of the view that is scaled, in its points, fills what is
  /// seen as far as the limits let it.
  func zoomContent(toShow rect: CGRect, animated: Bool) {
    guard zoomedView != nil, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite,
      rect.height.isFinite, rect.width > 0, rect.height > 0
    else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    changeZoom(animated: animated) {
      self.scale(to: self.zoom.clamped(fitting), about: self.middle)
      let scale = self.zoom.scale
      self.contentOffset = self.clamped(
        CGPoint(x: rect.midX * scale - self.middle.x, y: rect.midY * scale - self.middle.y))
    }
  }

  private func changeZoom(animated: Bool, _ change: @escaping () -> Void) {
    stopRun()
    guard animated, window != nil else { return change() }
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction, animations: change
    ) { [weak self] _ in
      guard let self else { return }
      zoom.isBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
    }
  }

  // MARK: Fingers

  func pinchChanged(_ pinch: ScrollViewPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      stopRun()
      zoom.base = zoom.scale / pinch.scale
      zoom.anchor = anchor(of: pinch)
      delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    case .changed:
      guard let base = zoom.base else { return }
      let anchor = anchor(of: pinch)
      scale(to: zoom.shown(base * pinch.scale, bounces: bouncesZoom), about: zoom.anchor)
      // Fingers that do not drag as well take the content along here.
      if drag == nil {
        contentOffset.x -= anchor.x - zoom.anchor.x
        contentOffset.y -= anchor.y - zoom.anchor.y
      } else {
        dragGoesOn(from: contentOffset)
      }
      zoom.anchor = anchor
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private func anchor(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let point = pinch.location(in: self)
    return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }

  private func endPinch() {
    guard zoom.base != nil else { return }
    zoom.base = nil
    let limit = zoom.clamped(zoom.scale)
    let isAtRest = drag != nil || clamped(contentOffset) == contentOffset
    guard limit != zoom.scale || !isAtRest, window != nil else {
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
      return
    }
    zoom.isBouncing = limit != zoom.scale
    let anchor = zoom.anchor
    UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction) {
      self.scale(to: limit, about: anchor)
      self.contentOffset = self.clamped(self.contentOffset)
    } completion: { [weak self] _ in
      guard let self else { return }
      zoom.isBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
    }
  }
}
