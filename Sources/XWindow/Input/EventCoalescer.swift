import Drawing

/// Collects events that wait to be handled and keeps, of motion, resizing and exposure, the newest only;
/// smooth turns of a wheel in a row it adds up.
///
/// A motion never moves across a press, a release or any other event that came after it.
struct EventCoalescer: Sequence, IteratorProtocol {
  private var settled: [InputEvent] = []
  /// How many of those have been taken.
  private var taken = 0
  private var resize: PixelSize?
  private var motion: PointerEvent?
  private var exposed: [PixelRect] = []

  var isEmpty: Bool {
    taken == settled.count && resize == nil && motion == nil && exposed.isEmpty
  }

  mutating func add(_ event: InputEvent) {
    switch event {
    case .pointerMoved(let newest):
      motion = newest
    case .resized(let size):
      if motion != nil { settle() }
      resize = size
    case .exposed(let rects):
      exposed += rects
    case .scroll(var turn) where turn.isSmooth:
      settle()
      if taken < settled.count, case .scroll(let last)? = settled.last, last.isSmooth,
        last.modifiers == turn.modifiers
      {
        settled.removeLast()
        turn.horizontal += last.horizontal
        turn.vertical += last.vertical
      }
      settled.append(.scroll(turn))
    default:
      settle()
      settled.append(event)
    }
  }

  /// The next event in order, or nil when all were taken; what was exposed comes last.
  mutating func next() -> InputEvent? {
    if taken == settled.count {
      settled.removeAll(keepingCapacity: true)
      taken = 0
      settle()
      if !exposed.isEmpty { settled.append(.exposed(exposed)) }
      exposed = []
    }
    guard taken < settled.count else { return nil }
    defer { taken += 1 }
    return settled[taken]
  }

  private mutating func settle() {
    if let resize { settled.append(.resized(resize)) }
    if let motion { settled.append(.pointerMoved(motion)) }
    resize = nil
    motion = nil
  }
}
