import Foundation

/// A view or a guide, as constraints see it.
@MainActor
protocol LayoutItem: AnyObject {
  /// What constraints hold on to in place of the item.
  var layoutNode: LayoutNode { get }

  /// The view whose coordinates the item's frame is in; nil at the root of a tree.
  var layoutContainer: (any LayoutItem)? { get }

  /// Whether constraints may be held by the item, as they are by views.
  var holdsConstraints: Bool { get }

  /// What decides about the item's frame.
  var layoutPlacement: LayoutPlacement { get }

  /// How far the rectangle that is aligned lies inside the frame, in points.
  var layoutAlignmentInsets: UIEdgeInsets { get }

  /// The origin of the coordinates that what is inside stands in, in points.
  var layoutOrigin: CGPoint { get }

  /// What the edges of the item are to what is inside it, where that is not the item itself.
  var layoutInterior: (any LayoutItem)? { get }

  /// The guide that stands for the margins; nil where the item has none.
  var layoutMarginsItem: (any LayoutItem)? { get }

  /// Whether lines begin at the right.
  var isLayoutRightToLeft: Bool { get }

  /// The size that the content asks for and how much; nil where it asks for none.
  var layoutContent: LayoutContent? { get }

  /// The height of the content in a width, in points; nil where it is the same in every width.
  func layoutContentHeight(inWidth width: CGFloat) -> CGFloat?

  /// Where a baseline is.
  func layoutBaseline(_ baseline: LayoutBaseline) -> LayoutBaseline.Place

  /// The distance between two lines of the item's text, in points; nil where it has none.
  var layoutLineHeight: CGFloat? { get }

  /// What the item is called where constraints are described.
  var layoutName: String { get }

  /// Holds an active constraint, all of which is about the item or what is inside it.
  func keep(_ constraint: NSLayoutConstraint)

  /// Holds a constraint no longer.
  func drop(_ constraint: NSLayoutConstraint)

  /// The engine of the tree that the item is in; nil until that is laid out by constraints.
  var treeEngine: LayoutEngine? { get }

  /// The same when everything that waits has been worked out.
  var updatedEngine: LayoutEngine? { get }

  /// Constraints are about the item, or held by it, from now on.
  func layoutIsUsed()

  /// The solver has another frame for the item.
  func layoutDidChange()

  /// An engine, of which this is the root, has something to work out.
  func layoutEngineNeedsUpdate()
}

/// What decides about a frame.
enum LayoutPlacement {
  /// The solver.
  case solved
  /// The solver, as far as the size goes; it begins where the container's coordinates do.
  case sized
  /// Code, which has set it, in the container's coordinates, in points.
  case fixed(CGRect)
  /// The container's bounds.
  case edges(LayoutEdges)
}

/// A frame that follows the bounds around it.
struct LayoutEdges: Hashable {
  /// One edge.
  struct Edge: Hashable {
    /// Whether it keeps its distance from the right or lower edge of the bounds.
    var isFar: Bool
    /// Its place to the right of that edge or below it, in points.
    var offset: CGFloat
  }

  var left: Edge
  var right: Edge
  var top: Edge
  var bottom: Edge

  /// The bounds less insets, in points.
  init(_ insets: UIEdgeInsets) {
    left = Edge(isFar: false, offset: insets.left)
    right = Edge(isFar: true, offset: -insets.right)
    top = Edge(isFar: false, offset: insets.top)
    bottom = Edge(isFar: true, offset: -insets.bottom)
  }

  /// The frame in some bounds, in their coordinates.
  func frame(in bounds: CGRect) -> CGRect {
    let minX = (left.isFar ? bounds.maxX : bounds.minX) + left.offset
    let maxX = (right.isFar ? bounds.maxX : bounds.minX) + right.offset
    let minY = (top.isFar ? bounds.maxY : bounds.minY) + top.offset
    let maxY = (bottom.isFar ? bounds.maxY : bounds.minY) + bottom.offset
    return CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }
}

/// The size that content asks for.
struct LayoutContent: Hashable {
  /// Along one axis.
  struct Extent: Hashable {
    /// The length, in points; negative where none is asked for.
    var length: CGFloat
    /// How much it resists being larger.
    var hugging: UILayoutPriority
    /// How much it resists being smaller.
    var resistance: UILayoutPriority
  }

  var width: Extent
  var height: Extent
}

/// A baseline of a view.
enum LayoutBaseline: Hashable {
  case first
  case last

  /// Where it is.
  enum Place {
    /// So far below the top for the first, so far above the bottom for the last, in points.
    case offset(CGFloat)
    /// Where that of an item inside is.
    case inside(any LayoutItem)
  }
}

extension NSLayoutConstraint.Axis {
  func minimum(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  func extent(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.width : rect.height }
  func coordinate(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
  func near(_ insets: UIEdgeInsets) -> CGFloat { self == .horizontal ? insets.left : insets.top }
  func far(_ insets: UIEdgeInsets) -> CGFloat {
    self == .horizontal ? insets.right : insets.bottom
  }
  func near(_ edges: LayoutEdges) -> LayoutEdges.Edge {
    self == .horizontal ? edges.left : edges.top
  }
  func far(_ edges: LayoutEdges) -> LayoutEdges.Edge {
    self == .horizontal ? edges.right : edges.bottom
  }
}
