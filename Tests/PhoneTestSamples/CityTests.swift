import KeyboardPlaygroundTesting
import Testing
import UIKit

@MainActor @Test(arguments: [Device.iPhoneSE3, .iPhone16ProMax])
func cityStaysVisible(device: Device) throws {
  let phone = try TestPhone(device) { LoginViewController() }
  try phone.tap("#city")
  try phone.settle()
  #expect(try phone.gap(of: "#city") == 8)
  try phone.play("keyboard height 320", "wait 0.1")
  try phone.expectStill("city, higher keyboard")
}

@MainActor @Test func cityIsSuggested() async throws {
  let phone = try TestPhone { LoginViewController() }
  let login = try #require(phone.rootViewController as? LoginViewController)
  try await phone.perform { try await login.suggestCity() }
  #expect(phone.time == 2)
  #expect(try phone.text(of: "#city") == "Kyoto")
  try await phone.settle()
}
