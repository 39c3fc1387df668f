import Foundation
import Testing

@testable import PhoneSimulator

@Suite("Device catalogue")
struct DeviceCatalogTests {
  private static func catalog() throws -> DeviceCatalog {
    try DeviceCatalog(assets: Assets.find(environment: [:]))
  }

  /// What is published about a device, independent of the file.
  struct Facts: Sendable, CustomTestStringConvertible {
    let name: String
    let size: CGSize
    let scale: CGFloat
    /// Top and bottom in portrait; side and bottom in landscape.
    let insets: [CGFloat]
    /// With bar, without, keypad; portrait, then landscape.
    let heights: [CGFloat]
    var testDescription: String { name }
  }

  @Test(
    "Sizes, insets and keyboards are those of the real device",
    arguments: [
      Facts(
        name: "iPhone SE (3rd generation)", size: CGSize(width: 375, height: 667), scale: 2,
        insets: [20, 0, 0, 0], heights: [260, 216, 216, 200, 162, 162]),
      Facts(
        name: "iPhone 13", size: CGSize(width: 390, height: 844), scale: 3,
        insets: [47, 34, 47, 21], heights: [336, 291, 291, 219, 181, 181]),
      Facts(
        name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
        insets: [59, 34, 59, 21], heights: [336, 291, 291, 219, 181, 181]),
      Facts(
        name: "iPhone 16 Pro Max", size: CGSize(width: 440, height: 956), scale: 3,
        insets: [62, 34, 62, 21], heights: [346, 301, 301, 219, 181, 181]),
      Facts(
        name: "iPad (9th generation)", size: CGSize(width: 810, height: 1080), scale: 2,
        insets: [20, 0, 0, 0], heights: [313, 263, 313, 398, 348, 398]),
    ])
  func facts(expected: Facts) throws {
    let device = try #require(try Self.catalog().device(named: expected.name))
    #expect(device.name == expected.name)
    #expect(device.size(in: .portrait) == expected.size)
    #expect(
      device.size(in: .landscape)
        == CGSize(width: expected.size.height, height: expected.size.width))
    #expect(device.scale == expected.scale)
    let (portrait, landscape) = (device.safeArea[.portrait], device.safeArea[.landscape])
    #expect([portrait.top, portrait.bottom, landscape.side, landscape.bottom] == expected.insets)
    #expect(portrait.side == 0)
    let heights = Device.Orientation.allCases.flatMap { orientation in
      [(false, true), (false, false), (true, device.idiom == .pad)].map { isKeypad, hasBar in
        KeyboardGeometry(device: device, orientation: orientation).height(
          isKeypad: isKeypad, hasBar: hasBar)
      }
    }
    #expect(heights == expected.heights)
  }

  @Test("A phone's keypad is as high as letters without a bar, a tablet's as they are")
  func keypad() throws {
    let catalog = try Self.catalog()
    let phone = try #require(catalog.device(named: "iPhone X"))
    let pad = try #require(catalog.device(named: "iPad Air 2"))
    func height(of device: Device, hasBar: Bool) -> CGFloat {
      KeyboardGeometry(device: device, orientation: .portrait).height(
        isKeypad: true, hasBar: hasBar)
    }
    #expect(height(of: phone, hasBar: false) == 291)
    #expect(height(of: pad, hasBar: false) == 263)
    #expect(height(of: pad, hasBar: true) == 313)
  }

  @Test("A device with a home indicator keeps room for it, one with a button does not")
  func homeIndicator() throws {
    for device in try Self.catalog().devices {
      for orientation in Device.Orientation.allCases {
        #expect(
          (device.safeArea[orientation].bottom > 0) == device.hasHomeIndicator, "\(device.name)")
      }
      #expect((device.cornerRadius > 0) == device.hasHomeIndicator, "\(device.name)")
      if case .island(let size, let top) = device.statusBar {
        #expect(top + size.height < device.safeArea.portrait.top, "\(device.name)")
      }
    }
  }

  @Test("Names are found in any case, and only whole")
  func lookup() throws {
    let catalog = try Self.catalog()
    #expect(catalog.device(named: "IPHONE 13")?.name == "iPhone 13")
    #expect(catalog.device(named: "iPhone") == nil)
    #expect(catalog.names.count == 63)
    #expect(Set(catalog.names).count == 63)
    #expect(catalog.devices.allSatisfy { catalog.device(named: $0.name) == $0 })
  }

  @Test("Several names share one entry's numbers")
  func sharedEntry() throws {
    let catalog = try Self.catalog()
    let (older, newer) = (catalog.device(named: "iPhone 13"), catalog.device(named: "iPhone 14"))
    #expect(older?.statusBar == .notch(CGSize(width: 162, height: 34)))
    #expect(older?.keyboard == newer?.keyboard)
    #expect(newer?.name == "iPhone 14")
  }
}
