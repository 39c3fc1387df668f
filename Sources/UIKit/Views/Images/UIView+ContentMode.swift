extension UIView {
  /// How a view's picture lies in its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched over the bounds.
    case scaleToFill = 0
    /// As large as it can be inside the bounds with its proportions.
    case scaleAspectFit = 1
    /// As small as it can be to cover the bounds with its proportions.
    case scaleAspectFill = 2
    /// Painted anew for other bounds, stretched where it is a picture.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// In the middle of the top edge.
    case top = 5
    /// In the middle of the bottom edge.
    case bottom = 6
    /// In the middle of the left edge.
    case left = 7
    /// In the middle of the right edge.
    case right = 8
    /// In the corner at the top left.
    case topLeft = 9
    /// In the corner at the top right.
    case topRight = 10
    /// In the corner at the bottom left.
    case bottomLeft = 11
    /// In the corner at the bottom right.
    case bottomRight = 12

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
