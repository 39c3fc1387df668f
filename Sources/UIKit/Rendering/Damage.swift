import Drawing

/// The pixels that must be painted anew, as few rectangles that do not overlap.
package struct Damage: Hashable, Sendable {
  package private(set) var rects: [PixelRect] = []

  /// More rectangles than this cost more than what lies between them.
  private static let most = 8

  package init() {}

  package init(_ rect: PixelRect) {
    add(rect)
  }

  package var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle; returns false when it was there already.
  @discardableResult
  package mutating func add(_ rect: PixelRect) -> Bool {
    guard !rect.isEmpty else { return false }
    var merged = rect
    while let index = rects.firstIndex(where: { $0.intersects(merged) }) {
      if rects[index].contains(merged) { return false }
      merged = merged.union(rects.remove(at: index))
    }
    rects.append(merged)
    if rects.count > Self.most { rects = [rects.reduce(PixelRect.empty) { $0.union($1) }] }
    return true
  }

  package mutating func add(_ other: Damage) {
    for rect in other.rects { add(rect) }
  }

  package func intersects(_ rect: PixelRect) -> Bool {
    rects.contains { $0.intersects(rect) }
  }

  package func clipped(to bounds: PixelRect) -> Damage {
    var damage = Damage()
    for rect in rects { damage.add(rect.intersection(bounds)) }
    return damage
  }
}
