import Drawing

/// Collects the events of one turn and keeps, of motion, resizing and exposure, the newest only.
///
/// A motion never moves across a press, a release or any other event that came after it.
struct EventCoalescer {
  private var settled: [InputEvent] = []
  private var resize: PixelSize?
  private var motion: PointerEvent?
  private var exposed: [PixelRect] = []

  var isEmpty: Bool {
    settled.isEmpty && resize == nil && motion == nil && exposed.isEmpty
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
    default:
      settle()
      settled.append(event)
    }
  }

  /// Everything collected so far, in order; what was exposed comes last.
  mutating func takeAll() -> [InputEvent] {
    settle()
    if !exposed.isEmpty {
      settled.append(.exposed(exposed))
      exposed = []
    }
    defer { settled = [] }
    return settled
  }

  private mutating func settle() {
    if let resize { settled.append(.resized(resize)) }
    if let motion { settled.append(.pointerMoved(motion)) }
    resize = nil
    motion = nil
  }
}
