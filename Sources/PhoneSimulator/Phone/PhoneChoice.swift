/// The devices and screens that a phone can be switched to.
package struct PhoneChoice: Sendable {
  package var devices: [Device]
  package var screens: [AppScreen]

  package init(devices: [Device] = [], screens: [AppScreen] = []) {
    self.devices = devices
    self.screens = screens
  }

  /// The device with a name, in which case does not count; throws where there is none.
  func device(named name: String) throws(PhoneError) -> Device {
    guard let device = devices.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw .unknownDevice(name, known: devices.map(\.name))
    }
    return device
  }
}
