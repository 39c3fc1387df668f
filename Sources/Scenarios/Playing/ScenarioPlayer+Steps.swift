import Foundation
import PhoneSimulator
import UIKit

/// What steps consist of.
extension ScenarioPlayer {
  /// The parts of a step, found when its turn comes: they may depend on what is on the screen then.
  func parts(of step: Step) throws -> [Move] {
    switch step {
    case .fingers(let step): try parts(of: step)
    case .typing(let step): parts(of: step)
    case .keyboard(let step): parts(of: step)
    case .phone(let step): [part(of: step)]
    case .time(let step): [part(of: step)]
    case .capture(let step): parts(of: step)
    case .check(let step): parts(of: step)
    }
  }

  func perform(_ command: PhoneCommand) -> Move {
    { [unowned self] in
      try phone.perform(command)
      return nil
    }
  }

  func until(_ tick: Int) -> Move {
    { [unowned self] in now < tick ? tick : nil }
  }

  func pass(_ seconds: Double) -> Move { until(now + FrameClock.ticks(seconds)) }

  /// What happens a number of ticks after now, in order.
  func schedule(_ events: [(ticks: Int, command: PhoneCommand)]) -> [Move] {
    let start = now
    // What is written first comes first.
    return events.enumerated()
      .sorted { ($0.element.ticks, $0.offset) < ($1.element.ticks, $1.offset) }
      .flatMap { [until(start + $0.element.ticks), perform($0.element.command)] }
  }
}
