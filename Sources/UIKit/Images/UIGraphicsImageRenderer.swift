import Drawing
import Foundation

/// How a renderer makes its pictures.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels in a point; the screen's unless set.
  open var scale: CGFloat

  /// Whether pictures are black where nothing is painted, instead of seen through.
  open var opaque = false

  /// Creates the format of the app's screen.
  public required override init() {
    scale = GraphicsContexts.screenScale
  }

  /// Returns the format of the app's screen.
  open class func preferred() -> Self { Self() }

  /// Returns the format of the app's screen.
  open class func `default`() -> Self { Self() }

}

/// Where a renderer's actions paint.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext

  /// The renderer's format.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// The picture as painted so far.
  open var currentImage: UIImage { cgContext.image(scale: format.scale) }

  /// Fills a rectangle with the present colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a frame of one point inside a rectangle with the present colour of lines.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Paints only inside a rectangle from here on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of what code paints.
open class UIGraphicsImageRenderer: NSObject {
  /// What is painted by code.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat

  private let bounds: CGRect

  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
  }

  /// Creates a renderer of pictures of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of what is painted inside a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of what is painted inside a rectangle, in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds.standardized, format)
  }

  /// Returns a picture of what code paints; one of no size where the size is none, or too large.
  open func image(actions: DrawingActions) -> UIImage {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
    let bitmap = GraphicsContexts.bitmap(bounds.size, scale: scale, isOpaque: format.opaque)
    let context = CGContext(Canvas(bitmap ?? Bitmap(width: 1, height: 1), scale: scale))
    context.canvas.translate(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return bitmap == nil ? UIImage() : context.image(scale: scale)
  }

  /// Returns what code paints as the bytes of a PNG file.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns what code paints as the bytes of a JPEG file, at a quality from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
