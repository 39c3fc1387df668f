import Foundation
import HostSystem
import PhoneSimulator

extension Condition {
  /// How conditions are written, as help shows them.
  package static let forms = [
    "keyboard up | down | top POINTS", "shift POINTS",
    "#ID above keyboard [by POINTS]", "#ID [not] focused", "#ID [not] visible",
    "#ID frame X,Y,WIDTH,HEIGHT", "#ID text \"TEXT\"", "gap #ID at most POINTS",
    "notifications none | NAME ...",
    "motion \(MotionFigure.allCases.map(\.rawValue).joined(separator: " | ")) at most NUMBER",
  ]

  /// `besides` are words that could stand in the condition's place.
  init(_ words: inout WordReader, besides: [String] = []) throws(ScenarioProblem) {
    if words.nextNamesView {
      try self.init(ofView: words.viewTarget(), &words)
      return
    }
    let kinds = ["shift", "keyboard", "gap", "notifications", "motion", "#ID"]
    switch try words.keyword(besides + kinds) {
    case "shift":
      self = .shift(try words.distance())
    case "keyboard":
      switch try words.keyword(["up", "down", "top"]) {
      case "top": self = .keyboardTop(try words.distance())
      case let state: self = .keyboard(isUp: state == "up")
      }
    case "gap":
      let target = try words.viewTarget()
      self = .gap(target, atMost: try words.atMost("a distance in points", in: Limits.shift))
    case "notifications":
      self = .notifications(try words.notifications())
    default:
      let figure = try words.word(of: MotionFigure.self)
      self = .motion(figure, atMost: try words.atMost(figure.wanted, in: Limits.motion))
    }
  }

  private init(ofView target: Target, _ words: inout WordReader) throws(ScenarioProblem) {
    let isWanted = !words.takes("not")
    let states = ["focused", "visible"]
    switch try words.keyword(isWanted ? ["above"] + states + ["frame", "text"] : states) {
    case "above":
      _ = try words.keyword(["keyboard"])
      self = .aboveKeyboard(target, by: words.takes("by") ? try words.distance() : nil)
    case "focused": self = .focused(target, isWanted)
    case "visible": self = .visible(target, isWanted)
    case "frame": self = .frame(target, try words.rect())
    default: self = .text(target, try words.text())
    }
  }

  /// The words `init` reads back.
  var words: [String] {
    switch self {
    case .shift(let points): ["shift", PlainNumber.write(points)]
    case .keyboard(let isUp): ["keyboard", isUp ? "up" : "down"]
    case .keyboardTop(let points): ["keyboard", "top", PlainNumber.write(points)]
    case .aboveKeyboard(let target, let gap):
      [target.written, "above", "keyboard"] + (gap.map { ["by", PlainNumber.write($0)] } ?? [])
    case .gap(let target, let limit):
      ["gap", target.written, "at", "most", PlainNumber.write(limit)]
    case .focused(let target, let isWanted):
      [target.written] + (isWanted ? [] : ["not"]) + ["focused"]
    case .visible(let target, let isWanted):
      [target.written] + (isWanted ? [] : ["not"]) + ["visible"]
    case .frame(let target, let frame):
      [target.written, "frame", frame.written]
    case .text(let target, let text): [target.written, "text", text.quoted]
    case .notifications(let names):
      ["notifications"] + (names.isEmpty ? ["none"] : names.map(\.rawValue))
    case .motion(let figure, let limit):
      ["motion", figure.rawValue, "at", "most", PlainNumber.write(limit)]
    }
  }
}

extension Requirement {
  init(_ words: inout WordReader, besides: [String] = []) throws(ScenarioProblem) {
    condition = try Condition(&words, besides: besides)
    if condition.hasTolerance, words.takes("within") {
      tolerance = try words.number("a tolerance in points", in: Limits.tolerance)
    }
  }

  /// The words `init` reads back.
  var words: [String] {
    condition.words + (tolerance.map { ["within", PlainNumber.write($0)] } ?? [])
  }
}

extension Requirement: CustomStringConvertible {
  package var description: String { words.joined(separator: " ") }
}

extension WordReader {
  fileprivate mutating func distance() throws(ScenarioProblem) -> Double {
    try number("a distance in points", in: Limits.shift)
  }

  fileprivate mutating func atMost(
    _ wanted: String, in allowed: ClosedRange<Double>
  ) throws(ScenarioProblem) -> Double {
    _ = try keyword(["at"])
    _ = try keyword(["most"])
    return try number(wanted, in: allowed)
  }

  /// The names of notifications up to the end of the condition; none for `none`.
  fileprivate mutating func notifications() throws(ScenarioProblem) -> [KeyboardNotification.Name] {
    if takes("none") { return [] }
    let known = KeyboardNotification.Name.allCases.map(\.rawValue)
    var names: [KeyboardNotification.Name] = []
    repeat {
      let name = try keyword(names.isEmpty ? known + ["none"] : known)
      names += KeyboardNotification.Name(rawValue: name).map { [$0] } ?? []
    } while !isAtEnd && !nextIs("max")
    return names
  }
}
