import Foundation

/// What a view has to do with constraints and margins; only views that need it have one.
@MainActor
final class ViewLayout {
  nonisolated let node: LayoutNode

  /// Works the constraints of a tree out, of which the view is the root.
  var engine: LayoutEngine?

  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []

  /// The guides that were added, and those that the view has made itself.
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide.Kind: SystemLayoutGuide] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?

  var hugging = AxisPriorities(both: .defaultLow)
  var resistance = AxisPriorities(both: .defaultHigh)

  /// The margins that were set.
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified

  init(of view: UIView) {
    node = LayoutNode(of: view)
  }

  /// The nodes of the view and of all of its guides.
  var nodes: [LayoutNode] {
    let guides: [UILayoutGuide] =
      guides + Array(systemGuides.values) + (keyboardGuide.map { [$0] } ?? [])
    return [node] + guides.map(\.layoutNode).sorted { $0.number < $1.number }
  }

  /// The view's frame or bounds are others.
  ///
  /// Where constraints decide about the frame, they know it; what follows from it they do not.
  func geometryDidChange(isKnown: Bool, hasOtherSize: Bool) {
    guard node.isKnown else { return }
    if !isKnown || hasOtherSize && node.hasBaselineConstraints { node.numbersDidChange() }
    if preservesSuperviewMargins { systemGuides[.margins]?.layoutNode.numbersDidChange() }
    systemGuides[.readable]?.layoutNode.numbersDidChange()
    keyboardGuide?.layoutNode.numbersDidChange()
  }

  /// The view's safe area is another.
  func safeAreaDidChange() {
    for kind in SystemLayoutGuide.Kind.allCases {
      systemGuides[kind]?.layoutNode.numbersDidChange()
    }
    keyboardGuide?.layoutNode.numbersDidChange()
  }
}

/// A priority for each axis.
struct AxisPriorities: Hashable {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(both priority: UILayoutPriority) {
    (horizontal, vertical) = (priority, priority)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
