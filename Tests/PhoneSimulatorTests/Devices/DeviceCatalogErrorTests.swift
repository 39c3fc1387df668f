import Foundation
import HostSystem
import Testing

@testable import PhoneSimulator

@Suite("Broken device catalogues")
struct DeviceCatalogErrorTests {
  /// A sound catalogue of one device; the tests break it at one place each.
  private static let sound = """
    {
      "devices": [
        {
          "names": ["iPhone 13", "iPhone 14"],
          "idiom": "phone",
          "points": { "width": 390, "height": 844 },
          "scale": 3,
          "cornerRadius": 47.33,
          "homeIndicator": true,
          "statusBar": { "kind": "island", "top": 11, "width": 126, "height": 37 },
          "safeArea": {
            "portrait": { "top": 47, "side": 0, "bottom": 34 },
            "landscape": { "top": 0, "side": 47, "bottom": 21 }
          },
          "keyboard": {
            "portrait": { "withBar": 336, "withoutBar": 291, "keypad": 291 },
            "landscape": { "withBar": 219, "withoutBar": 181, "keypad": null }
          }
        }
      ]
    }
    """

  private static func read(_ text: String) throws -> [Device] {
    try DeviceCatalog(text: Array(text.utf8), file: "devices.json").devices
  }

  @Test("The catalogue that the tests break is sound")
  func unbroken() throws {
    let devices = try Self.read(Self.sound)
    #expect(devices.map(\.name) == ["iPhone 13", "iPhone 14"])
    #expect(devices.first?.statusBar == .island(CGSize(width: 126, height: 37), top: 11))
    #expect(devices.first?.keyboard.landscape.keypad == nil)
  }

  @Test(
    "A mistake is reported with file, line, device and key",
    arguments: [
      (#""withBar": 336, "#, "", "16: iPhone 13: keyboard.portrait.withBar is missing"),
      (#""idiom": "phone","#, "", "3: iPhone 13: idiom is missing"),
      (#""names": ["iPhone 13", "iPhone 14"],"#, "", "3: devices.0.names is missing"),
      (#"["iPhone 13", "iPhone 14"]"#, "[]", "4: devices.0.names is empty"),
      (#""iPhone 14""#, #""  ""#, "4: iPhone 13: names.1 is empty"),
      (#""iPhone 14""#, "14", "4: iPhone 13: names.1 is not a text"),
      (
        #""iPhone 14""#, #""IPHONE 13""#,
        "3: IPHONE 13: names has a name that is there twice"
      ),
      (#""phone","#, #""watch","#, "5: iPhone 13: idiom is neither phone nor pad"),
      (
        #""scale": 3"#, #""scale": 3, "colour": "red""#,
        "7: iPhone 13: colour is not a key that is known here"
      ),
      (#""scale": 3"#, #""scale": "3""#, "7: iPhone 13: scale is not a number"),
      (
        #""scale": 3"#, #""scale": 300"#,
        "7: iPhone 13: scale is 300, which is not between 1 and 4"
      ),
      (
        #""width": 390"#, #""width": -390"#,
        "6: iPhone 13: points.width is -390, which is not between 100 and 4000"
      ),
      (
        #""width": 390"#, #""width": 900"#,
        "6: iPhone 13: points is wider than high; portrait is meant"
      ),
      (
        "47.33", "195.5",
        "8: iPhone 13: cornerRadius is 195.5, which is not between 0 and 195"
      ),
      ("true", "1", "9: iPhone 13: homeIndicator is neither true nor false"),
      (
        #""island""#, #""hole""#, "10: iPhone 13: statusBar.kind is none of plain, notch and island"
      ),
      (#""island""#, #""notch""#, "10: iPhone 13: statusBar.top is not a key that is known here"),
      (
        #""bottom": 34"#, #""bottom": 3400"#,
        "12: iPhone 13: safeArea.portrait.bottom is 3400, which is not between 0 and 500"
      ),
      (
        #"{ "top": 0, "side": 47, "bottom": 21 }"#, "[]",
        "13: iPhone 13: safeArea.landscape is not an object"
      ),
      (
        #""withBar": 336"#, #""withBar": 844"#,
        "16: iPhone 13: keyboard.portrait.withBar is 844, which is not between 1 and 843"
      ),
      (
        #""withBar": 336"#, #""withBar": 290"#,
        "16: iPhone 13: keyboard.portrait.withBar is less than withoutBar"
      ),
      (
        #""keypad": null"#, #""keypad": 0"#,
        "17: iPhone 13: keyboard.landscape.keypad is 0, which is not between 1 and 389"
      ),
      (#""idiom": "phone","#, #""idiom": "phone""#, "6: expected `,` or `}`, found `\"`"),
      (
        #""scale": 3,"#, #""scale": 3, "scale": 2,"#,
        "7: the key scale is there twice"
      ),
    ])
  func mistake(sound: String, broken: String, expected: String) throws {
    let text = Self.sound.replacing(sound, with: broken, maxReplacements: 1)
    #expect(text != Self.sound)
    let error = try #require(throws: JSONError.self) { try Self.read(text) }
    #expect("\(error)" == "devices.json:\(expected)")
  }

  @Test(
    "A document of another shape is refused",
    arguments: [
      ("[]", "1: the file is not an object"),
      ("{}", "1: devices is missing"),
      (#"{ "devices": {} }"#, "1: devices is not a list"),
      (#"{ "devices": [] }"#, "1: devices is empty"),
      ("{\n\"devices\": [\n7] }", "3: devices.0 is not an object"),
      ("", "1: expected a value, found the end of the file"),
    ])
  func shape(text: String, expected: String) throws {
    let error = try #require(throws: JSONError.self) { try Self.read(text) }
    #expect("\(error)" == "devices.json:\(expected)")
  }

  @Test("A file that is not there is named")
  func missingFile() throws {
    let error = try #require(throws: AssetError.self) {
      try DeviceCatalog(assets: Assets(folders: [URL(filePath: "/nowhere")]))
    }
    guard case .unreadable(let file, let reason) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(file == "/nowhere/devices.json")
    #expect(!reason.isEmpty)
    #expect("\(error)" == "/nowhere/devices.json: \(reason)")
  }
}
