import Foundation
import UIKit

/// Which layer of keys is in sight, and how shift stands.
struct KeyboardMode: Hashable, Sendable {
  enum Shift: Hashable, Sendable {
    case off
    /// For the next letter.
    case on
    case locked
  }

  private(set) var kind = KeyboardKind.standard
  private(set) var layer = KeyboardLayer.letters
  private(set) var shift = Shift.off

  private var context: TypingContext?
  private var lastShiftTap: Int?
  /// When the space bar was tapped, unless something else was done since.
  private var lastSpaceTap: Int?

  /// How soon a second tap on shift must come to lock it, in ticks.
  private static let doubleTap = FrameClock.ticks(0.3)

  /// How soon a second tap on the space bar must come to make a full stop, in ticks.
  private static let doubleSpace = FrameClock.ticks(0.5)

  var isShifted: Bool { shift != .off }

  /// The layer that a field of the present kind begins with.
  ///
  /// An iPad has no small keypad: it shows the numbers instead.
  private func firstLayer(isPad: Bool) -> KeyboardLayer {
    if kind.isKeypad { return isPad ? .numbers : .keypad }
    return kind == .numbersFirst ? .numbers : .letters
  }

  /// Starts afresh in another field.
  mutating func begin(_ kind: KeyboardKind, isPad: Bool) {
    self.kind = kind
    layer = firstLayer(isPad: isPad)
    shift = .off
    context = nil
    lastShiftTap = nil
    lastSpaceTap = nil
  }

  /// Lets shift follow the text before the caret, once each time that changes.
  mutating func follow(_ context: TypingContext) {
    guard context != self.context else { return }
    self.context = context
    if shift != .locked { shift = context.wantsShift ? .on : .off }
  }

  mutating func tapShift(at tick: Int) {
    defer { lastShiftTap = tick }
    if let lastShiftTap, tick - lastShiftTap <= Self.doubleTap, shift != .locked {
      shift = .locked
    } else {
      shift = shift == .off ? .on : .off
    }
  }

  /// Shifts the keys for a finger that slides from shift to one of them.
  mutating func holdShift() {
    shift = .on
    lastShiftTap = nil
  }

  /// Such a finger has left the keys without typing.
  mutating func releaseShift() {
    if shift == .on { shift = .off }
  }

  /// Whether a tap on the space bar is the second of two.
  func isSecondSpace(at tick: Int) -> Bool {
    lastSpaceTap.map { tick - $0 <= Self.doubleSpace } ?? false
  }

  /// Notes that a tap on the space bar has typed a space.
  mutating func didTapSpace(at tick: Int) {
    lastSpaceTap = tick
  }

  /// Notes that something was deleted.
  mutating func didDelete() {
    lastSpaceTap = nil
  }

  mutating func turn(to layer: KeyboardLayer) {
    self.layer = layer
  }

  /// What follows from a key that typed a text: shift lets go, and a space or an
  /// apostrophe leads from the numbers back to the letters, unless that would tell of one
  /// in a secret.
  mutating func didType(_ text: String, isSecret: Bool = false) {
    lastShiftTap = nil
    lastSpaceTap = nil
    if shift == .on, layer == .letters { shift = .off }
    let leadsBack = text == " " || text == "'"
    if leadsBack, !isSecret, layer == .numbers || layer == .symbols, kind != .numbersFirst,
      !kind.isKeypad
    {
      layer = .letters
    }
  }

  /// Turns to the layer that has a character which a real keyboard types.
  mutating func show(_ character: String, of layout: KeyboardLayout, isPad: Bool) {
    func has(_ rows: [[String]]) -> Bool { rows.contains { $0.contains(character) } }
    if layer == .keypad || layer == .dialing {
      let keypad = layout.keypad
      if character == "0" || has(keypad.digits.map { $0.map(\.character) }) {
        layer = .keypad
      } else if kind == .phonePad, has(keypad.dialing.map { $0.map(\.character) }) {
        layer = .dialing
      }
      return
    }
    guard character != " " else { return }
    let layers = isPad ? layout.pad : layout.phone
    if has(layers.letters) {
      layer = .letters
      if shift == .on { shift = .off }
    } else if has(layers.shifted) {
      layer = .letters
      if shift == .off { shift = .on }
    } else if has(layers.numbers) {
      layer = .numbers
    } else if has(layers.symbols) {
      layer = .symbols
    }
  }
}
