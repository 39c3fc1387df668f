import Drawing
import Foundation

extension UIView {
  /// How a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge changes with the superview's size.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes with the superview's size.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge changes with the superview's size.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the upper edge changes with the superview's size.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes with the superview's size.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the lower edge changes with the superview's size.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  func markSubtreeForLayout() {
    var view: UIView? = self
    while let current = view {
      current.subtreeNeedsLayout = true
      view = current.superview
    }
    window?.screen.setNeedsFrame()
  }

  /// Lays out what waits for it, from the outermost view that does.
  func layOutTree() {
    var root = self
    var top = self
    while let superview = top.superview { top = superview }
    if top.hasLayoutInside { top.ownTraits.asCurrent { top.updateLayout() } }
    var view = superview
    while let current = view {
      if current.needsLayout { root = current }
      view = current.superview
    }
    root.layoutSubtree(of: top)
  }

  private func layoutSubtree(of top: UIView) {
    // A pass may ask for another one; a view that asks for ever has a bug, which
    // on a phone hangs the app.
    for _ in 0..<100 where subtreeNeedsLayout {
      subtreeNeedsLayout = false
      // What was laid out so far may be what constraints are about.
      if top.hasLayoutInside { top.ownTraits.asCurrent { top.updateLayout() } }
      if needsLayout {
        needsLayout = false
        ownTraits.asCurrent { layer.layoutSublayers() }
      }
      if layersNeedLayoutPass {
        layersNeedLayoutPass = false
        layer.layOutOwnLayers()
      }
      for subview in subviews { subview.layoutSubtree(of: top) }
    }
  }

  // MARK: Autoresizing

  func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    let size = layer.model.bounds.size
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      let mask = subview.autoresizingMask
      var frame = subview.frame
      (frame.origin.x, frame.size.width) = Self.resized(
        origin: frame.minX, length: frame.width, within: oldSize.width, to: size.width,
        before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      (frame.origin.y, frame.size.height) = Self.resized(
        origin: frame.minY, length: frame.height, within: oldSize.height, to: size.height,
        before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      subview.frame = frame
    }
  }

  /// Shares a change of length out among the flexible parts in proportion to
  /// what they have; evenly where they have nothing.
  private static func resized(
    origin: CGFloat, length: CGFloat, within old: CGFloat, to new: CGFloat,
    before flexibleBefore: Bool, length flexibleLength: Bool, after flexibleAfter: Bool
  ) -> (origin: CGFloat, length: CGFloat) {
    let after = old - origin - length
    let parts = [(flexibleBefore, origin), (flexibleLength, length), (flexibleAfter, after)]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty, new != old else { return (origin, length) }
    let total = flexible.map { max($0.1, 0) }.reduce(0, +)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      if total == 0 { return (new - old) / CGFloat(flexible.count) }
      return (new - old) * max(part, 0) / total
    }
    return (
      origin + share(flexibleBefore, origin), max(length + share(flexibleLength, length), 0)
    )
  }

  // MARK: Safe area

  /// Works the safe area out again, here and where it follows from it.
  func updateSafeArea(sizeChanged: Bool = false) {
    var insets = inheritedSafeArea
    if let additional = controller?.additionalSafeAreaInsets {
      insets.top += additional.top
      insets.left += additional.left
      insets.bottom += additional.bottom
      insets.right += additional.right
    }
    let hasChanged = insets != safeAreaInsets
    guard hasChanged || sizeChanged else { return }
    if hasChanged {
      safeAreaInsets = insets
      ownLayout?.safeAreaDidChange()
      setNeedsLayout()
    }
    for subview in subviews { subview.updateSafeArea() }
    if hasChanged {
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
      }
    }
  }

  /// What the superview's safe area leaves of this view where it lies.
  ///
  /// A view that hangs over an edge keeps that edge's inset, so that its content
  /// goes with it when it is moved.
  var safeAreaOfPlace: UIEdgeInsets {
    if let window = self as? UIWindow { return window.windowSafeAreaInsets }
    guard let superview else { return .zero }
    let outer = superview.contentScroller?.safeAreaForContent ?? superview.safeAreaInsets
    let (frame, bounds) = (layer.model.frame, superview.layer.model.bounds)
    func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, inset - max(0, distance))
    }
    return UIEdgeInsets(
      top: covered(outer.top, frame.minY - bounds.minY),
      left: covered(outer.left, frame.minX - bounds.minX),
      bottom: covered(outer.bottom, bounds.maxY - frame.maxY),
      right: covered(outer.right, bounds.maxX - frame.maxX))
  }
}

extension UIView: LayerHost {
  var layerClock: FrameClock? { window?.screen.clock }

  func layerDidChange() {
    window?.screen.setNeedsFrame()
  }

  var layersInside: [CALayer] { subviews.map(\.layer) }

  var outerLayer: CALayer? { superview?.layer }

  func leaveSuperview() { removeFromSuperview() }

  func layersNeedLayout() {
    layersNeedLayoutPass = true
    markSubtreeForLayout()
  }

  func layOut(_ layer: CALayer) { layoutSublayers(of: layer) }

  func paintInTraits(on canvas: Canvas, in bounds: CGRect) {
    ownTraits.asCurrent { paintContent(on: canvas, in: bounds) }
  }
}
