import Drawing
import Foundation

/// One step of painting a screen, comparable with the one of the frame before.
struct DisplayItem: Equatable {
  enum Kind: Equatable {
    /// Shadow, background and content of a layer.
    case content
    /// The border, above what is inside.
    case border
    /// A bar over the content that scrolls.
    case mark
    /// A layer and what is inside it, kept as pixels.
    case raster
    /// A frame that is made elsewhere.
    case picture
    /// A frame of a transition from one look to another.
    case transition
    /// Cuts off what follows at the bounds, up to the matching end.
    case beginClip
    /// Makes what follows translucent as a whole, up to the matching end.
    case beginOpacity
    /// Makes what follows, up to the mask, as opaque as what follows that, up to the matching end.
    case beginMask
    case mask
    case end
  }

  let kind: Kind
  /// Differs whenever the looks do, other than by presentation.
  var version: UInt64
  let values: LayerValues
  /// From the layer's coordinates to the canvas's, in points.
  let matrix: CGAffineTransform
  /// The pixels the step may touch; of a beginning, all up to its end.
  var extent: PixelRect
  /// Where kept pixels or a frame go, whole.
  var corner = PixelRect.empty
  /// Which frame of a picture it is.
  var frameNumber = 0
  /// Whether slanted or curved edges may be painted, whose pixels come out a
  /// shade different where a clip cuts them.
  var hasSlantedEdges = false
  /// Whether pixels are sampled through a turn, which comes out a shade
  /// different from another origin.
  var isResampled = false
  /// Whether every pixel of the extent is painted with an opaque colour.
  var isOpaqueBox = false

  /// Whether it shows the next frame of the picture that another one shows, in the same place.
  func isNextFrame(of old: DisplayItem) -> Bool {
    guard kind == .picture, frameNumber == old.frameNumber + 1 else { return false }
    var same = old
    same.frameNumber = frameNumber
    return self == same
  }
}

/// All steps of painting a screen, or a part of it, at one instant.
struct DisplayList {
  private(set) var items: [DisplayItem] = []
  /// What each step paints; let go once the frame is painted, so that no layer is kept alive.
  private(set) var layers: [CALayer] = []
  /// Where the frame of each picture differs from the one before, by the index of its step; not part
  /// of the steps, so that these are plain memory.
  private var pictureChanges: [(index: Int, rects: [PixelRect])] = []
  /// What some steps paint besides the background, by their index.
  private var contents: [(index: Int, content: LayerContent)] = []
  /// The frames of transitions, by the index of their steps.
  private var transitions: [(index: Int, frame: TransitionStep)] = []

  mutating func append(_ item: DisplayItem, layer: CALayer) {
    items.append(item)
    layers.append(layer)
  }

  /// Adds the step of a picture, with the pixels in which its frame differs from the one before.
  mutating func append(_ item: DisplayItem, layer: CALayer, changes: [PixelRect]) {
    pictureChanges.append((items.count, changes))
    append(item, layer: layer)
  }

  /// Adds a step that paints content besides.
  mutating func append(_ item: DisplayItem, layer: CALayer, content: LayerContent) {
    contents.append((items.count, content))
    append(item, layer: layer)
  }

  /// Adds the step of a frame of a transition.
  mutating func append(_ item: DisplayItem, layer: CALayer, frame: TransitionStep) {
    transitions.append((items.count, frame))
    append(item, layer: layer)
  }

  /// The frame of a transition that a step paints.
  func transition(at index: Int) -> TransitionStep? {
    transitions.first { $0.index == index }?.frame
  }

  /// What a step paints besides the background.
  func content(at index: Int) -> LayerContent? {
    contents.isEmpty ? nil : contents.first { $0.index == index }?.content
  }

  /// The pixels in which the next frame of the same picture differs; nil where another step has come
  /// instead.
  private func changes(at index: Int, since old: DisplayItem) -> [PixelRect]? {
    let item = items[index]
    guard item.isNextFrame(of: old) else { return nil }
    return pictureChanges.first { $0.index == index }?.rects.map {
      $0.offsetBy(x: item.corner.x, y: item.corner.y).intersection(item.extent)
    }
  }

