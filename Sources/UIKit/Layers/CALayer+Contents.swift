import Foundation

/// How a layer's picture lies in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner at the top left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner at the top right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner at the bottom left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner at the bottom right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched over the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as it can be inside the bounds with its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it can be to cover the bounds with its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The rectangle of what has a size, in points.
  func place(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      let (width, height) = (size.width * factor, size.height * factor)
      return CGRect(
        x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    default: break
    }
    var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    if [.left, .topLeft, .bottomLeft].contains(self) { origin.x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(self) { origin.x = bounds.maxX - size.width }
    if [.top, .topLeft, .topRight].contains(self) { origin.y = bounds.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(self) {
      origin.y = bounds.maxY - size.height
    }
    return CGRect(origin: origin, size: size)
  }
}

/// What code has said of a layer's picture.
struct PictureSettings {
  var contents: Any?
  var gravity = CALayerContentsGravity.resize
  var scale: CGFloat = 1
  var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// What is painted; nil without a picture.
  var look: PictureLook? {
    guard let image = contents as? CGImage else { return nil }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    var look = PictureLook(source: .pixels(image), size: size)
    (look.gravity, look.part) = (gravity, part)
    if center != CGRect(x: 0, y: 0, width: 1, height: 1) {
      look.isResizable = true
      look.caps = UIEdgeInsets(
        top: center.minY * size.height, left: center.minX * size.width,
        bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width)
    }
    return look
  }
}

extension CALayer {
  /// Changes what is said of the picture and shows it at once, where the layer paints nothing else.
  func changePicture(_ change: (inout PictureSettings) -> Void) {
    change(&ownTree.pictureSettings)
    switch tree?.content {
    case nil, .picture: setPicture(tree?.pictureSettings.look)
    case .gradient, .shape: break
    }
  }

  /// Shows a picture, or none.
  func setPicture(_ look: PictureLook?) {
    let content = look.map(LayerContent.picture)
    guard content != tree?.content else { return }
    ownTree.content = content
    setNeedsDisplay()
  }
}
