internal import CXlib

/// Keys held down beside another key or a button.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let shift = Modifiers(rawValue: 1 << 0)
  package static let control = Modifiers(rawValue: 1 << 1)
  package static let alt = Modifiers(rawValue: 1 << 2)
  package static let `super` = Modifiers(rawValue: 1 << 3)
  package static let capsLock = Modifiers(rawValue: 1 << 4)
  package static let numLock = Modifiers(rawValue: 1 << 5)
}

/// Which state bits carry the modifiers that X does not give a fixed bit.
@MainActor struct ModifierMasks {
  private let alt, `super`, numLock: UInt32

  init(_ connection: OpaquePointer) {
    func mask(_ keysym: Int32) -> UInt32 {
      XkbKeysymToModifiers(connection, KeySym(keysym))
    }
    alt = mask(XK_Alt_L) | mask(XK_Meta_L)
    self.super = mask(XK_Super_L) & ~alt
    numLock = mask(XK_Num_Lock)
  }

  func modifiers(state: UInt32) -> Modifiers {
    var modifiers: Modifiers = []
    if state & UInt32(ShiftMask) != 0 { modifiers.insert(.shift) }
    if state & UInt32(ControlMask) != 0 { modifiers.insert(.control) }
    if state & UInt32(LockMask) != 0 { modifiers.insert(.capsLock) }
    if state & alt != 0 { modifiers.insert(.alt) }
    if state & self.super != 0 { modifiers.insert(.super) }
    if state & numLock != 0 { modifiers.insert(.numLock) }
    return modifiers
  }
}
