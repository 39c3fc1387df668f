import Foundation
import TestSupport
import Testing
import UIKit

/// Recognisers on two views, one inside the other, and fingers on them, all written as text.
@MainActor final class GestureStage {
  let window: UIWindow
  let clock: FrameClock
  let outer: TouchLogView
  let inner: TouchLogView
  let recognizers: [any LoggedRecognizer]
  private let delegate = RelationDelegate()
  private(set) var places: [Int: CGPoint] = [:]

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - recognizers: Kinds with options, as in `tap,taps=2 pan,out`; `out` puts one on the outer
  ///     view.
  ///   - relations: `0>1`, 0 requires 1 to fail; `0>>1`, its delegate wants that; `0<1`, the
  ///     delegate of 0 wants that of 1; `0~1`, the delegate of 0 lets both recognise; `0!`, that
  ///     delegate does not let it begin; `0-`, it keeps touches from it.
  ///   - window: The window that the views are put into.
  ///   - clock: The clock of its screen.
  init(_ recognizers: String, relations: String, in window: UIWindow, _ clock: FrameClock) {
    self.window = window
    self.clock = clock
    outer = TouchLogView(frame: window.bounds)
    inner = TouchLogView(frame: window.bounds)
    inner.isMultipleTouchEnabled = true
    window.addSubview(outer)
    outer.addSubview(inner)
    self.recognizers = recognizers.split(separator: " ").map { Self.recognizer(String($0)) }
    for (recognizer, text) in zip(self.recognizers, recognizers.split(separator: " ")) {
      recognizer.delegate = delegate
      (text.contains(",out") ? outer : inner).addGestureRecognizer(recognizer)
    }
    for relation in relations.split(separator: " ") { relate(String(relation)) }
  }

  private static func recognizer(_ text: String) -> any LoggedRecognizer {
    let words = text.split(separator: ",").map(String.init)
    let recognizer: any LoggedRecognizer =
      switch words[0] {
      case "tap": LoggedTap()
      case "long": LoggedLongPress()
      case "pan": LoggedPan()
      case "edge": LoggedEdgePan()
      case "swipe": LoggedSwipe()
      case "pinch": LoggedPinch()
      case "turn": LoggedRotation()
      default: preconditionFailure("no recogniser \(words[0])")
      }
    for word in words.dropFirst() {
      let option = word.split(separator: "=").map(String.init)
      set(option[0], option.count > 1 ? option[1] : "", of: recognizer)
    }
    return recognizer
  }

  private static func set(_ option: String, _ value: String, of recognizer: UIGestureRecognizer) {
    let tap = recognizer as? UITapGestureRecognizer
    let long = recognizer as? UILongPressGestureRecognizer
    let pan = recognizer as? UIPanGestureRecognizer
    let swipe = recognizer as? UISwipeGestureRecognizer
    let directions: [String: UISwipeGestureRecognizer.Direction] = [
      "left": .left, "up": .up, "down": .down, "leftright": [.left, .right],
    ]
    let edges: [String: UIRectEdge] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "all": .all,
    ]
    let count = Int(value) ?? 0
    let number = Double(value) ?? 0
    switch option {
    case "taps":
      tap?.numberOfTapsRequired = count
      long?.numberOfTapsRequired = count
    case "touches":
      tap?.numberOfTouchesRequired = count
      long?.numberOfTouchesRequired = count
      swipe?.numberOfTouchesRequired = count
    case "duration": long?.minimumPressDuration = number
    case "movement": long?.allowableMovement = CGFloat(number)
    case "min": pan?.minimumNumberOfTouches = count
    case "max": pan?.maximumNumberOfTouches = count
    case "to": swipe?.direction = directions[value, default: []]
    case "at": (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = edges[value, default: []]
    case "off": recognizer.isEnabled = false
    case "keep": recognizer.cancelsTouchesInView = false
    case "late": recognizer.delaysTouchesBegan = true
    case "early": recognizer.delaysTouchesEnded = false
    case "out": break
    default: preconditionFailure("no option \(option)")
    }
  }

  private func relate(_ text: String) {
    let digits = text.compactMap(\.wholeNumberValue)
    let one = recognizers[digits[0]]
    let other = recognizers[digits[digits.count - 1]]
    switch text.filter({ !$0.isNumber }) {
    case ">": one.require(toFail: other)
    case ">>": delegate.waiting.append((one, other))
    case "<": delegate.awaited.append((one, other))
    case "~": delegate.together.append((one, other))
    case "!": delegate.refusesToBegin.append(one)
    case "-": delegate.refusesTouches.append(one)
    default: preconditionFailure("no relation \(text)")
    }
  }

  /// Moves fingers: `1d50,60` puts finger 1 down, `1m` moves it, `1u` lifts it, `1c` takes it away;
  /// `+0.5` lets seconds pass, `+t1` ticks.
  func play(_ steps: String) {
    for step in steps.split(separator: " ") {
      if step.hasPrefix("+t") {
        clock.advance(by: Int(Self.number(step.dropFirst(2))))
      } else if step.hasPrefix("+") {
        clock.advance(by: FrameClock.ticks(Self.number(step.dropFirst())))
      } else {
        move(Int(Self.number(step.prefix(1))), step.dropFirst(1).prefix(1), step.dropFirst(2))
      }
    }
  }

  private func move(_ finger: Int, _ letter: Substring, _ place: Substring) {
    let phases: [Substring: UITouch.Phase] = [
      "d": .began, "m": .moved, "u": .ended, "c": .cancelled,
    ]
    let numbers = place.split(separator: ",").map { CGFloat(Self.number($0)) }
    if numbers.count == 2 { places[finger] = CGPoint(x: numbers[0], y: numbers[1]) }
    guard let phase = phases[letter], let place = places[finger] else {
      preconditionFailure("no such move: \(finger)\(letter)")
    }
    window.deliverTouch(phase, at: place, id: finger)
  }

  private static func number(_ text: Substring) -> Double {
    guard let number = Double(text) else { preconditionFailure("no number: \(text)") }
    return number
  }
}
