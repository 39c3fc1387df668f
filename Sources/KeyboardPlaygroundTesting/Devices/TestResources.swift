import Captures
import Drawing
import Foundation
import HostSystem
import PhoneSimulator

/// What phones of tests are made from, which is read once in a process.
struct TestResources: Sendable {
  let devices: DeviceCatalog

  /// The keys of all languages there are.
  let layouts: [KeyboardLayout]

  static let shared = Result { try TestResources() }

  private init() throws {
    let assets = try Assets.find()
    devices = try DeviceCatalog(assets: assets)
    let catalog = KeyboardLayoutCatalog(assets: assets)
    layouts = try catalog.languages.map { try catalog.layout(for: $0) }
    try Fonts.prepare(configuration: assets.file("fonts.conf"))
  }

  func device(_ device: Device) throws(PhoneTestError) -> PhoneSimulator.Device {
    guard let known = devices.device(named: device.name) else {
      let nearest = NearestName.of(device.name, in: devices.names)
      throw PhoneTestError(
        "There is no device \(device.name)" + (nearest.map { "; did you mean \($0)?" } ?? "."))
    }
    return known
  }

  func layout(of language: String) throws(PhoneTestError) -> KeyboardLayout {
    guard let layout = layouts.first(where: { $0.language == language }) else {
      throw PhoneTestError(
        "There are no keys for the language \(language); there are those for "
          + "\(layouts.map(\.language).joined(separator: ", ")).")
    }
    return layout
  }
}
