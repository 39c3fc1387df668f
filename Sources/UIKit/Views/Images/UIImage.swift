import Drawing
import Foundation
import HostSystem
import PictureFiles

// Unchecked since it is open: its own state is written only while it is made, and a subclass answers
// for what it adds.

/// A picture: pixels, a symbol of the system, or pictures that take turns.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  private let foundationTag = FoundationTag()
  final var contents = ImageContents()

  /// Files with more pixels are refused before any memory is taken for them.
  static let maximumPixels = 50_000_000

  /// Creates a picture of no size.
  public override init() {}

  /// Returns nil: there are no archives to read pictures from.
  public required init?(coder: NSCoder) { nil }

  /// Creates a picture from what one consists of.
  init(contents: ImageContents) {
    super.init()
    self.contents = contents
  }

  // MARK: Files

  /// Creates the picture of a name, with or without its ending, from the app's resources: a file, also
  /// one for screens of two or three pixels in a point (`@2x`, `@3x`), or an image set of an asset
  /// catalogue; nil where there is none.
  public convenience init?(named name: String) {
    guard let contents = ImageResources.contents(named: name) else { return nil }
    self.init(contents: contents)
  }

  /// Creates the picture of a name from a bundle's resources, or the app's for nil; nil where there is
  /// none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    guard let contents = ImageResources.contents(named: name, in: bundle) else { return nil }
    self.init(contents: contents.configured(by: configuration))
  }

  /// Creates the picture of an image literal; the resources must have it.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let contents = ImageResources.contents(named: name) else {
      preconditionFailure("there is no image “\(name)” among the resources")
    }
    self.init(contents: contents)
  }

  /// Creates a picture from a PNG or JPEG file; nil where that is none.
  ///
  /// A file whose name ends in `@2x` or `@3x` has as many pixels in a point.
  public convenience init?(contentsOfFile path: String) {
    guard let contents = ImageResources.contents(ofFile: path) else { return nil }
    self.init(contents: contents)
  }

  /// Creates a picture from the bytes of a PNG or JPEG file; nil where they are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from the bytes of a PNG or JPEG file, with a number of pixels in a point; nil
  /// where they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let contents = ImageContents(decoding: [UInt8](data), scale: scale) else { return nil }
    self.init(contents: contents)
  }

  /// Returns the picture as the bytes of a PNG file, upright; nil for one without pixels.
  open func pngData() -> Data? {
    uprightPixels.flatMap { PNGFile.encode($0.bitmap) }.map { Data($0) }
  }

  /// Returns the picture as the bytes of a JPEG file, at a quality from 0 to 1, upright; nil for one
  /// without pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels.flatMap { JPEG.encode($0.bitmap, quality: compressionQuality) }.map { Data($0) }
  }

  // MARK: Pixels

  /// Creates a picture of pixels, one of them in a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture of pixels, with how many are in a point and how they lie.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(contents: ImageContents(pixels: cgImage, scale: scale, orientation: orientation))
  }

  /// The pixels, as they lie; those of a symbol are painted in black; nil for pictures that take turns.
  open var cgImage: CGImage? { contents.pixels }

  /// The size as it is seen, in points.
  open var size: CGSize { contents.size }

  /// Pixels in a point.
  open var scale: CGFloat { contents.scale }

  /// How the pixels lie.
  open var imageOrientation: Orientation { contents.orientation }

  /// Returns the picture as it is seen in a mirror at the side.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// Whether the picture is turned round where lines begin at the right.
  open var flipsForRightToLeftLayoutDirection: Bool { contents.flipsForRightToLeft }

  /// Returns the picture as one that is turned round where lines begin at the right.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  // MARK: Symbols

  /// Creates a symbol of the system; nil for a name that is not drawn here.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol of the system with a size and a weight; nil for a name that is not drawn here.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let symbol = Symbol(named: name) else { return nil }
    self.init(contents: ImageContents(symbol: symbol).configured(by: configuration))
  }

  /// Whether the picture is a symbol of the system.
  open var isSymbolImage: Bool { contents.symbol != nil }

  /// What a symbol was made with; nil for pixels.
  open var configuration: Configuration? { symbolConfiguration }

  /// What a symbol was made with; nil for pixels.
  open var symbolConfiguration: SymbolConfiguration? {
    contents.symbol == nil ? nil : contents.configuration
  }

  /// Returns the picture with another configuration in place of its own.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed {
      $0.configuration = .unspecified
      $0 = $0.configured(by: configuration)
    }
  }

  /// Returns the symbol with a configuration on top of its own; the picture itself for pixels.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    changed { $0 = $0.configured(by: configuration) }
  }

  // MARK: Looks

  /// Whether the picture is a shape for the tint of where it is shown.
  open var renderingMode: RenderingMode { contents.renderingMode }

  /// Returns the picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the picture's shape in a colour; where it is shown as a template the tint there counts.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the picture's shape in a colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// How far what is aligned lies inside the picture, in points.
  open var alignmentRectInsets: UIEdgeInsets { contents.alignmentInsets }

  /// Returns the picture with insets of what is aligned, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = alignmentInsets }
  }

  /// What keeps its size where the picture is stretched, in points.
  open var capInsets: UIEdgeInsets { contents.caps ?? .zero }

  /// How the inside of the picture fills a larger place.
  open var resizingMode: ResizingMode { contents.resizingMode }

  /// Returns the picture as one whose inside is repeated in a larger place, and whose edges keep their
  /// size, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the picture as one whose inside fills a larger place in some way, and whose edges keep
  /// their size, in points.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed { ($0.caps, $0.resizingMode) = (capInsets, resizingMode) }
  }

  // MARK: Pictures that take turns

  /// The pictures that take turns; nil for a single one.
  open var images: [UIImage]? { contents.frames }

  /// How long all of them take, in seconds.
  open var duration: TimeInterval { contents.duration }

  /// Returns pictures that take turns, all within a time in seconds; nil where there are none.
  ///
  /// Without a time each is seen for a thirtieth of a second.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var contents = first.contents
    contents.frames = images
    contents.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    return UIImage(contents: contents)
  }

  /// Returns the resources whose names are a name and numbers from 0 or 1 on, as pictures that take
  /// turns; nil where there are none.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else {
        if number == 0 { continue }
        break
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.contents == contents
  }

  open override var hash: Int { contents.size.width.hashValue ^ contents.size.height.hashValue }

  open override var description: String {
    let kind = contents.symbol.map { "symbol(\($0.name))" } ?? "pixels"
    return "UIImage(\(kind), \(size.width) × \(size.height), scale: \(scale))"
  }

  private func changed(_ change: (inout ImageContents) -> Void) -> UIImage {
    var contents = contents
    change(&contents)
    return UIImage(contents: contents)
  }
}

/// What an image literal is.
public typealias _ImageLiteralType = UIImage
