import Foundation
import HostSystem
import Testing

@testable import KeyboardPlaygroundTesting

@Suite("Devices of tests")
struct DeviceTests {
  @Test(
    "A name in one word is the constant's",
    arguments: [
      (Device.iPhoneSE3, "iPhoneSE3"), (.iPhone13Mini, "iPhone13Mini"),
      (.iPhone6sPlus, "iPhone6sPlus"), (.iPadPro12Inch6, "iPadPro12Inch6"),
      (.iPadPro13InchM4, "iPadPro13InchM4"), (.iPadAir2, "iPadAir2"),
      (Device("My own (2)"), "MyOwn2"), (Device(" "), "device"),
    ])
  func identifier(device: Device, identifier: String) {
    #expect(device.identifier == identifier)
  }

  @Test("Every device of the file has its constant, and no other has one")
  func constants() throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/KeyboardPlaygroundTesting/Devices/Device+Known.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let constants = text.matches(of: /static let (\w+) = Device\("(.*)"\)/)
      .map { [String($0.1), String($0.2)] }
    #expect(constants == (try Device.all.map { [$0.identifier, $0.name] }))
  }

  @MainActor
  @Test("A device that is not there is an error that names the nearest")
  func unknown() {
    let line = #line + 1
    let said = message { _ = try TestPhone(Device("iPhone 13 minni")) { Fields() } }
    #expect(
      said
        == "\(#filePath):\(line): There is no device iPhone 13 minni; did you mean iPhone 13 mini?")
  }
}
