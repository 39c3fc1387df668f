import Foundation

/// A rectangle in a view's coordinates that constraints can be about, and that is not seen.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  private final var ownNode: LayoutNode?

  /// Creates a guide, for a view to add.
  public override init() {
    super.init()
  }

  /// Returns nil: there are no archives to read guides from.
  public required init?(coder: NSCoder) { nil }

  deinit {
    ownNode?.item = nil
  }

  private var ownerNode: LayoutNode?

  /// The view whose coordinates the guide is in, held weakly; setting it adds the guide there.
  open var owningView: UIView? {
    get { ownerNode?.item as? UIView }
    set {
      let old = owningView
      guard newValue !== old else { return }
      old?.forget(self)
      ownerNode = newValue?.layoutNode
      newValue?.remember(self)
    }
  }

  /// A name by which the guide is known in descriptions.
  open var identifier = ""

  /// The frame in the owning view's coordinates as of the last layout, in points.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if let edges { return edges.frame(in: owningView.bounds) }
    guard let frame = treeEngine?.frame(of: layoutNode) else { return .zero }
    return frame.onPixels(scale: owningView.displayScale)
  }

  /// How the frame follows the owning view's bounds; nil where constraints decide about it.
  var edges: LayoutEdges? { nil }

  /// Whether the active constraints leave open where or how large the guide is.
  open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

  /// The active constraints of the tree that are about the guide, along one axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { owningView?.constraints(about: self, along: axis) ?? [] }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The edge at which lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  /// The edge at which lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { anchor(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { anchor(.height) }

  var layoutPlacement: LayoutPlacement { edges.map { .edges($0) } ?? .solved }

  func layoutDidChange() { owningView?.setNeedsLayout() }

  /// The owning view, as constraints see it.
  final var layoutOwner: (any LayoutItem)? { ownerNode?.item }

  final var layoutNode: LayoutNode {
    if let ownNode { return ownNode }
    let node = LayoutNode(of: self)
    ownNode = node
    return node
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutContainer: (any LayoutItem)? { layoutOwner }
  var holdsConstraints: Bool { false }
  var layoutAlignmentInsets: UIEdgeInsets { .zero }
  var layoutOrigin: CGPoint { .zero }
  var layoutInterior: (any LayoutItem)? { nil }
  var layoutMarginsItem: (any LayoutItem)? { nil }
  var isLayoutRightToLeft: Bool { owningView?.isRightToLeft ?? false }
  var layoutContent: LayoutContent? { nil }
  func layoutContentHeight(inWidth width: CGFloat) -> CGFloat? { nil }
  func layoutBaseline(_ baseline: LayoutBaseline) -> LayoutBaseline.Place { .offset(0) }
  var layoutLineHeight: CGFloat? { nil }

  var layoutName: String {
    "\(type(of: self))" + (identifier.isEmpty ? "" : ":'\(identifier)'")
  }

  func keep(_ constraint: NSLayoutConstraint) { owningView?.keep(constraint) }
  func drop(_ constraint: NSLayoutConstraint) { owningView?.drop(constraint) }

  var treeEngine: LayoutEngine? { layoutOwner?.treeEngine }
  var updatedEngine: LayoutEngine? { layoutOwner?.updatedEngine }
  func layoutIsUsed() { owningView?.layoutIsUsed() }
  func layoutEngineNeedsUpdate() {}
}

/// A guide that follows the bounds of its view.
@MainActor
final class SystemLayoutGuide: UILayoutGuide, UILayoutSupport {
  /// Which one it is.
  enum Kind: String, CaseIterable {
    case safeArea = "UIViewSafeAreaLayoutGuide"
    case margins = "UIViewLayoutMarginsGuide"
    case readable = "UIViewReadableContentGuide"
    case content = "UIScrollView-contentLayoutGuide"
    case frame = "UIScrollView-frameLayoutGuide"
    case top = "UIViewController-topLayoutGuide"
    case bottom = "UIViewController-bottomLayoutGuide"
  }

  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
    identifier = kind.rawValue
  }

  required init?(coder: NSCoder) { nil }

  override var edges: LayoutEdges? {
    guard let view = owningView else { return nil }
    return switch kind {
    case .margins: LayoutEdges(view.layoutMargins)
    case .readable: LayoutEdges(view.readableInsets)
    case .safeArea: LayoutEdges(view.safeAreaInsets)
    case .frame: LayoutEdges(.zero)
    case .top, .bottom: strip(of: view)
    case .content: nil
    }
  }

  /// A strip along the upper or the lower edge, as high as the safe area keeps clear there, and
  /// without a width.
  private func strip(of view: UIView) -> LayoutEdges {
    var edges = LayoutEdges(.zero)
    edges.right = edges.left
    if kind == .top {
      edges.bottom = .init(isFar: false, offset: view.safeAreaInsets.top)
    } else {
      edges.top = .init(isFar: true, offset: -view.safeAreaInsets.bottom)
    }
    return edges
  }

  override var layoutPlacement: LayoutPlacement {
    kind == .content ? .sized : super.layoutPlacement
  }

  var length: CGFloat { layoutFrame.height }

  override var layoutFrame: CGRect {
    guard kind == .content, let scroller = owningView?.contentScroller else {
      return super.layoutFrame
    }
    return CGRect(origin: .zero, size: scroller.contentSize)
  }

  override func layoutDidChange() {
    super.layoutDidChange()
    guard kind == .content, let view = owningView,
      let frame = treeEngine?.frame(of: layoutNode)
    else { return }
    view.contentScroller?.constraintsDidSize(frame.onPixels(scale: view.displayScale).size)
  }
}
