import Foundation

extension UIView: LayoutItem {
  /// What constraints and margins need of the view.
  var layout: ViewLayout {
    if let ownLayout { return ownLayout }
    let layout = ViewLayout(of: self)
    ownLayout = layout
    return layout
  }

  var layoutNode: LayoutNode { layout.node }
  var layoutContainer: (any LayoutItem)? { superview }
  var holdsConstraints: Bool { true }

  var layoutPlacement: LayoutPlacement {
    let values = layer.model
    let size = values.bounds.size
    guard superview != nil, !(self is UIWindow) else {
      return isPlacedByConstraints ? .solved : .fixed(CGRect(origin: .zero, size: size))
    }
    guard translatesAutoresizingMaskIntoConstraints else { return .solved }
    // The frame without the transform, which constraints know nothing of.
    return .fixed(
      CGRect(
        x: values.position.x - size.width * values.anchorPoint.x,
        y: values.position.y - size.height * values.anchorPoint.y,
        width: size.width, height: size.height))
  }

  /// Whether constraints decide about the frame.
  var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && !(self is UIWindow)
  }

  var layoutAlignmentInsets: UIEdgeInsets { alignmentRectInsets }
  var layoutOrigin: CGPoint { bounds.origin }
  var layoutInterior: (any LayoutItem)? { guideOfContent }
  var layoutMarginsItem: (any LayoutItem)? { layoutMarginsGuide }
  var isLayoutRightToLeft: Bool { isRightToLeft }

  var layoutContent: LayoutContent? {
    let size = intrinsicContentSize
    guard size.width != Self.noIntrinsicMetric || size.height != Self.noIntrinsicMetric else {
      return nil
    }
    return LayoutContent(
      width: .init(
        length: size.width, hugging: hugging(along: .horizontal),
        resistance: resistance(along: .horizontal)),
      height: .init(
        length: size.height, hugging: hugging(along: .vertical),
        resistance: resistance(along: .vertical)))
  }

  func layoutContentHeight(inWidth width: CGFloat) -> CGFloat? {
    // A subclass may ask for another height than its text's, or for none.
    guard width > 0, let height = contentHeight(inWidth: width), height != Self.noIntrinsicMetric
    else { return nil }
    // What is left of the width when both edges lie between pixels.
    let scale = displayScale
    let whole = (width * scale + 1e-4).rounded(.down) / scale
    return whole < width && whole > 0 ? contentHeight(inWidth: whole) : height
  }

  func layoutBaseline(_ baseline: LayoutBaseline) -> LayoutBaseline.Place {
    let view = baseline == .first ? forFirstBaselineLayout : forLastBaselineLayout
    return view === self ? .offset(baselineOffset(baseline)) : .inside(view)
  }

  var layoutLineHeight: CGFloat? { lineHeight }

  var layoutName: String {
    "\(type(of: self))" + (accessibilityIdentifier.map { " '\($0)'" } ?? "")
  }

  func keep(_ constraint: NSLayoutConstraint) { layout.constraints.append(constraint) }

  func drop(_ constraint: NSLayoutConstraint) {
    if let index = ownLayout?.constraints.lastIndex(where: { $0 === constraint }) {
      ownLayout?.constraints.remove(at: index)
    }
  }

  var treeEngine: LayoutEngine? {
    hasLayoutInside ? treeTop.ownLayout?.engine : nil
  }

  var updatedEngine: LayoutEngine? {
    let top = treeTop
    guard top.hasLayoutInside else { return nil }
    top.updateLayout()
    return top.ownLayout?.engine
  }

  /// The view at the root of the tree.
  var treeTop: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  func layoutIsUsed() {
    var view: UIView? = self
    while let current = view, !current.hasLayoutInside {
      current.hasLayoutInside = true
      view = current.superview
    }
    markSubtreeForLayout()
  }

  func layoutDidChange() {
    guard let superview else { return placeRoot() }
    if !superview.needsLayout || !superview.subtreeNeedsLayout { superview.setNeedsLayout() }
  }

  func layoutEngineNeedsUpdate() { markSubtreeForLayout() }

  // MARK: Priorities of the content

  func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownLayout?.hugging[axis] ?? .defaultLow
  }

  func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    layout.hugging[axis] = priority
    superview?.contentDidChange(of: self)
    layout.node.contentDidChange()
  }

  func resistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownLayout?.resistance[axis] ?? .defaultHigh
  }

  func setResistance(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    layout.resistance[axis] = priority
    superview?.contentDidChange(of: self)
    layout.node.contentDidChange()
  }
}
