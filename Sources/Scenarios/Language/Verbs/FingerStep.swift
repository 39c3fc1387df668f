import Foundation
import HostSystem
import PhoneSimulator

/// What fingers do, and the wheel of a mouse.
package enum FingerStep: Hashable, Sendable {
  /// A finger that comes down on a target and stays for a time; `at` is a place in the target's
  /// view from its top left, nil its middle. Without a place and a time it leaves at once.
  case tap(Target, at: CGPoint? = nil, for: Double? = nil)

  case doubleTap(Target)
  case drag(from: Target, to: Target, over: Double)

  /// A finger on a way of its own, from place to place at certain times.
  case dragAlong(Target, at: CGPoint?, [Waypoint])

  /// A finger that is lifted while it moves.
  case flick(from: Target, to: Target)

  /// A finger that moves what is under it, and rests before it is lifted.
  case scroll(Target, by: CGSize, over: Double)

  /// A turn of a wheel over a target.
  case wheel(Target, by: CGSize)

  /// One event of a finger.
  case finger(TouchPhase, at: CGPoint, id: Int)

  /// Fingers, keys and heights at random, from the scenario's seed, a pause after each.
  case monkey(Int, every: Double)

  /// How long a finger takes to scroll when the step does not say.
  static let usualScroll = 0.4

  /// How long `monkey` waits between two things it does when the step does not say.
  static let usualPause = 0.1
}

extension FingerStep: StepFamily {
  static let verbs = [
    Verb(
      "tap", "TARGET [at X,Y] [for SECONDS]",
      help: "A finger touches a target and leaves it at once, or after a time: the middle of the "
        + "view with this #identifier or \"text\", a place in it from its top left, or the point "
        + "x,y of the screen.",
      read: { words throws(ScenarioProblem) in
        let target = try words.target()
        let place = try words.place(in: target)
        let time = words.takes("for") ? try words.time() : 0
        return .fingers(.tap(target, at: place, for: time == 0 ? nil : time))
      }),

    Verb(
      "double-tap", "TARGET", help: "Two taps, one right after the other.",
      read: { words throws(ScenarioProblem) in .fingers(.doubleTap(try words.target())) }),

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
          return .fingers(.drag(from: start, to: end, over: try words.time()))
        }
        _ = try words.keyword(place == nil ? ["to", "along"] : ["along"])
        return .fingers(.dragAlong(start, at: place, try words.waypoints()))
      }),

    Verb(
      "flick", "TARGET to TARGET",
      help: "A quick drag, in a tenth of a second: the finger is lifted while it moves.",
      read: { words throws(ScenarioProblem) in
        let start = try words.target()
        _ = try words.keyword(["to"])
        return .fingers(.flick(from: start, to: try words.target()))
      }),

    Verb(
      "scroll", "TARGET by X,Y [over SECONDS]",
      help: "A finger on the target moves what is under it, so that so many points more of what "
        + "lies right and below come into sight, and rests before it is lifted; takes "
        + "\(PlainNumber.write(usualScroll)) s where nothing is said.",
      read: { words throws(ScenarioProblem) in
        let target = try words.target()
        _ = try words.keyword(["by"])
        let way = try words.list("a distance (x,y)", count: 2, in: Limits.shift)
        let time = words.takes("over") ? try words.time() : usualScroll
        return .fingers(
          .scroll(target, by: CGSize(width: way[0], height: way[1]), over: time))
      }),

    Verb(
      "wheel", "TARGET by X,Y",
      help: "A mouse's wheel over the target scrolls so many points more of what lies right and "
        + "below into sight, as far as there are any.",
      read: { words throws(ScenarioProblem) in
        let target = try words.target()
        _ = try words.keyword(["by"])
        let way = try words.list("a distance (x,y)", count: 2, in: Limits.shift)
        return .fingers(.wheel(target, by: CGSize(width: way[0], height: way[1])))
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
        return .fingers(.finger(phase, at: CGPoint(x: point[0], y: point[1]), id: id))
      }),

    Verb(
      "monkey", "N [every SECONDS]",
      help: "Does N things at random: taps, drags, keys, keyboard heights; the same ones for the "
        + "same seed in the settings.",
      read: { words throws(ScenarioProblem) in
        let count = try words.wholeNumber("a number of things to do", in: Limits.times)
        return .fingers(
          .monkey(count, every: words.takes("every") ? try words.pause() : usualPause))
      }),
  ]

  var words: [String] {
    switch self {
    case .tap(let target, let place, let time):
      ["tap"] + target.written(at: place)
        + (time.map { $0 == 0 ? [] : ["for", PlainNumber.write($0)] } ?? [])
    case .doubleTap(let target): ["double-tap", target.written]
    case .drag(let start, let end, let time):
      ["drag", start.written, "to", end.written, "over", PlainNumber.write(time)]
    case .dragAlong(let start, let place, let waypoints):
      ["drag"] + start.written(at: place) + ["along"] + waypoints.map(\.written)
    case .flick(let start, let end): ["flick", start.written, "to", end.written]
    case .scroll(let target, let way, let time):
      [
        "scroll", target.written, "by",
        PlainNumber.write([way.width, way.height].map(Double.init)),
      ]
        + (time == Self.usualScroll ? [] : ["over", PlainNumber.write(time)])
    case .wheel(let target, let way):
      [
        "wheel", target.written, "by",
        PlainNumber.write([way.width, way.height].map(Double.init)),
      ]
    case .finger(let phase, let point, let id):
      ["finger", phase.word, PlainNumber.write([point.x, point.y].map(Double.init))]
        + (id == 0 ? [] : ["id", "\(id)"])
    case .monkey(let count, let pause):
      ["monkey", "\(count)"]
        + (pause == Self.usualPause ? [] : ["every", PlainNumber.write(pause)])
    }
  }

  var wordsWithoutSecret: [String] {
    if case .finger = self { return ["finger", "…"] }
    return targets.contains(where: \.mayBeKey) ? [words[0], "…"] : words
  }

  /// What fingers come down on.
  private var targets: [Target] {
    switch self {
    case .tap(let target, at: _, for: _), .doubleTap(let target),
      .scroll(let target, by: _, over: _), .wheel(let target, by: _),
      .dragAlong(let target, at: _, _):
      [target]
    case .drag(from: let start, to: let end, over: _), .flick(from: let start, to: let end):
      [start, end]
    case .finger, .monkey: []
    }
  }
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

extension Target {
  /// Whether it may be a key of the software keyboard.
  fileprivate var mayBeKey: Bool {
    switch self {
    case .identifier(let name): name.hasPrefix("key-") || name == "keyboard"
    case .point: true
    case .text: false
    }
  }
}
