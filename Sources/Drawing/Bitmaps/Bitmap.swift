import CPango
import Foundation

/// A rectangle of pixels in memory: 32 bits each, premultiplied, blue first.
///
/// The fourth byte is alpha, or padding where the bitmap is opaque. The memory may belong to
/// another owner, such as an image shared with the X server. A bitmap is used by one thread at a
/// time.
public final class Bitmap {
  /// The size in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The distance from one row to the next, in bytes.
  public let bytesPerRow: Int
  /// Whether the fourth byte is padding, so that every pixel covers what is under it.
  public let isOpaque: Bool
  /// The first row; valid as long as the bitmap lives.
  public let bytes: UnsafeMutableRawPointer

  let surface: OpaquePointer
  private let owner: AnyObject?

  /// The greatest width and height of a bitmap, in pixels (cairo's own limit).
  public static let maximumSide = 32_767

  /// Makes a bitmap with memory of its own, all zero: transparent, or black where opaque.
  ///
  /// The size must be possible; for sizes from files use `init(validatedWidth:height:)`.
  public convenience init(width: Int, height: Int, isOpaque: Bool = false) {
    do {
      try self.init(validatedWidth: width, height: height, isOpaque: isOpaque)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Makes a bitmap with memory of its own, or throws where the size is absurd.
  public init(
    validatedWidth width: Int, height: Int, isOpaque: Bool = false
  ) throws(DrawingError) {
    guard (0...Self.maximumSide).contains(width), (0...Self.maximumSide).contains(height),
      let memory = calloc(max(1, width * height), 4)
    else { throw .bitmapTooLarge(width: width, height: height) }
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    bytesPerRow = width * 4
    bytes = memory
    owner = nil
    surface = Self.makeSurface(memory, width, height, bytesPerRow, isOpaque)
  }

  /// Makes a bitmap over another owner's memory, and keeps the owner alive.
  ///
  /// `bytesPerRow` is a multiple of 4 and at least four times the width.
  public init(
    width: Int, height: Int, bytesPerRow: Int, memory: UnsafeMutableRawPointer, owner: AnyObject,
    isOpaque: Bool = true
  ) {
    precondition(
      (0...Self.maximumSide).contains(width) && (0...Self.maximumSide).contains(height),
      "a bitmap has at most \(Self.maximumSide) pixels in each direction")
    precondition(
      bytesPerRow % 4 == 0 && bytesPerRow >= width * 4,
      "a row holds its pixels and is a multiple of four bytes")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.owner = owner
    bytes = memory
    surface = Self.makeSurface(memory, width, height, bytesPerRow, isOpaque)
  }

  deinit {
    cairo_surface_destroy(surface)
    if owner == nil { free(bytes) }
  }

  private static func makeSurface(
    _ memory: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ bytesPerRow: Int,
    _ isOpaque: Bool
  ) -> OpaquePointer {
    let surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self),
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(bytesPerRow))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      preconditionFailure("cairo refuses a bitmap of \(width) × \(height) pixels")
    }
    return surface
  }

  /// The whole of the bitmap.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
