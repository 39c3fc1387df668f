import Foundation
import UIKit

@testable import PhoneSimulator

extension Device {
  /// A device that comes with the project.
  static func named(_ name: String) throws -> Device {
    guard let device = try DeviceCatalog(assets: .find()).device(named: name) else {
      throw PhoneError.unknownScreen(name, known: [])
    }
    return device
  }
}

/// Opens a phone, hands it over, and closes it whatever happens.
@MainActor
func withPhone(
  _ device: String = "iPhone 13", settings: KeyboardSettings = KeyboardSettings(),
  screen: @autoclosure @escaping @MainActor () -> FormScreen = FormScreen(),
  _ body: @MainActor (Phone) throws -> Void
) throws {
  let phone = Phone(
    device: try .named(device), layout: try .english, settings: settings,
    screen: .form(screen))
  defer { phone.close() }
  try phone.world.enter { try body(phone) }
}

/// The same with any page.
@MainActor
func withPhone(
  _ device: String = "iPhone 13", page: @autoclosure @escaping @MainActor () -> UIViewController,
  _ body: @MainActor (Phone) throws -> Void
) throws {
  let phone = Phone(
    device: try .named(device), layout: try .english,
    screen: AppScreen("page", title: "Page", whatToWatch: "What is tested.", make: page))
  defer { phone.close() }
  try phone.world.enter { try body(phone) }
}

extension Phone {
  /// Lets time pass until nothing moves.
  func settle() {
    while !isSettled, let next = nextTick { advance(to: next) }
  }

  func field(_ name: String) -> UITextField? {
    view(for: .identifier(name)) as? UITextField
  }
}
