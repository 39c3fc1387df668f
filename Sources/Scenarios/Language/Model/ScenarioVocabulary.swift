import PhoneSimulator

/// The names a scenario may use.
package struct ScenarioVocabulary: Sendable {
  package var devices: [Device]
  package var screens: [String]

  /// The codes of the languages that there are keys for.
  package var languages: [String]

  /// The device of a scenario that names none.
  package var defaultDevice: Device

  /// Whether a screen can be named by the files that its code is in, and its class.
  package var takesCode = false

  package init(
    devices: [Device], screens: [String], languages: [String], defaultDevice: Device
  ) {
    self.devices = devices
    self.screens = screens
    self.languages = languages
    self.defaultDevice = defaultDevice
  }

  /// Whether there can be a screen of a name: one of the list, or `FILE.swift#CLASS`.
  func isScreen(_ name: String) -> Bool {
    screens.contains(name) || takesCode && Self.namesCode(name)
  }

  /// Whether a screen's name says in which files its code is.
  package static func namesCode(_ name: String) -> Bool {
    name.contains("#") || name.hasSuffix(".swift")
  }

  /// The device with a name, in which case does not count.
  func device(named name: String) -> Device? {
    devices.first { $0.name.lowercased() == name.lowercased() }
  }
}
