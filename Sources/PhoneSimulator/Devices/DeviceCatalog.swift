import Foundation
import HostSystem

/// The devices that can be simulated, in the order of their file.
package struct DeviceCatalog: Sendable {
  package let devices: [Device]

  package var names: [String] { devices.map(\.name) }

  /// Reads `devices.json` in a folder of assets.
  package init(assets: Assets) throws(AssetError) {
    let path = assets.file("devices.json").path(percentEncoded: false)
    self = try AssetFile.read(path) { (text, file) throws(JSONError) in
      try Self(text: text, file: file)
    }
  }

  /// Reads the catalogue from the bytes of a file, whose name is for errors.
  package init(text: [UInt8], file: String) throws(JSONError) {
    devices = try JSONPlace(text, file: file).object { fields throws(JSONError) in
      let list = try fields("devices")
      var devices: [Device] = []
      for entry in try list.elements() {
        for device in try Device.devices(at: entry) {
          if devices.contains(where: { Self.spellsSame($0.name, device.name) }) {
            throw JSONError.invalid(
              file: file, line: entry.node.line, subject: device.name, key: "names",
              problem: "has a name that is there twice")
          }
          devices.append(device)
        }
      }
      if devices.isEmpty { throw list.error("is empty") }
      return devices
    }
  }

  /// The device of a name; case does not count.
  package func device(named name: String) -> Device? {
    devices.first { Self.spellsSame($0.name, name) }
  }

  private static func spellsSame(_ first: String, _ second: String) -> Bool {
    first.lowercased() == second.lowercased()
  }
}
