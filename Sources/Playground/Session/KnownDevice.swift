import PhoneSimulator

/// A device that both ends of a connection know, of which only the name is sent.
@propertyWrapper
package struct KnownDevice: Hashable, Sendable {
  package var wrappedValue: Device

  package init(wrappedValue: Device) {
    self.wrappedValue = wrappedValue
  }

  /// Where a decoder has the devices that are known, by their names.
  static let devices = CodingUserInfoKey(rawValue: "KnownDevice.devices")
}

extension KnownDevice: Codable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue.name)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    let devices = Self.devices.flatMap { decoder.userInfo[$0] as? [String: Device] }
    guard let device = devices?[name] else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the device \(name) is not known")
    }
    wrappedValue = device
  }
}
