import KeyboardPlaygroundTesting
import UIKit
import XCTest

final class CityXCTests: XCTestCase {
  @MainActor func testCityStaysVisible() async throws {
    for device in [Device.iPhoneSE3, .iPhone16ProMax] {
      let phone = try TestPhone(device) { LoginViewController() }
      try phone.tap("#city")
      try await phone.settle()
      XCTAssertEqual(try phone.gap(of: "#city"), 8)
      try phone.play("keyboard height 320", "wait 0.1")
      try phone.expectStill("city, higher keyboard")
    }
  }

  @MainActor func testCityIsSuggested() async throws {
    let phone = try TestPhone { LoginViewController() }
    let login = try XCTUnwrap(phone.rootViewController as? LoginViewController)
    try await phone.perform { try await login.suggestCity() }
    XCTAssertEqual(phone.time, 2)
    XCTAssertEqual(try phone.text(of: "#city"), "Kyoto")
    try await phone.settle()
  }
}
