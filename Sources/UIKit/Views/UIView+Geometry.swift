import Foundation

extension UIView {
  func setBounds(_ bounds: CGRect) {
    let old = layer.model.bounds
    guard old != bounds else { return }
    layer.bounds = bounds
    setNeedsLayout()
    if old.size != bounds.size {
      autoresizeSubviews(from: old.size)
      updateSafeArea(sizeChanged: true)
    }
  }

  func setCenter(_ center: CGPoint) {
    guard layer.model.position != center else { return }
    layer.position = center
    updateSafeArea()
  }

  func setFrame(_ frame: CGRect) {
    let old = layer.model.bounds
    layer.frame = frame
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
  private func transform(toView view: UIView?) -> CGAffineTransform {
    guard let target = view ?? window ?? rootView else { return .identity }
    if target === self { return .identity }
    return transformToScreen.concatenating(target.transformToScreen.inverted())
  }

  private var rootView: UIView? {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Converts a point of this view to another, or to the window for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(toView: view))
  }

  /// Converts a point of another view, or of the window for nil, to this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(toView: view).inverted())
  }

  /// Converts a rectangle of this view to another, or to the window for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(toView: view))
  }

  /// Converts a rectangle of another view, or of the window for nil, to this
  /// one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(toView: view).inverted())
  }

  /// A point of this space in that of another.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace))
  }

  /// A point of another space in this one.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace).inverted())
  }

  /// A rectangle of this space, in another.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace))
  }

  /// A rectangle of another space, in this one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace).inverted())
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
