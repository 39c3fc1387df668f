import Foundation
import HostSystem
import UIKit

/// The motion of a run as numbers.
///
/// Frames belong to a motion from the last one before keyboard or view moves to
/// the first one after which neither does; a notification that announces another
/// motion begins a new one, and a change made at once is one of its own.
package struct MotionFigures: Hashable, Codable, Sendable {
  private var values = [Double](repeating: 0, count: MotionFigure.allCases.count)

  /// Positions that print alike in a trace are the same.
  private static let stillness = 0.0005

  /// How much of its whole way in a motion something may go in a frame and count
  /// as standing.
  private static let slowness = 1e-4

  package subscript(figure: MotionFigure) -> Double {
    get { values[MotionFigure.allCases.firstIndex(of: figure) ?? 0] }
    set { values[MotionFigure.allCases.firstIndex(of: figure) ?? 0] = newValue }
  }

  /// The figures of a run in which nothing moves.
  package init() {}

  /// Adds what a part of a run shows, whose frames follow each other in equal times.
  ///
  /// - Parameters:
  ///   - samples: Its frames.
  ///   - height: Where the top of a keyboard is that is down, in points.
  ///   - goesOn: Whether more frames follow, which decide about the last one.
  mutating func measure(_ samples: [TraceSample], height: Double, goesOn: Bool) {
    guard samples.count > 1 else { return }
    let moves = zip(samples, samples.dropFirst()).map { Self.moved($0, $1) }
    for (index, (last, next)) in zip(samples, samples.dropFirst()).enumerated() {
      raise(.step, to: abs(next.shift - last.shift))
      if moves[index] {
        raise(.overlap, to: max(-(last.gap ?? 0), -(next.gap ?? 0)))
      }
    }
    measureRest(goesOn ? samples.dropLast() : samples[...], moves, height: height)
    for leg in Self.legs(samples, moves) { measure(leg) }
  }

  /// A run's numbers put together: the greatest of each, times added up.
  private mutating func raise(_ figure: MotionFigure, to value: Double) {
    // Less than what prints as zero is nothing.
    if value > max(self[figure], Self.stillness) { self[figure] = value }
  }

  private mutating func measureRest(
    _ samples: ArraySlice<TraceSample>, _ moves: [Bool], height: Double
  ) {
    for (index, sample) in samples.enumerated() where !sample.mayBeginMotion {
      // A run may end in mid-motion, unless the motion has just been said to be over.
      let isAtRest =
        index < moves.count ? !moves[index] : moves.last == false || !sample.events.isEmpty
      guard isAtRest, !turns(moves, samples, index) else { continue }
      let isDown = sample.keyboardTop > height - Self.stillness
      raise(.restError, to: isDown ? abs(sample.shift) : -(sample.gap ?? 0))
    }
  }

  /// Whether what moves turns round in a frame: nothing that has happened makes it
  /// go on from a rest.
  private func turns(_ moves: [Bool], _ samples: ArraySlice<TraceSample>, _ index: Int) -> Bool {
    index > 0 && index + 1 < moves.count && moves[index - 1] && moves[index + 1]
      && !samples[index + 1].mayBeginMotion
      && (index + 2 >= samples.endIndex || !samples[index + 2].mayBeginMotion)
  }

  /// The frames of each motion.
  private static func legs(_ samples: [TraceSample], _ moves: [Bool]) -> [[TraceSample]] {
    var legs: [[TraceSample]] = []
    var start: Int?
    for index in samples.indices {
      let isMoving = index < moves.count && moves[index]
      let jumps = isMoving && samples[index + 1].changesAtOnce
      if let begun = start, !isMoving || jumps || begins(samples, index) {
        if index > begun { legs.append(Array(samples[begun...index])) }
        start = nil
      }
      if jumps {
        legs.append([samples[index].atRest(before: samples[index + 1]), samples[index + 1]])
      } else if isMoving, start == nil {
        start = index
      }
    }
    return legs
  }

  /// Whether another motion begins: the keyboard says so, or there is another
  /// target than in the frame before.
  private static func begins(_ samples: [TraceSample], _ index: Int) -> Bool {
    if samples[index].beginsMotion { return true }
    guard index > 0, let base = samples[index].targetBase,
      let last = samples[index - 1].targetBase
    else { return false }
    return abs(base - last) > 0.5
  }

  private mutating func measure(_ leg: [TraceSample]) {
    guard let first = leg.first, let last = leg.last else { return }
    let shifts = leg.map(\.shift)
    let (low, high) = (min(first.shift, last.shift), max(first.shift, last.shift))
    raise(.overshoot, to: max((shifts.max() ?? high) - high, low - (shifts.min() ?? low)))
    let keyboard = Self.steps(leg.map(\.keyboardTop))
    let view = Self.steps(shifts)
    if view.contains(true) { raise(.gap, to: leg.compactMap(\.gap).max() ?? 0) }
    guard keyboard.contains(true), view.contains(true) else { return }
    let ticks = zip(leg, leg.dropFirst()).enumerated().reduce(0) { sum, frame in
      let (index, (from, to)) = frame
      return keyboard[index] == view[index] ? sum : sum + to.tick - from.tick
    }
    self[.outOfStep] += Double(ticks) / Double(FrameClock.ticksPerSecond)
  }

  /// Whether something moves from each frame to the next.
  private static func steps(_ places: [Double]) -> [Bool] {
    let travel = (places.max() ?? 0) - (places.min() ?? 0)
    guard travel > stillness else { return [] }
    return zip(places, places.dropFirst()).map { abs($1 - $0) > travel * slowness }
  }

  /// Whether keyboard or view moves from one frame to the next.
  static func moved(_ first: TraceSample, _ second: TraceSample) -> Bool {
    abs(second.keyboardTop - first.keyboardTop) > stillness
      || abs(second.shift - first.shift) > stillness
  }
}

