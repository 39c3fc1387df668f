import Foundation
import PhoneSimulator
import UIKit

/// Fingers.
extension Recorder {
  /// The finger of a tap that comes and goes within a tick, which is none of a phone's.
  nonisolated static let fingerOfTaps = Int.min

  /// Whether a finger at a point comes to others that are on the keys of a plain field.
  private func joinsOthers(at point: CGPoint) -> Bool {
    phone.keyboard.window.hasActiveTouches && phone.isOnKeyboard(point)
  }

  private func wouldTypeSecret(at point: CGPoint) -> Bool {
    phone.wouldTypeSecret(at: point) || hidesTyping && phone.isOnKeyboard(point)
  }

  /// What a finger hits at a point, as far as it may be named.
  private func hit(at point: CGPoint, named: Target? = nil) -> Hit {
    let hit = phone.hit(at: point, named: named)
    return namesViews ? hit : Hit(spot: TouchedSpot(target: .point(point)), view: hit.view)
  }

  func prepareTouch(_ phase: TouchPhase, at point: CGPoint, id: Int) {
    if phase == .began {
      guard !wouldTypeSecret(at: point) else { return }
      let hit = hit(at: point)
      pending.hit = hit
      pending.joinsOthers = joinsOthers(at: point)
      pending.kinds = [.touch(.began, at: point, finger: id, on: hit.spot)]
    } else if !hiddenFingers.contains(id) {
      if phase == .ended { checkMiddle(of: id) }
      pending.kinds = [.touch(phase, at: point.writable, finger: id)]
    }
  }

  func noteTouch(_ phase: TouchPhase, id: Int, at index: Int) {
    switch phase {
    case .began:
      if let hit = pending.hit {
        fingers[id] = (index, hit)
      } else {
        hiddenFingers.insert(id)
      }
    case .moved: break
    case .ended, .cancelled:
      hiddenFingers.remove(id)
      if let (index, hit) = fingers.removeValue(forKey: id) { checkCaret(hit, at: index) }
    }
  }

  /// The middle of a view that has moved under the finger is elsewhere now.
  private func checkMiddle(of id: Int) {
    guard let (index, hit) = fingers[id], let middle = hit.middle, let target = hit.spot.middle
    else { return }
    if (try? phone.point(of: target)) != middle { change(at: index) { $0.insistOnPlace() } }
  }

  /// A tap into a text counts as one into the middle only where the caret is put
  /// at the same place.
  private func checkCaret(_ hit: Hit, at index: Int) {
    guard let field = hit.view as? any CaretPlacing, let middle = hit.middle,
      case .touch(_, at: let point, finger: _, on: _) = actions[index].kind
    else { return }
    let space = phone.screen.coordinateSpace
    guard
      !field.placesCaretAlike(
        at: field.convert(point, from: space), and: field.convert(middle, from: space))
    else { return }
    change(at: index) { $0.insistOnPlace() }
  }

  func prepareTap(_ target: Target) {
    guard let point = try? phone.point(of: target), !wouldTypeSecret(at: point) else {
      return
    }
    let hit = hit(at: point, named: target.isPoint ? nil : target)
    pending.hit = hit
    pending.joinsOthers = joinsOthers(at: point)
    pending.kinds = [
      .touch(.began, at: point, finger: Self.fingerOfTaps, on: hit.spot),
      .touch(.ended, at: point, finger: Self.fingerOfTaps),
    ]
  }

  /// Where the wheel was turned, and how far, as a scenario can have it.
  func prepareWheel(_ target: Target, by way: CGSize) {
    let way = CGPoint(x: way.width, y: way.height).writable
    var target = target
    if case .point(let point) = target { target = .point(point.writable) }
    pending.kinds = [.command(.wheel(target, by: CGSize(width: way.x, height: way.y)))]
  }

  func noteTap(at index: Int) {
    if let hit = pending.hit { checkCaret(hit, at: index) }
  }
}

extension Target {
  fileprivate var isPoint: Bool {
    if case .point = self { true } else { false }
  }
}
