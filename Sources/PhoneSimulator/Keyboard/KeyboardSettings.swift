/// What a person has set about the keyboard, apart from what fields ask of it.
package struct KeyboardSettings: Hashable, Sendable {
  /// The whole height in points; nil is the device's own.
  package var height: Double?

  /// Whether suggestions are shown above the keys where the field allows it.
  package var predictiveBar: Bool

  /// Whether a hardware keyboard is connected.
  package var hardwareKeyboard: Bool

  /// How the keyboard stands on the screen, on a device that has a choice.
  package var arrangement = KeyboardArrangement.docked

  package init(
    height: Double? = nil, predictiveBar: Bool = true, hardwareKeyboard: Bool = false
  ) {
    self.height = height
    self.predictiveBar = predictiveBar
    self.hardwareKeyboard = hardwareKeyboard
  }
}
