import Foundation
import HostSystem
import PhoneSimulator
import Scenarios

extension CommandResources {
  /// The devices with what matters about them, one to a line.
  var listOfDevices: String {
    let rows = devices.devices.map { device in
      let size = device.portraitSize
      let height = device.keyboard.portrait.withBar
      return [
        device.name, "\(PlainNumber.write(size.width)) × \(PlainNumber.write(size.height))",
        "@\(PlainNumber.write(device.scale))x", PlainNumber.write(height),
      ]
    }
    return Self.columns([["DEVICE", "POINTS", "SCALE", "KEYBOARD"]] + rows)
  }

  /// The screens with their titles and what to watch on them.
  var listOfScreens: String {
    TextTable.rows(catalog.map { ($0.name, "\($0.title). \($0.whatToWatch)") }) + "\n"
  }

  private static func columns(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
