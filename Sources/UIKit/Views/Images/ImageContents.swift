import Drawing
import Foundation
import PictureFiles

/// What a picture consists of, as a value.
struct ImageContents: Equatable, @unchecked Sendable {
  // Unchecked for the colour and the other pictures, which never change.

  private var image: CGImage?
  private(set) var symbol: Symbol?
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var flipsForRightToLeft = false
  var configuration = UIImage.SymbolConfiguration.unspecified
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var alignmentInsets = UIEdgeInsets.zero
  var caps: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  /// What is shown where the interface is dark; the same unless set.
  var dark: UIImage?
  var frames: [UIImage]?
  var duration: TimeInterval = 0

  init() {}

  init(pixels: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    image = pixels
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }

  /// Decodes the bytes of a file; nil where they are no picture.
  init?(decoding bytes: [UInt8], scale: CGFloat) {
    guard
      let file = try? PictureFile(decoding: bytes, maximumPixels: UIImage.maximumPixels)
    else { return nil }
    let orientation = PictureOrientation(exif: file.orientation)
    self.init(
      pixels: CGImage(file.bitmap), scale: scale,
      orientation: UIImage.Orientation(rawValue: orientation.rawValue) ?? .up)
  }

  init(symbol: Symbol) {
    self.symbol = symbol
    scale = 3
  }

  /// The same with a configuration on top of its own.
  func configured(by configuration: UIImage.Configuration?) -> ImageContents {
    var contents = self
    contents.configuration = self.configuration.applying(configuration)
    contents.symbol?.look = contents.configuration.look
    return contents
  }

  /// The size as it is seen, in points.
  var size: CGSize {
    if let symbol { return symbol.size }
    guard let image else { return .zero }
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    return orientation.picture.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The pixels as they lie; those of a symbol are painted in black.
  var pixels: CGImage? {
    if frames != nil { return nil }
    if symbol != nil { return look(tint: nil).rendered(scale: scale).map(CGImage.init) }
    return image
  }

  /// Whether the tint of where it is shown counts.
  func isTemplate(byDefault isTemplate: Bool) -> Bool {
    switch renderingMode {
    case .automatic: isTemplate || symbol != nil
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// Returns the picture as it is painted, in the tint of where it is shown, if there is one, where it
  /// is a template: as it says itself, or else by default.
  func look(tint viewTint: UIColor?, asTemplate isTemplate: Bool = false) -> PictureLook {
    var look = PictureLook(source: .nothing, size: size)
    if let symbol {
      look.source = .symbol(symbol)
    } else if let image {
      look.source = .pixels(image)
    }
    look.orientation = orientation.picture
    if let viewTint, self.isTemplate(byDefault: isTemplate) {
      look.tint = viewTint.color
    } else {
      look.tint = tint?.color
    }
    if let caps {
      look.isResizable = true
      look.caps = caps
      look.filling = resizingMode == .tile ? .tiled : .stretched
    }
    return look
  }
}

extension PictureLook {
  /// Returns the picture as pixels, `scale` of them in a point; nil where it has none.
  func rendered(scale: CGFloat) -> Bitmap? {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width * height <= CGFloat(UIImage.maximumPixels),
      let bitmap = try? Bitmap(validatedWidth: Int(width), height: Int(height))
    else { return nil }
    let canvas = Canvas(bitmap, scale: scale)
    paint(on: canvas, in: CGRect(origin: .zero, size: size))
    canvas.flush()
    return bitmap
  }
}

extension UIImage {
  /// The pixels upright; nil where there are none.
  var uprightPixels: CGImage? {
    if imageOrientation == .up, let image = cgImage, contents.tint == nil { return image }
    return contents.look(tint: nil).rendered(scale: scale).map(CGImage.init)
  }

  /// The picture as it is painted, in a tint where it is a template.
  func look(tint: UIColor?, asTemplate isTemplate: Bool = false) -> PictureLook {
    contents.look(tint: tint, asTemplate: isTemplate)
  }
}
