internal import CXlib
import Drawing
import Foundation

/// Shows a picture in a rectangle of a window.
///
/// Where it can, the picture is drawn straight into memory the X server reads. There are two such
/// pictures in turn, so that one can be drawn while the server still reads the other, and the one
/// shown last is kept for when the window is uncovered.
@MainActor package final class Presenter {
  /// A picture to draw in.
  package struct Target {
    package let index: Int
    /// Replaced by another one after a change of size.
    package let bitmap: Bitmap
  }

  /// The colour of the window around the picture; nil leaves the surroundings alone.
  package let background: Color?
  /// The extent of the pictures given out, in pixels.
  package private(set) var size = PixelSize(width: 0, height: 0)
  /// Whether pictures reach the server through shared memory.
  package private(set) var usesSharedMemory: Bool

  private let window: Window
  private let context: GC
  private let backgroundContext: GC
  private var surfaces: [Surface?]
  private var shown: Shown?

  /// What the window shows, kept for when it is uncovered.
  private struct Shown {
    let surface: Surface
    var index: Int
    let origin: PixelPoint
    let windowSize: PixelSize
  }

  /// Finds out how pictures best get to the window's server.
  package init(
    window: Window, background: Color?, allowsSharedMemory: Bool = Display.allowsSharedMemory
  ) throws(XWindowError) {
    let display = window.display
    var values = XGCValues()
    values.graphics_exposures = 0
    values.foreground = background.map { UInt(display.format.pixel($0)) } ?? 0
    let mask = UInt(GCGraphicsExposures | GCForeground)
    guard let context = XCreateGC(display.connection, window.id, mask, &values),
      let backgroundContext = XCreateGC(display.connection, window.id, mask, &values)
    else { throw .connectionLost }
    self.window = window
    self.background = background
    self.context = context
    self.backgroundContext = backgroundContext
    usesSharedMemory = allowsSharedMemory && display.sharesMemory
    // Over the connection pixels are copied at once, and a picture that is converted is a copy
    // already: one will do.
    let count = usesSharedMemory && display.format.isBitmapFormat ? 2 : 1
    surfaces = Array(repeating: nil, count: count)
  }

  isolated deinit {
    guard !window.display.isLost else { return }
    XFreeGC(window.display.connection, context)
    XFreeGC(window.display.connection, backgroundContext)
  }

  /// Changes the extent of the pictures given out from now on; what is shown stays until a put.
  package func resize(to newSize: PixelSize) {
    let sides = 1...Bitmap.maximumSide
    precondition(
      sides.contains(newSize.width) && sides.contains(newSize.height),
      "a picture has from 1 to \(Bitmap.maximumSide) pixels in each direction")
    size = newSize
  }

  /// The picture to draw the next frame in, or nil while the server still reads it.
  ///
  /// Its pixels are as they were after its own last put; those of a new bitmap are undefined. Where
  /// there is no memory for another size, pictures of the size before can still be had.
  package func nextTarget() throws(XWindowError) -> Target? {
    precondition(size.width > 0, "resize(to:) comes first")
    guard !window.display.isLost else { return nil }
    let index = shown.map { ($0.index + 1) % surfaces.count } ?? 0
    if let surface = surfaces[index] {
      if surface.isBusy { return nil }
      if surface.size == size { return Target(index: index, bitmap: surface.bitmap) }
    }
    let surface: Surface
    do {
      surface = try makeSurface(replacing: surfaces[index])
    } catch {
      guard let shown, shown.surface.size == size else { throw error }
      // One does as well: it is drawn in when the server has read it.
      surfaces = [shown.surface]
      self.shown?.index = 0
      return shown.surface.isBusy ? nil : Target(index: 0, bitmap: shown.surface.bitmap)
    }
    // Giving up shared memory leaves one picture.
    let place = index % surfaces.count
    surfaces[place] = surface
    return Target(index: place, bitmap: surface.bitmap)
  }

  /// Shows a picture that `nextTarget()` gave out, with its top left corner at `origin` in the
  /// window.
  ///
  /// Damage, in pixels of the picture, is at least what differs from the picture shown before. All
  /// of it is sent where place or size are new.
  package func put(_ index: Int, damage: [PixelRect], at origin: PixelPoint) {
    guard !window.display.isLost, let surface = surfaces[index] else { return }
    let isPlaceNew =
      shown.map { old in
        old.origin != origin || old.windowSize != window.size || old.surface.size != surface.size
      } ?? true
    let all = surface.bitmap.bounds
    let rects = isPlaceNew ? [all] : damage.map { $0.intersection(all) }.filter { !$0.isEmpty }
    guard !rects.isEmpty else { return }

    let sent = send(rects, of: surface, to: origin)
    shown = Shown(
      surface: sent, index: index % surfaces.count, origin: origin, windowSize: window.size)
    if isPlaceNew { fillSurroundings(of: PixelRect(size: window.size)) }
  }

  /// Sends parts of a picture and returns the surface that has it, another one where shared memory
  /// turns out not to carry it.
  private func send(_ rects: [PixelRect], of surface: Surface, to origin: PixelPoint) -> Surface {
    surface.prepare(rects)
    if surface.isProven {
      surface.put(rects, to: window.id, at: origin, with: context)
      return surface
    }
    let error = window.display.trappingErrors {
      surface.put(rects, to: window.id, at: origin, with: context)
    }
    surface.isProven = true
    guard error != nil else { return surface }
    abandonSharedMemory()
    guard let other = Surface(display: window.display, size: surface.size) else { return surface }
    other.bitmap.copyPixels(from: surface.bitmap)
    surfaces = [other]
    let all = [other.bitmap.bounds]
    other.prepare(all)
    other.put(all, to: window.id, at: origin, with: context)
    return other
  }

  /// Puts again what is shown in these parts of the window.
  package func expose(_ rects: [PixelRect]) {
    guard !window.display.isLost, let shown else { return }
    let picture = shown.surface.bitmap.bounds
    let parts = rects.map {
      $0.offsetBy(x: -shown.origin.x, y: -shown.origin.y).intersection(picture)
    }.filter { !$0.isEmpty }
    shown.surface.put(parts, to: window.id, at: shown.origin, with: context)
    for rect in rects { fillSurroundings(of: rect) }
  }

  private func makeSurface(replacing old: Surface?) throws(XWindowError) -> Surface {
    let display = window.display
    if usesSharedMemory,
      let surface = Surface(display: display, size: size, sharing: old?.segment)
    {
      return surface
    }
    guard let surface = Surface(display: display, size: size) else { throw .outOfMemory(size) }
    if usesSharedMemory { abandonSharedMemory() }
    return surface
  }

  /// Shared memory that worked in the small has failed: the connection carries pixels from now on.
  private func abandonSharedMemory() {
    usesSharedMemory = false
    surfaces = [nil]
    shown?.index = 0
    guard !window.display.isLost else { return }
    window.display.log("shared memory failed; pictures are sent over the connection")
  }

  private func fillSurroundings(of part: PixelRect) {
    guard background != nil, let shown else { return }
    let picture = PixelRect(origin: shown.origin, size: shown.surface.size)
    var rectangles = part.pieces(outside: picture).map {
      XRectangle(
        x: Int16(clamping: $0.x), y: Int16(clamping: $0.y), width: UInt16(clamping: $0.width),
        height: UInt16(clamping: $0.height))
    }
    if rectangles.isEmpty { return }
    XFillRectangles(
      window.display.connection, window.id, backgroundContext, &rectangles,
      Int32(rectangles.count))
  }
}
