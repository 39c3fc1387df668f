import Drawing
import Foundation
import PhoneSimulator
import UIKit

/// Fingers made visible: a disc where each touches, which fades when it is lifted.
@MainActor
final class TouchMarks {
  private struct Mark {
    var point: CGPoint

    /// The tick at which the finger was lifted; nil while it is down.
    var end: Int?
  }

  private static let radius: CGFloat = 22
  private static let fading = FrameClock.ticks(0.3)

  private unowned let phone: Phone
  private var observation: LogObservation?
  private var marks: [Int: Mark] = [:]
  /// The fingers that type a secret.
  private var hidden: Set<Int> = []

  /// Watches the fingers of a phone from now on.
  init(phone: Phone) {
    self.phone = phone
    observation = phone.log.observe { [weak self] in
      if case .finger(let phase, let point, let id) = $0.event { self?.follow(phase, point, id) }
    }
  }

  private func follow(_ phase: TouchPhase, _ point: CGPoint, _ id: Int) {
    let isOver = phase == .ended || phase == .cancelled
    if phone.wouldTypeSecret(at: point) { hidden.insert(id) }
    guard !hidden.contains(id) else {
      marks[id] = nil
      if isOver { hidden.remove(id) }
      return
    }
    marks[id] = Mark(point: point, end: isOver ? phone.now : nil)
  }

  var isAnySeen: Bool {
    marks = marks.filter { opacity(of: $0.value) > 0 }
    return !marks.isEmpty
  }

  private func opacity(of mark: Mark) -> Double {
    guard let end = mark.end else { return 1 }
    return max(0, 1 - Double(phone.now - end) / Double(Self.fading))
  }

  /// Paints the fingers over a picture of the phone, at a scale in pixels a point.
  func paint(into bitmap: Bitmap, scale: Double) {
    let canvas = Canvas(bitmap, scale: scale)
    for (_, mark) in marks.sorted(by: { $0.key < $1.key }) {
      let opacity = opacity(of: mark)
      let disc = CGRect(
        x: mark.point.x - Self.radius, y: mark.point.y - Self.radius, width: 2 * Self.radius,
        height: 2 * Self.radius)
      canvas.fill(
        disc, cornerRadius: Self.radius,
        color: Color(red: 0.35, green: 0.36, blue: 0.40, alpha: 0.35 * opacity))
      canvas.stroke(
        disc.insetBy(dx: 1, dy: 1), cornerRadius: Self.radius - 1, width: 2,
        color: Color(red: 1, green: 1, blue: 1, alpha: 0.8 * opacity))
    }
    canvas.flush()
  }
}
