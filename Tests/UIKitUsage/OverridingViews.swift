import UIKit

// What UIKit lets subclasses override, overridden: that this compiles is half of the test.

/// Writes down which of its methods were called.
public class OverridingView: UIView {
  public var log: [String] = []

  public func take() -> [String] {
    defer { log = [] }
    return log
  }

  public override class var layerClass: AnyClass { OverridingLayer.self }

  public override var layer: CALayer { super.layer }

  public override var window: UIWindow? { super.window }

  public override func addSubview(_ view: UIView) {
    log.append("addSubview")
    super.addSubview(view)
  }

  public override func insertSubview(_ view: UIView, at index: Int) {
    log.append("insert at \(index)")
    super.insertSubview(view, at: index)
  }

  public override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    log.append("insert below")
    super.insertSubview(view, belowSubview: siblingSubview)
  }

  public override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    log.append("insert above")
    super.insertSubview(view, aboveSubview: siblingSubview)
  }

  public override func bringSubviewToFront(_ view: UIView) {
    log.append("bring to front")
    super.bringSubviewToFront(view)
  }

  public override func sendSubviewToBack(_ view: UIView) {
    log.append("send to back")
    super.sendSubviewToBack(view)
  }

  public override func removeFromSuperview() {
    log.append("remove")
    super.removeFromSuperview()
  }

  public override func isDescendant(of view: UIView) -> Bool {
    log.append("descendant")
    return super.isDescendant(of: view)
  }

  public override func setNeedsLayout() {
    log.append("needs layout")
    super.setNeedsLayout()
  }

  public override func layoutIfNeeded() {
    log.append("layout if needed")
    super.layoutIfNeeded()
  }

  public override func sizeToFit() {
    log.append("size to fit")
    super.sizeToFit()
  }

  public override func invalidateIntrinsicContentSize() {
    log.append("invalidate")
    super.invalidateIntrinsicContentSize()
  }

  public override func setNeedsDisplay() {
    log.append("needs display")
    super.setNeedsDisplay()
  }

  public override func setNeedsDisplay(_ rect: CGRect) {
    log.append("needs display in part")
    super.setNeedsDisplay(rect)
  }

  public override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    log.append("convert point to view")
    return super.convert(point, to: view)
  }

  public override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    log.append("convert point from view")
    return super.convert(point, from: view)
  }

  public override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    log.append("convert rect to view")
    return super.convert(rect, to: view)
  }

  public override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    log.append("convert rect from view")
    return super.convert(rect, from: view)
  }

  public override func convert(
    _ point: CGPoint, to coordinateSpace: UICoordinateSpace
  ) -> CGPoint {
    log.append("convert point to space")
    return super.convert(point, to: coordinateSpace)
  }

  public override func convert(
    _ point: CGPoint, from coordinateSpace: UICoordinateSpace
  ) -> CGPoint {
    log.append("convert point from space")
    return super.convert(point, from: coordinateSpace)
  }

  public override func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
    log.append("convert rect to space")
    return super.convert(rect, to: coordinateSpace)
  }

  public override func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
    log.append("convert rect from space")
    return super.convert(rect, from: coordinateSpace)
  }
}

/// Animates nothing, and writes down what it was asked for.
public class StillView: UIView {
  public static var log: [String] = []

  public override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    log.append("animate \(duration) after \(delay)")
    performWithoutAnimation(animations)
    completion?(true)
  }

  public override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    log.append("with completion")
    super.animate(withDuration: duration, animations: animations, completion: completion)
  }

  public override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    log.append("alone")
    super.animate(withDuration: duration, animations: animations)
  }

  public override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    log.append("spring")
    performWithoutAnimation(animations)
  }

  public override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    log.append("without")
    super.performWithoutAnimation(actionsWithoutAnimation)
  }
}

/// A layer with something of its own.
public class OverridingLayer: CALayer {
  public var radius: CGFloat = 0
  public var changes = 0

  public override init() {
    super.init()
    radius = 3
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? OverridingLayer { radius = layer.radius }
  }

  public required init?(coder: NSCoder) { nil }

  public override var bounds: CGRect { didSet { changes += 1 } }
  public override var position: CGPoint { didSet { changes += 1 } }
  public override var frame: CGRect { didSet { changes += 1 } }
  public override var opacity: Float { didSet { changes += 1 } }
  public override var isHidden: Bool { didSet { changes += 1 } }
  public override var masksToBounds: Bool { didSet { changes += 1 } }
  public override var backgroundColor: CGColor? { didSet { changes += 1 } }
  public override var cornerRadius: CGFloat { didSet { changes += 1 } }
  public override var borderWidth: CGFloat { didSet { changes += 1 } }
  public override var borderColor: CGColor? { didSet { changes += 1 } }
  public override var shadowColor: CGColor? { didSet { changes += 1 } }
  public override var shadowOpacity: Float { didSet { changes += 1 } }
  public override var shadowOffset: CGSize { didSet { changes += 1 } }
  public override var shadowRadius: CGFloat { didSet { changes += 1 } }
  public override var shouldRasterize: Bool { didSet { changes += 1 } }

  public override func setNeedsDisplay() { super.setNeedsDisplay() }
  public override func removeAllAnimations() { super.removeAllAnimations() }
  public override func affineTransform() -> CGAffineTransform { super.affineTransform() }
  public override func setAffineTransform(_ transform: CGAffineTransform) {
    super.setAffineTransform(transform)
  }
}

/// A layer that adds nothing to make.
public class PlainLayer: CALayer {}

/// A view on such a layer.
public class PlainLayerView: UIView {
  public override class var layerClass: AnyClass { PlainLayer.self }
}

/// A window that says by itself whether it is key.
public class OverridingWindow: UIWindow {
  public var claimsToBeKey = false
  public override var isKeyWindow: Bool { claimsToBeKey || super.isKeyWindow }
  public override var screen: UIScreen {
    get { super.screen }
    set { super.screen = newValue }
  }
}
