import UIKit

/// The views that engines move, each with one placement, whatever engines come
/// and go.
///
/// A placement lives as long as an engine holds it.
@MainActor final class Placements {
  private struct Entry {
    weak var placement: Placement?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the placement of a view: that of its present engines, if there are any.
  func placement(of view: UIView) -> Placement {
    // An address may be used again, so what is gone must not be found.
    entries = entries.filter { $0.value.placement?.view != nil }
    if let placement = entries[ObjectIdentifier(view)]?.placement { return placement }
    let placement = Placement(view)
    entries[ObjectIdentifier(view)] = Entry(placement: placement)
    return placement
  }
}