extension TraceSample {
  /// Where the target's bottom would be without a shift.
  fileprivate var targetBase: Double? { targetBottom.map { $0 + shift } }

  /// Whether the keyboard has announced a motion since the frame before.
  fileprivate var beginsMotion: Bool { events.contains(where: \.announcesMotion) }

  /// Whether the keyboard has changed at once since the frame before.
  fileprivate var changesAtOnce: Bool { events.contains(where: \.changesAtOnce) }

  /// This frame with the keyboard where it had come to rest when, before the next
  /// frame, it was changed at once.
  fileprivate func atRest(before next: TraceSample) -> TraceSample {
    guard let index = next.events.firstIndex(where: \.changesAtOnce),
      case .notification(let change) = next.events[index],
      next.events[..<index].contains(where: \.endsMotion)
    else { return self }
    var sample = self
    sample.keyboardTop = Double(change.beginFrame.minY)
    return sample
  }

  /// Whether anything but the end of a motion has happened since the frame before.
  fileprivate var mayBeginMotion: Bool {
    events.contains { event in
      if case .decision = event { true } else { event.announcesMotion }
    }
  }
}

extension PhoneEvent {
  fileprivate var announcesMotion: Bool {
    if case .notification(let notification) = self { notification.name.owed != nil } else { false }
  }

  fileprivate var endsMotion: Bool {
    if case .notification(let notification) = self { notification.name.owed == nil } else { false }
  }

  fileprivate var changesAtOnce: Bool {
    if case .notification(let notification) = self, announcesMotion {
      notification.duration == 0
    } else {
      false
    }
  }
}

extension MotionFigures: CustomStringConvertible {
  /// All numbers in one line.
  package var description: String {
    MotionFigure.allCases.map { "\($0.title) \(text(of: $0))" }.joined(separator: ", ")
  }

  /// A number with its unit.
  package func text(of figure: MotionFigure) -> String {
    let digits = figure == .outOfStep ? 1000.0 : 10
    let rounded = (self[figure] * digits).rounded() / digits
    return PlainNumber.write(rounded) + (figure == .outOfStep ? " s" : " pt")
  }
}
