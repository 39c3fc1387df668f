import Drawing
import Foundation

/// What is seen of a layer whose content scrolls, besides its model.
@MainActor
protocol LayerScrolling: AnyObject {
  /// The origin of the bounds at an instant, in ticks; nil where it is the model's.
  func boundsOrigin(at tick: Double) -> CGPoint?

  /// What lies over the content at an instant, in ticks.
  func marks(over bounds: CGRect, at tick: Double) -> [LayerMark]
}

/// A rounded bar over the content of a layer, in the layer's coordinates.
struct LayerMark: Hashable, Sendable {
  let rect: CGRect
  let color: Color
}
