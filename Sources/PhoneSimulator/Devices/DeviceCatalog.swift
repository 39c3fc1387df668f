import Foundation

/// The devices that can be simulated, in the order of their file.
package struct DeviceCatalog: Sendable {
  package let devices: [Device]

  package var names: [String] { devices.map(\.name) }

  /// Reads `devices.json` in a folder of assets.
  package init(assets: Assets) throws(AssetError) {
    let path = assets.file("devices.json").path(percentEncoded: false)
    try self.init(text: AssetFile.read(path), file: path)
  }

  /// Reads the catalogue from the bytes of a file, whose name is for errors.
  package init(text: [UInt8], file: String) throws(AssetError) {
    let root: JSONNode
    do {
      root = try JSONParser.parse(text)
    } catch {
      throw .malformed(file: file, line: error.line, problem: error.problem)
    }
    devices = try JSONPlace(node: root, file: file).object { fields throws(AssetError) in
      let list = try fields("devices")
      var devices: [Device] = []
      for entry in try list.elements() {
        for device in try Device.devices(at: entry) {
          if devices.contains(where: { Self.spellsSame($0.name, device.name) }) {
            throw AssetError.invalid(
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
