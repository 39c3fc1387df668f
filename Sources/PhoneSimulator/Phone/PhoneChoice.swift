/// The devices, screens and languages that a phone can be switched to.
package struct PhoneChoice: Sendable {
  package var devices: [Device]
  package var screens: [AppScreen]
  package var layouts: [KeyboardLayout]

  package init(
    devices: [Device] = [], screens: [AppScreen] = [], layouts: [KeyboardLayout] = []
  ) {
    self.devices = devices
    self.screens = screens
    self.layouts = layouts
  }

  /// The device with a name, in which case does not count; throws where there is none.
  func device(named name: String) throws(PhoneError) -> Device {
    guard let device = devices.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw .unknownDevice(name, known: devices.map(\.name))
    }
    return device
  }

  /// The keys of a language by its code; throws where there are none.
  func layout(of language: String) throws(PhoneError) -> KeyboardLayout {
    guard let layout = layouts.first(where: { $0.language == language }) else {
      throw .unknownLanguage(language, known: layouts.map(\.language))
    }
    return layout
  }
}
