import Foundation

extension UIView {
  /// Asks for the smallest size that meets the constraints.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// Asks for the largest size that meets the constraints.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the constraints of the view and of what is inside it make of it, in points.
  ///
  /// They are worked out apart, so that nothing is laid out.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    if hasLayoutInside { updateConstraintsInside() }
    let engine = LayoutEngine(root: self, isTemporary: true)
    takePart(in: engine)
    engine.add(layoutNode)
    let size = engine.size(
      of: layoutNode, tendingTo: target, horizontal: horizontal, vertical: vertical)
    return CGSize(width: roundUpToPixel(size.width), height: roundUpToPixel(size.height))
  }
}
