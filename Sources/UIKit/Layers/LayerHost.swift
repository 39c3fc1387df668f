import Drawing
import Foundation

/// A number that no two states of any layers share.
@MainActor
enum LayerVersion {
  private static var last: UInt64 = 0

  static func next() -> UInt64 {
    last += 1
    return last
  }
}

/// The view that a layer has the looks of.
@MainActor
protocol LayerHost: AnyObject {
  /// The time of the screen the view is seen on; nil where it is on none.
  var layerClock: FrameClock? { get }

  /// The layer has to be painted anew.
  func layerDidChange()

  func setNeedsLayout()

  func layoutIfNeeded()

  // MARK: What is inside, and around

  /// The layers of the views inside, the lowest first.
  var layersInside: [CALayer] { get }

  /// The layer of the view that this one is inside of.
  var outerLayer: CALayer? { get }

  /// Takes the view out of the one it is inside of.
  func leaveSuperview()

  /// Layers inside that are no views' wait for their layout.
  func layersNeedLayout()

  /// Lays the view out that has the layer.
  func layOut(_ layer: CALayer)

  // MARK: Content

  /// Whether the view paints anything.
  var hasContent: Bool { get }

  /// Paints the view's content, inside bounds and in their coordinates, in points.
  func paintInTraits(on canvas: Canvas, in bounds: CGRect)
}
