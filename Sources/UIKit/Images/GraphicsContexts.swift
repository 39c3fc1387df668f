import Drawing
import Foundation

/// The contexts that code on a thread paints into, the innermost last.
final class GraphicsContexts {
  var contexts: [(context: CGContext, scale: CGFloat)] = []

  private static let key = "UIKit.GraphicsContexts"

  /// Those of the calling thread.
  static var current: GraphicsContexts {
    let thread = Thread.current.threadDictionary
    if let contexts = thread[key] as? GraphicsContexts { return contexts }
    let contexts = GraphicsContexts()
    thread[key] = contexts
    return contexts
  }

  /// The pixels in a point of the app's screen, as far as the thread may ask for it; else 1.
  static var screenScale: CGFloat {
    guard World.entered != nil || Thread.isMainThread else { return 1 }
    return MainActor.assumeIsolated { UIScreen.main.scale }
  }

  /// Returns a transparent or black bitmap for a size in points; nil for none or one too large.
  static func bitmap(_ size: CGSize, scale: CGFloat, isOpaque: Bool) -> Bitmap? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width * height <= CGFloat(UIImage.maximumPixels) else {
      return nil
    }
    return try? Bitmap(validatedWidth: Int(width), height: Int(height), isOpaque: isOpaque)
  }
}

/// Returns the context that code on this thread paints into; nil where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContexts.current.contexts.last?.context
}

/// Has code on this thread paint into a context, until it is taken away again.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.current.contexts.append((context, context.canvas.scale))
}

/// Takes the context away that code on this thread paints into.
public func UIGraphicsPopContext() {
  _ = GraphicsContexts.current.contexts.popLast()
}

/// Begins a picture of a size in points, one pixel in a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points, with `scale` pixels in a point, or the screen's for 0.
///
/// A size that is none, or too large, begins nothing.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 && scale.isFinite ? scale : GraphicsContexts.screenScale
  guard let bitmap = GraphicsContexts.bitmap(size, scale: scale, isOpaque: opaque) else { return }
  UIGraphicsPushContext(CGContext(Canvas(bitmap, scale: scale)))
}

/// Returns the picture as painted so far; nil where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.current.contexts.last.map { $0.context.image(scale: $0.scale) }
}

/// Ends the picture that was begun.
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

extension CGContext {
  /// What has been painted, as a picture of its own.
  func image(scale: CGFloat) -> UIImage {
    canvas.flush()
    return UIImage(cgImage: CGImage(canvas.bitmap.copy()), scale: scale, orientation: .up)
  }

  /// Returns the pixels as painted so far; nil for none.
  public func makeImage() -> CGImage? { image(scale: 1).cgImage }
}

/// Fills a rectangle with the present colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame inside a rectangle with the present colour, one point wide.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let rect = rect.standardized
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ])
}

/// Paints only inside a rectangle from here on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
