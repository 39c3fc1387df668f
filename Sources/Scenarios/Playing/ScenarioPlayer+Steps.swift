import Foundation
import PhoneSimulator
import UIKit

/// What steps consist of.
extension ScenarioPlayer {
  func parts(of step: Step) throws -> [Move] {
    switch step {
    case .perform(let command, let times):
      return Array(repeating: perform(command), count: times)
    case .touch, .doubleTap, .drag, .flick, .scroll, .trail, .monkey:
      return try fingerParts(of: step)
    case .type, .typeSecret, .strokes, .pull, .pullAlong:
      return keyboardParts(of: step)
    case .post(let posting):
      return [perform(.post(notification(posting)))]
    case .wait(let seconds):
      return [pass(seconds)]
    case .advance(let stretch):
      return [advance(stretch)]
    case .waitUntil(let goal, let seconds):
      return [wait(for: goal, atMost: seconds)]
    case .still(let name, of: let target):
      return [
        { [unowned self] in
          try output.still(name, of: target.map(part))
          return nil
        }
      ]
    case .film(let film):
      return parts(of: film)
    case .dump(let dump, let name):
      return [
        { [unowned self] in
          try output.write(text(of: dump), to: "\(name).\(dump.fileExtension)")
          return nil
        }
      ]
    case .expect(let expectation):
      return [
        { [unowned self] in
          if let failure = failure(of: expectation) { try miss(failure) }
          return nil
        }
      ]
    case .include:
      preconditionFailure("included steps stand in the place of this one")
    }
  }

  func perform(_ command: PhoneCommand) -> Move {
    { [unowned self] in
      try phone.perform(command)
      return nil
    }
  }

  private func notification(_ posting: Posting) -> KeyboardNotification {
    let bounds = phone.screen.bounds
    let present =
      phone.keyboard.frame
      ?? CGRect(
        x: 0, y: bounds.height, width: bounds.width, height: phone.keyboard.wantedHeight)
    return KeyboardNotification(
      name: posting.name, beginFrame: posting.beginFrame ?? present,
      endFrame: posting.endFrame ?? present, duration: posting.duration, curve: posting.curve,
      isLocal: posting.isLocal)
  }

  // MARK: Time

  func until(_ tick: Int) -> Move {
    { [unowned self] in now < tick ? tick : nil }
  }

  func pass(_ seconds: Double) -> Move { until(now + FrameClock.ticks(seconds)) }

  private func advance(_ stretch: Stretch) -> Move {
    switch stretch {
    case .seconds(let seconds): pass(seconds)
    case .ticks(let count): until(now + count)
    case .frames(let count):
      until((now / timeline.ticksPerFrame + count) * timeline.ticksPerFrame)
    }
  }

  /// What happens a number of ticks after now, in order.
  func schedule(_ events: [(ticks: Int, command: PhoneCommand)]) -> [Move] {
    let start = now
    // What is written first comes first.
    return events.enumerated()
      .sorted { ($0.element.ticks, $0.offset) < ($1.element.ticks, $1.offset) }
      .flatMap { [until(start + $0.element.ticks), perform($0.element.command)] }
  }

  private func wait(for goal: Goal, atMost seconds: Double) -> Move {
    let deadline = now + FrameClock.ticks(seconds)
    var patience = goal == .settled ? Self.backgroundPatience : 0
    return { [unowned self] in
      patience -= phone.waitForBackgroundWork(seconds: patience)
      guard let failure = failure(of: goal, after: seconds) else { return nil }
      guard now < deadline else { throw failure }
      return min(deadline, nextLook)
    }
  }

  /// Seconds of real time that a wait for rest gives work on other queues.
  private static let backgroundPatience = 5.0

  /// Looked at where a frame could be seen; later ticks of a frame look the same.
  private var nextLook: Int { (now / timeline.ticksPerFrame + 1) * timeline.ticksPerFrame }

  private func failure(of goal: Goal, after seconds: Double) -> StepFailure? {
    switch goal {
    case .settled:
      let reasons =
        phone.unsettledReasons + (travelling.isEmpty ? [] : ["a drag is under way"])
      return reasons.isEmpty ? nil : .notSettled(after: seconds, because: reasons)
    case .condition(let expectation):
      return failure(of: expectation).map {
        .notMet(after: seconds, because: withNearest($0).description)
      }
    }
  }

  // MARK: Pictures

  private func part(_ target: Target) throws -> CGRect {
    guard let view = phone.view(for: target) else { throw PhoneError.noSuchView(target) }
    let frame = phone.frameInWindow(of: view)
    // An app may place a view anywhere; Foundation's intersection traps on what is no number.
    guard view.canBeSeen,
      [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
    else { throw PhoneError.hiddenView(target) }
    let part = frame.intersection(phone.screen.bounds)
    guard part.width > 0, part.height > 0 else { throw PhoneError.hiddenView(target) }
    return part
  }

  private func parts(of film: Film) -> [Move] {
    let interval =
      film.stripInterval.map { max(1, FrameClock.ticks($0)) } ?? timeline.ticksPerFrame
    let start = now
    var next = start
    let shoot: Move = { [unowned self] in
      guard now == next else { return nil }
      try output.shoot(film)
      next += interval
      return nil
    }
    let running: Move
    switch film.length {
    case .seconds(let seconds):
      let end = start + FrameClock.ticks(seconds)
      // A strip shows both ends; a film lasts as long as it is to, its last picture included.
      let isStrip = film.stripInterval != nil
      running = { [unowned self] in
        if isStrip || now < end { _ = try shoot() }
        return now < end ? min(next, end) : nil
      }
    case .untilSettled(let seconds):
      let wait = wait(for: .settled, atMost: seconds)
      running = { [unowned self] in
        _ = try shoot()
        if let tick = try wait() { return min(next, tick) }
        // The last picture shows everything at rest.
        if next - interval != now { try output.shoot(film) }
        return nil
      }
    }
    return [
      { [unowned self] in
        try output.begin(film)
        return nil
      }, running,
      { [unowned self] in
        try output.end(film)
        return nil
      },
    ]
  }
}
