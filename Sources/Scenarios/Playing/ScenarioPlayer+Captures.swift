import Foundation
import PhoneSimulator
import UIKit

/// Steps that keep what is seen and known.
extension ScenarioPlayer {
  func parts(of step: CaptureStep) -> [Move] {
    switch step {
    case .still(let name, of: let target):
      [
        { [unowned self] in
          try output.still(name, of: target.map(part))
          return nil
        }
      ]
    case .film(let film):
      parts(of: film)
    case .dump(let dump, let name):
      [
        { [unowned self] in
          try output.write(text(of: dump), to: "\(name).\(dump.fileExtension)")
          return nil
        }
      ]
    }
  }

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
