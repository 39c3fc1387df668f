import Captures
import Drawing
import Foundation
import HostSystem
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@Suite("The README's example", .phone)
@MainActor
struct ReadmeExampleTests {
  /// Row `row` is 44 points high and begins at 120 + 80 · row; the keyboard of
  /// this phone, 336 points high, begins at 508.
  @Test(
    "The edited field sits 8 points above the keyboard, or where it is when that is higher",
    arguments: [(0, 0), (4, 0), (5, 564 + 8 - 508)] as [(Int, Double)])
  func shift(row: Int, shift: Double) throws {
    try withExample { phone in
      try phone.perform(.tap(.point(CGPoint(x: 160, y: 142 + 80 * row))))
      phone.settle()
      #expect(phone.keyboard.frame?.minY == 508)
      #expect(phone.rootViewController.view.center == CGPoint(x: 195, y: 422 - shift))
      #expect(Double(phone.shift) == shift)
    }
  }

  /// The README shows the screen below its source; KEYBOARD_PLAYGROUND_PICTURES=update takes
  /// the picture anew.
  @Test("The README's picture is what the example looks like")
  func picture() throws {
    let repository = repositoryAssets().folders[0].deletingLastPathComponent()
    let path = repository.appending(path: "docs/example.png").path
    try withExample { phone in
      try phone.perform(.tap(.text("Country")))
      phone.settle()
      try phone.perform(.text("Norway"))
      let still = phone.still(scale: 2)
      if ProcessInfo.processInfo.environment["KEYBOARD_PLAYGROUND_PICTURES"] == "update" {
        try FileOutput.write(EncodedPicture(still).file(), to: path)
      }
      let picture = try Picture(contentsOf: path).bitmap
      #expect((picture.width, picture.height) == (still.width, still.height))
      // Other versions of the libraries paint letters otherwise.
      let renderer = try RendererRecord(
        path: repository.appending(path: "Tests/Goldens/RENDERER").path,
        present: RendererIdentity.current())
      if renderer.isSameRenderer { #expect(picture.hasSamePixels(as: still)) }
    }
  }

  @Test("A target that is never cleared does not move the page for a field of a sheet above")
  func sheetAbove() throws {
    try withExample { phone in
      let page: UIView = phone.rootViewController.view
      try phone.perform(.tap(.point(CGPoint(x: 160, y: 142 + 80 * 5))))
      phone.settle()
      #expect(page.center == CGPoint(x: 195, y: 422 - 64))

      let sheet = UIView(frame: CGRect(x: 0, y: 60, width: 390, height: 784))
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 44))
      sheet.addSubview(field)
      page.window?.addSubview(sheet)
      #expect(field.becomeFirstResponder())
      phone.settle()
      #expect(phone.isKeyboardUp)
      #expect(page.center == CGPoint(x: 195, y: 422))

      sheet.removeFromSuperview()
      phone.settle()
      #expect(!phone.isKeyboardUp)
      try phone.perform(.tap(.point(CGPoint(x: 160, y: 142 + 80 * 5))))
      phone.settle()
      #expect(page.center == CGPoint(x: 195, y: 422 - 64))
    }
  }

  private func withExample(_ body: (Phone) throws -> Void) throws {
    let assets = repositoryAssets()
    try Fonts.prepare(configuration: assets.file("fonts.conf"))
    let phone = Phone(
      device: try #require(try DeviceCatalog(assets: assets).device(named: "iPhone 13")),
      layout: try KeyboardLayout(contentsOf: assets.file("keyboards/en.json")),
      screen: AppScreen("example", title: "Example", whatToWatch: "The page moves.") {
        SignUpViewController()
      })
    defer { phone.close() }
    try body(phone)
  }
}
