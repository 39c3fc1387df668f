internal import CXlib
import Drawing
import Foundation

/// A picture to draw in, and the way its pixels go to a window.
@MainActor final class Surface {
  let bitmap: Bitmap
  private(set) var segment: Segment?
  /// Whether a put from this surface has come through without an error.
  var isProven: Bool

  private let display: Display
  private let image: ImageHeader
  /// Pixels in the screen's own format, where that is not a bitmap's.
  private let converted: Bytes?
  private let target: UnsafeMutableRawPointer

  /// Makes a picture of the size in memory shared with the server; nil where that fails.
  ///
  /// A segment that is large enough, and not much larger, is taken over.
  init?(display: Display, size: PixelSize, sharing old: Segment?) {
    let bytesPerRow = display.format.bytesPerRow(width: size.width)
    let needed = max(1, bytesPerRow * size.height)
    var reused: Segment?
    if let old, (needed...needed * 2).contains(old.memory.capacity) { reused = old }
    let awaited = display.takeAwaitedMemory(ofBytes: needed)
    guard
      let segment = reused ?? awaited.flatMap({ Segment(display: display, memory: $0) })
        ?? Segment(display: display, capacity: Self.capacity(for: needed), used: needed),
      Self.leavesRoom(besides: needed),
      let image = ImageHeader(display: display, size: size, memory: .shared(segment))
    else { return nil }
    self.display = display
    self.segment = segment
    self.image = image
    isProven = reused != nil
    converted = nil
    target = segment.memory.bytes
    if display.format.isBitmapFormat {
      bitmap = Bitmap(
        width: size.width, height: size.height, bytesPerRow: image.bytesPerRow, memory: target,
        owner: segment.memory)
    } else if let own = Self.bitmap(of: size) {
      bitmap = own
    } else {
      return nil
    }
  }

  /// The bytes that are shared for a picture, which may grow a little.
  fileprivate static func capacity(for needed: Int) -> Int { needed + needed / 8 }

  /// Makes a picture of the size whose pixels travel over the connection.
  init?(display: Display, size: PixelSize) {
    guard let bitmap = Self.bitmap(of: size) else { return nil }
    var bytesPerRow = bitmap.bytesPerRow
    if display.format.isBitmapFormat {
      converted = nil
      target = bitmap.bytes
    } else {
      bytesPerRow = display.format.bytesPerRow(width: size.width)
      guard let bytes = Bytes(count: bytesPerRow * size.height) else { return nil }
      converted = bytes
      target = bytes.start
    }
    guard Self.leavesRoom(besides: bytesPerRow * size.height),
      let image = ImageHeader(
        display: display, size: size, memory: .plain(target, bytesPerRow: bytesPerRow))
    else { return nil }
    self.bitmap = bitmap
    self.display = display
    self.image = image
    isProven = true
  }

  private static func bitmap(of size: PixelSize) -> Bitmap? {
    try? Bitmap(validatedWidth: size.width, height: size.height, isOpaque: true)
  }

  /// Whether a picture of some bytes leaves what painting it takes, where no failure is survived:
  /// two layers as large as the picture, letters, and the threads that look for their fonts.
  private static func leavesRoom(besides bytes: Int) -> Bool {
    let room = malloc(2 * bytes + (64 << 20))
    free(room)
    return room != nil
  }

  var size: PixelSize { PixelSize(width: bitmap.width, height: bitmap.height) }

  /// Whether the server may still read the pixels, so that they must not change.
  var isBusy: Bool { segment?.isBusy ?? false }

  /// Takes the screen's own format over from the bitmap, where the two differ.
  func prepare(_ rects: [PixelRect]) {
    guard !display.format.isBitmapFormat else { return }
    for rect in rects {
      display.format.convert(rect, of: bitmap, into: target, bytesPerRow: image.bytesPerRow)
    }
  }

  /// Sends parts of the picture to a window; `origin` is the picture's place in it.
  func put(_ rects: [PixelRect], to window: CXlib.Window, at origin: PixelPoint, with context: GC) {
    for (index, rect) in rects.enumerated() {
      let (sourceX, sourceY) = (Int32(rect.x), Int32(rect.y))
      let (x, y) = (Int32(clamping: origin.x + rect.x), Int32(clamping: origin.y + rect.y))
      let (width, height) = (UInt32(rect.width), UInt32(rect.height))
      if let segment {
        // Puts are made in order, so the last one's end is the end of all.
        let isLast = index == rects.count - 1
        XShmPutImage(
          display.connection, window, context, image.header, sourceX, sourceY, x, y, width, height,
          isLast ? 1 : 0)
        if isLast { segment.notePut() }
      } else {
        XPutImage(
          display.connection, window, context, image.header, sourceX, sourceY, x, y, width, height)
      }
    }
  }
}

/// Memory for pixels in a format of the screen's.
private final class Bytes {
  let start: UnsafeMutableRawPointer

  init?(count: Int) {
    guard let start = calloc(max(1, count), 1) else { return nil }
    self.start = start
  }

  deinit {
    free(start)
  }
}

extension Display {
  /// Takes memory for a picture that is made soon, and has the kernel find its pages meanwhile.
  ///
  /// Where pictures are not shared with the server, nothing is taken.
  package func awaitPicture(of size: PixelSize) {
    guard Self.allowsSharedMemory, sharesMemory else { return }
    let needed = format.bytesPerRow(width: size.width) * size.height
    guard let memory = SharedMemory(capacity: Surface.capacity(for: needed)) else { return }
    memory.populateMeanwhile(needed)
    awaitedMemory = memory
  }

  /// The memory that was taken for a picture of some bytes, which is given out once; nil where there is
  /// none, or for another picture.
  fileprivate func takeAwaitedMemory(ofBytes needed: Int) -> SharedMemory? {
    defer { awaitedMemory = nil }
    return awaitedMemory.flatMap { $0.capacity == Surface.capacity(for: needed) ? $0 : nil }
  }
}
