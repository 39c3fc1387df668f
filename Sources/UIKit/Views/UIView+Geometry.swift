import Foundation

extension UIView {
  func setBounds(_ bounds: CGRect) {
    let old = layer.model.bounds
    guard old != bounds else { return }
    layer.bounds = bounds
    ownLayout?.geometryDidChange(
      isKnown: isPlacedByConstraints && old.origin == bounds.origin,
      hasOtherSize: old.size != bounds.size)
    setNeedsLayout()
    if old.size != bounds.size {
      autoresizeSubviews(from: old.size)
      updateSafeArea(sizeChanged: true)
    }
  }

  func setCenter(_ center: CGPoint) {
    guard layer.model.position != center else { return }
    layer.position = center
    ownLayout?.geometryDidChange(isKnown: isPlacedByConstraints, hasOtherSize: false)
    updateSafeArea()
  }

  func setFrame(_ frame: CGRect) {
    let old = layer.model.bounds
    layer.frame = frame
    ownLayout?.geometryDidChange(
      isKnown: isPlacedByConstraints, hasOtherSize: old.size != layer.model.bounds.size)
    guard old.size != layer.model.bounds.size else {
      updateSafeArea()
      return
    }
    setNeedsLayout()
    autoresizeSubviews(from: old.size)
    updateSafeArea(sizeChanged: true)
  }

  func setTransform(_ transform: CGAffineTransform) {
    layer.setAffineTransform(transform)
  }
}

extension UIView: ScreenSpace {
  /// The view whose coordinates the frame is in; nil for a window, whose frame
  /// is in the screen's.
  private var outerView: UIView? { self is UIWindow ? nil : superview }

  var transformToScreen: CGAffineTransform {
    var transform = layer.model.transformToSuperlayer
    var view = outerView
    while let outer = view {
      transform = transform.concatenating(outer.layer.model.transformToSuperlayer)
      view = outer.outerView
    }
    return transform
  }

  /// The transform to another view's coordinates, or to the window's for nil.
  func transform(toView view: UIView?) -> CGAffineTransform {
    guard let target = view ?? window ?? rootView else { return .identity }
    if target === self { return .identity }
    return transformToScreen.concatenating(target.transformToScreen.inverted())
  }

  private var rootView: UIView? {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

extension UIView {
  /// What is seen of the view at present; the model where it is in no window.
  package var presentation: LayerValues {
    guard let clock = window?.screen.clock else { return layer.model }
    return layer.values(at: Double(clock.now))
  }

  /// Returns where a rectangle of this view is seen in its window at an instant.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in this view's coordinates, in points.
  ///   - tick: The instant; the present one unless given.
  /// - Returns: The rectangle in the window's coordinates, in points.
  package func presentationRect(_ rect: CGRect, at tick: Double? = nil) -> CGRect {
    let tick = tick ?? Double(window?.screen.clock.now ?? 0)
    var transform = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view, !(current is UIWindow) {
      transform = transform.concatenating(current.layer.values(at: tick).transformToSuperlayer)
      view = current.superview
    }
    return rect.applying(transform)
  }
}
