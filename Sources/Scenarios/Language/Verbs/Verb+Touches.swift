import Foundation
import HostSystem
import PhoneSimulator

/// What fingers do.
extension Verb {
  static let touches = [
    Verb(
      "tap", "TARGET [at X,Y] [for SECONDS]",
      help: "A finger touches a target and leaves it at once, or after a time: the middle of the "
        + "view with this #identifier or \"text\", a place in it from its top left, or the point "
        + "x,y of the screen.",
      read: { words throws(ScenarioProblem) in
        let target = try words.target()
        let place = try words.place(in: target)
        let time = words.takes("for") ? try words.time() : nil
        return place == nil && time == nil
          ? .perform(.tap(target)) : .touch(target, at: place, for: time ?? 0)
      },
      write: { step in
        switch step {
        case .perform(.tap(let target), times: 1): [target.written]
        case .touch(let target, let place, let time):
          target.written(at: place) + (time == 0 ? [] : ["for", PlainNumber.write(time)])
        default: nil
        }
      }),

    Verb(
      "double-tap", "TARGET", help: "Two taps, one right after the other.",
      read: { words throws(ScenarioProblem) in .doubleTap(try words.target()) },
      write: { step in
        guard case .doubleTap(let target) = step else { return nil }
        return [target.written]
      }),

    Verb(
      "drag", "TARGET to TARGET over SECONDS", "TARGET [at X,Y] along TIME:X,Y ...",
      help: "A finger comes down on the first target and moves to the second at an even speed, or "
        + "on a way of its own: from point to point of the screen, at times counted from when it "
        + "came down; at the last one it is lifted.",
      read: { words throws(ScenarioProblem) in
        let start = try words.target()
        let place = try words.place(in: start)
        if place == nil, words.takes("to") {
          let end = try words.target()
          _ = try words.keyword(["over"])
          return .drag(from: start, to: end, over: try words.time())
        }
        _ = try words.keyword(place == nil ? ["to", "along"] : ["along"])
        return .trail(start, at: place, try words.waypoints())
      },
      write: { step in
        switch step {
        case .drag(let start, let end, let time):
          [start.written, "to", end.written, "over", PlainNumber.write(time)]
        case .trail(let start, let place, let waypoints):
          start.written(at: place) + ["along"] + waypoints.map(\.written)
        default: nil
        }
      }),

    Verb(
      "flick", "TARGET to TARGET",
      help: "A quick drag, in a tenth of a second: the finger is lifted while it moves.",
      read: { words throws(ScenarioProblem) in
        let start = try words.target()
        _ = try words.keyword(["to"])
        return .flick(from: start, to: try words.target())
      },
      write: { step in
        guard case .flick(let start, let end) = step else { return nil }
        return [start.written, "to", end.written]
      }),

    Verb(
      "scroll", "TARGET by X,Y [over SECONDS]",
      help: "A finger on the target moves what is under it, so that so many points more of what "
        + "lies right and below come into sight, and rests before it is lifted; takes "
        + "\(PlainNumber.write(Step.usualScroll)) s where nothing is said.",
      read: { words throws(ScenarioProblem) in
        let target = try words.target()
        _ = try words.keyword(["by"])
        let way = try words.list("a distance (x,y)", count: 2, in: Limits.shift)
        let time = words.takes("over") ? try words.time() : Step.usualScroll
        return .scroll(target, by: CGSize(width: way[0], height: way[1]), over: time)
      },
      write: { step in
        guard case .scroll(let target, let way, let time) = step else { return nil }
        return [target.written, "by", PlainNumber.write([way.width, way.height].map(Double.init))]
          + (time == Step.usualScroll ? [] : ["over", PlainNumber.write(time)])
      }),

    Verb(
      "finger", "down | move | up | cancel X,Y [id N]",
      help: "One event of a finger at a point of the screen, and nothing more; ids tell fingers "
        + "apart, and without one it is finger 0.",
      read: { words throws(ScenarioProblem) in
        let phases = TouchPhase.allCases
        let word = try words.keyword(phases.map(\.word))
        guard let phase = phases.first(where: { $0.word == word }) else {
          preconditionFailure("only words of phases pass")
        }
        let point = try words.list("a point of the screen (x,y)", count: 2, in: Limits.shift)
        let id = words.takes("id") ? try words.wholeNumber("a finger", in: 0...9) : 0
        return .perform(.touch(phase, at: CGPoint(x: point[0], y: point[1]), id: id))
      },
      write: { step in
        guard case .perform(.touch(let phase, at: let point, id: let id), times: 1) = step else {
          return nil
        }
        return [phase.word, PlainNumber.write([point.x, point.y].map(Double.init))]
          + (id == 0 ? [] : ["id", "\(id)"])
      }),

    Verb(
      "monkey", "N [every SECONDS]",
      help: "Does N things at random: taps, drags, keys, keyboard heights; the same ones for the "
        + "same seed in the settings.",
      read: { words throws(ScenarioProblem) in
        let count = try words.wholeNumber("a number of things to do", in: Limits.times)
        return .monkey(count, every: words.takes("every") ? try words.pause() : Step.usualPause)
      },
      write: { step in
        guard case .monkey(let count, let pause) = step else { return nil }
        return ["\(count)"] + (pause == Step.usualPause ? [] : ["every", PlainNumber.write(pause)])
      }),
  ]
}

extension Target {
  fileprivate func written(at place: CGPoint?) -> [String] {
    [written] + (place.map { ["at", PlainNumber.write([Double($0.x), Double($0.y)])] } ?? [])
  }
}

extension TouchPhase {
  fileprivate var word: String {
    switch self {
    case .began: "down"
    case .moved: "move"
    case .ended: "up"
    case .cancelled: "cancel"
    }
  }
}
