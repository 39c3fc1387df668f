import KeyboardPlaygroundTesting
import Screens
import Testing
import UIKit

@MainActor @Test(arguments: [Device.iPhoneSE3, .iPhone16ProMax])
func cityStaysAboveTheKeyboard(device: Device) throws {
  let phone = try TestPhone(device) { LoginViewController() }
  try phone.tap("#city")
  try phone.settle()
  #expect(try phone.gap(of: "#city") == 8)
  try phone.type("Kyoto")
  #expect(try phone.text(of: "#city") == "Kyoto")
}
