import PhoneSimulator

/// The names a scenario may use.
package struct ScenarioVocabulary: Sendable {
  package var devices: [Device]
  package var screens: [String]

  /// The codes of the languages that there are keys for.
  package var languages: [String]

  /// The device of a scenario that names none.
  package var defaultDevice: Device

  package init(
    devices: [Device], screens: [String], languages: [String], defaultDevice: Device
  ) {
    self.devices = devices
    self.screens = screens
    self.languages = languages
    self.defaultDevice = defaultDevice
  }

  /// The device with a name, in which case does not count.
  func device(named name: String) -> Device? {
    devices.first { $0.name.lowercased() == name.lowercased() }
  }
}
