import Foundation
import LinearSolver

extension LayoutEngine {
  /// Says which constraints cannot all hold, and that the last of them yields.
  func report(_ error: LinearSolverError, adding registration: LayoutRegistration) {
    let (added, log) = (registration.constraint, World.current.layoutLog)
    guard case .conflict(let others) = error else {
      let sentence = "\(added.words) has numbers that cannot be reckoned with: it yields"
      log.write("\(sentence).")
      log.note?(sentence)
      return
    }
    let known = others.compactMap { id in registrations.values.first { $0.id == id } }
    var lines = known.map(\.constraint.words) + [added.words]
    lines += others.compactMap(wordsOfSlot)
    lines += wordsOfFrames(behind: known + [registration])
    log.write(
      """
      Constraints that cannot all hold:
      \(lines.map { "  \($0)\n" }.joined())\
      The last one of them that was activated yields as far as it has to:
        \(added.words)
      """)
    log.note?("\(added.words) yields: not all constraints can hold")
  }

  /// What a slot's own constraint says.
  private func wordsOfSlot(_ id: ConstraintID) -> String? {
    slots.values.first { $0.constraints.contains(id) }?.words(of: id)
  }

  /// The frames that constraints count with and that code has set.
  private func wordsOfFrames(behind registrations: [LayoutRegistration]) -> [String] {
    var seen: Set<ObjectIdentifier> = []
    return registrations.flatMap(\.nodes).compactMap { node in
      guard seen.insert(ObjectIdentifier(node)).inserted,
        case .fixed(let frame) = placement(of: node), let item = node.item
      else { return nil }
      let place = [frame.minX, frame.minY, frame.width, frame.height].map(NSLayoutConstraint.number)
      return "<\(item.layoutName) by its autoresizing mask: x = \(place[0]), y = \(place[1]), "
        + "width = \(place[2]), height = \(place[3])>"
    }
  }
}
