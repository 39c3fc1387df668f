import Foundation
import KeyboardAvoidance
import PhoneSimulator
import Testing
import UIKit

@testable import DemoScreens

/// The repository's own assets.
func repositoryAssets() -> Assets {
  let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  return Assets(folders: [repository.appending(path: "assets")])
}

private let devices = Result { try DeviceCatalog(assets: repositoryAssets()) }
private let english = Result {
  try KeyboardLayout(contentsOf: repositoryAssets().file("keyboards/en.json"))
}

/// Opens a phone with a screen of the catalogue, hands it over, and closes it
/// whatever happens.
@MainActor
func withPhone(
  _ device: String, screen: String, height: Double? = nil,
  _ body: @MainActor (Phone) throws -> Void
) throws {
  let phone = try Phone(
    device: #require(devices.get().device(named: device)), layout: english.get(),
    settings: KeyboardSettings(height: height), catalog: AppScreen.demonstrations, screen: screen)
  defer { phone.close() }
  try phone.world.enter { try body(phone) }
}

/// What the engines write to their log meanwhile, instead of on standard error.
@MainActor
func linesOfTheLog(_ body: () throws -> Void) rethrows -> [String] {
  var lines: [String] = []
  let sink = AvoidanceLog.sink
  defer { AvoidanceLog.sink = sink }
  AvoidanceLog.sink = { _, line in lines.append(line) }
  try body()
  return lines
}

extension Phone {
  /// Lets time pass until nothing moves.
  func settle() {
    while !isSettled, let next = nextTick { advance(to: next) }
  }

  func tap(_ identifier: String) throws {
    try perform(.tap(.identifier(identifier)))
  }

  func type(_ text: String) throws {
    try perform(.text(text))
  }

  func press(_ key: KeyPress.Key) throws {
    try perform(.key(KeyPress(key)))
  }

  func find(_ identifier: String) throws -> UIView {
    try #require(view(for: .identifier(identifier)), "nothing is named \(identifier)")
  }

  func field(_ identifier: String) throws -> UITextField {
    try #require(find(identifier) as? UITextField)
  }

  /// Gives a field the focus, which may be under the keyboard.
  func focus(_ identifier: String) throws {
    #expect(try field(identifier).becomeFirstResponder())
    screen.clock.runDue()
  }

  /// Where the bottom of a view is seen, in the window's points.
  func bottom(of identifier: String) throws -> CGFloat {
    try frameInWindow(of: find(identifier)).maxY
  }

  /// Whether some label in sight says this.
  func shows(_ text: String) -> Bool { view(for: .text(text)) != nil }
}