  /// Gives a beginning the extent of all that came after it.
  mutating func widen(_ index: Int) {
    items[index].extent = items[index...].dropFirst().reduce(PixelRect.empty) {
      $0.union($1.extent)
    }
  }

  @MainActor mutating func forgetLayers() {
    layers = []
    for transition in transitions { transition.frame.forgetLayers() }
    transitions = []
  }

  var extent: PixelRect {
    items.reduce(PixelRect.empty) { $0.union($1.extent) }
  }

  /// Returns pixels in pieces, so that what an opaque step hides under it need
  /// not be painted.
  ///
  /// Pieces are as wide as the whole: edges that a cut crosses from above come
  /// out as they would without it.
  func pieces(of part: PixelRect) -> [PixelRect] {
    guard
      let cover = lastOpaque(where: {
        $0.minX <= part.minX && $0.maxX >= part.maxX && $0.intersects(part)
      })
    else { return [part] }
    let inside = items[cover].extent.intersection(part)
    return [
      PixelRect(x: part.x, y: part.minY, width: part.width, height: inside.minY - part.minY),
      inside,
      PixelRect(x: part.x, y: inside.maxY, width: part.width, height: part.maxY - inside.maxY),
    ].filter { !$0.isEmpty }
  }

  /// Returns the last step that hides all that comes before it in some pixels.
  func firstVisible(in part: PixelRect) -> Int {
    lastOpaque { $0.contains(part) } ?? 0
  }

  /// Whether nothing behind these steps is seen in some pixels.
  func hides(_ part: PixelRect) -> Bool {
    lastOpaque { $0.contains(part) } != nil
  }

  private func lastOpaque(where matches: (PixelRect) -> Bool) -> Int? {
    var (last, depth): (Int?, Int) = (nil, 0)
    for (index, item) in items.enumerated() {
      switch item.kind {
      case .beginClip, .beginOpacity, .beginMask: depth += 1
      case .end: depth -= 1
      case .content, .raster, .picture:
        if depth == 0, item.isOpaqueBox, matches(item.extent) { last = index }
      case .border, .mark, .mask, .transition: break
      }
    }
    return last
  }

  /// Returns damage grown so that no step with slanted edges is painted in part:
  /// a frame painted by damage equals one painted whole, byte for byte.
  func grown(_ damage: Damage, within bounds: PixelRect) -> Damage {
    if !damage.isEmpty, items.contains(where: \.isResampled) { return Damage(bounds) }
    var grown = damage
    var hasGrown = !damage.isEmpty
    while hasGrown {
      hasGrown = false
      for item in items where item.hasSlantedEdges && grown.intersects(item.extent) {
        hasGrown = grown.add(item.extent) || hasGrown
      }
    }
    return grown.clipped(to: bounds)
  }

  /// Returns the pixels in which a frame differs from an earlier one.
  func damage(since old: DisplayList) -> Damage {
    var damage = Damage()
    let common = min(items.count, old.items.count)
    /// Whether a step is the one of before, but for changes inside it, which are added.
    func isSame(_ index: Int, _ oldIndex: Int) -> Bool {
      if items[index] == old.items[oldIndex] { return true }
      guard let changes = changes(at: index, since: old.items[oldIndex]) else { return false }
      for rect in changes { damage.add(rect) }
      return true
    }
    var start = 0
    while start < common, isSame(start, start) { start += 1 }
    if items.count == old.items.count {
      for index in start..<common where !isSame(index, index) {
        damage.add(items[index].extent)
        damage.add(old.items[index].extent)
      }
      return damage
    }
    var tail = 0
    while tail < common - start,
      isSame(items.count - 1 - tail, old.items.count - 1 - tail)
    {
      tail += 1
    }
    for item in items[start..<(items.count - tail)] { damage.add(item.extent) }
    for item in old.items[start..<(old.items.count - tail)] { damage.add(item.extent) }
    return damage
  }
}
