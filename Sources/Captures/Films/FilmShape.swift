import Drawing

/// What all frames of a film have in common.
struct FilmShape: Hashable, Sendable {
  /// The size in pixels.
  let width: Int
  let height: Int
  let isOpaque: Bool

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    isOpaque = bitmap.isOpaque
  }

  /// Throws where a frame cannot stand in a film that began with `first`, nil when it is the first.
  static func check(_ bitmap: Bitmap, after first: FilmShape?) throws(CaptureError) {
    let shape = FilmShape(bitmap)
    guard shape.width > 0, shape.height > 0 else {
      throw .cannotEncode(reason: "a picture has at least one pixel")
    }
    guard let first, shape != first else { return }
    guard shape.isOpaque == first.isOpaque else {
      throw .cannotEncode(reason: "the frames of a film are all opaque or none is")
    }
    throw .cannotEncode(
      reason: "the frames of a film have one size, but after "
        + "\(first.width) × \(first.height) pixels come \(shape.width) × \(shape.height)")
  }

  /// Frames per second that every format can hold.
  static func checkRate(_ framesPerSecond: Int) {
    precondition(
      (1...1000).contains(framesPerSecond), "a film has 1 to 1000 frames per second")
  }

  static let noFrames = CaptureError.cannotEncode(reason: "a film has at least one frame")
}
