import DemoScreens
import Drawing
import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import Playground
@testable import XWindow

/// The chooser on the stage, without a window.
@MainActor
@Suite(.phone) struct ChooserTests {
  private let device: Device
  private static let names = (1...40).map { "Device \($0)" }

  init() throws {
    let assets = try Assets.find(executable: URL(filePath: #filePath))
    try Fonts.prepare(configuration: assets.file("fonts.conf"))
    device = try #require(try DeviceCatalog(assets: assets).device(named: "iPhone 13"))
  }

  /// A chooser that is open, and what comes of it.
  @MainActor private final class Session {
    let scene: StageScene
    let chooser: Chooser
    private(set) var ends: [String?] = []

    init(
      _ device: Device, size: PixelSize, present: String = "Device 3", phones: [PhoneSession] = []
    ) {
      scene = StageScene(
        device: device, sessions: phones,
        layout: StageLayout(device: device, windowSize: size, columns: max(phones.count, 1)))
      let options = ChooserTests.names.map { ChooserOption(name: $0, detail: "1 × 2") }
      chooser = scene.world.enter {
        Chooser(ChooserList(options, present: present), prompt: "Find a device")
      }
      chooser.onEnd = { [weak self] in self?.ends.append($0) }
      scene.present(chooser)
    }

    func press(_ key: Key, _ text: String = "") {
      scene.use {
        $0.press(
          KeyEvent(
            key: key, shortcut: nil, modifiers: [], text: text, isRepeat: false, code: 1, time: 0))
      }
    }

    func type(_ text: String) {
      for character in text { press(.character(character), String(character)) }
    }

    /// The rows in sight, from the first one down.
    var rows: [ChooserRow] { chooser.all(ChooserRow.self) }
    var selected: String? { rows.first(where: \.isSelected)?.accessibilityIdentifier }

    /// Clicks in the middle of a view.
    func click(_ view: UIView) {
      let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      click(at: point)
    }

    func click(at point: CGPoint) {
      scene.touch(.began, at: point)
      scene.touch(.ended, at: point)
    }
  }

  private func open(scale: Double = 1, present: String = "Device 3") -> Session {
    Session(device, size: StageLayout.size(for: device, scale: scale), present: present)
  }

  @Test func `typing finds, Return chooses`() {
    let session = open()
    #expect(session.selected == "Device 3")
    session.type("ice 38")
    #expect(session.rows.map(\.accessibilityIdentifier) == ["Device 38"])
    session.press(.backspace)
    // 3, 13, 23 and 30 to 39, of which some are in sight.
    #expect(session.rows.count == 11)
    #expect(session.ends.isEmpty)
    session.press(.down)
    session.press(.return)
    #expect(session.ends == ["Device 13"])
  }

  @Test func `nothing found says so, and Return does nothing`() {
    let session = open()
    session.type("xyz")
    #expect(session.rows.isEmpty)
    let labels = session.chooser.all(UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
    #expect(labels.contains("Nothing is called “xyz”"))
    session.press(.return)
    session.press(.down)
    #expect(session.ends.isEmpty)
    session.press(.escape)
    #expect(session.ends == [nil])
  }

  @Test func `what is selected is in sight, however far the arrows go`() throws {
    let session = open()
    for key in Array(repeating: Key.down, count: 60) + [.up, .pageUp, .pageUp, .up, .pageDown] {
      session.press(key)
      let row = try #require(session.rows.first { $0.isSelected })
      let list = try #require(row.superview)
      #expect(row.frame.minY >= -0.01 && row.frame.maxY <= list.bounds.height + 0.01)
    }
    for _ in 0..<60 { session.press(.down) }
    #expect(session.selected == "Device 40")
  }

  @Test func `what is in use is marked, and in sight at first`() {
    let session = open(present: "Device 25")
    let marks = session.rows.filter { $0.all(UILabel.self).contains { $0.text == "✓" } }
    #expect(marks.map(\.accessibilityIdentifier) == ["Device 25"])
    #expect(session.selected == "Device 25")
  }

  @Test func `a click chooses, one beside the card closes`() {
    let session = open()
    session.click(session.rows[4])
    #expect(session.ends == ["Device 5"])
    session.click(at: CGPoint(x: 4, y: 4))
    #expect(session.ends == ["Device 5", nil])
  }

  @Test func `the wheel scrolls as far as there is something`() {
    let session = open()
    session.scene.use { $0.scroll(by: 1e6) }
    #expect(session.rows.last?.accessibilityIdentifier == "Device 40")
    session.scene.use { $0.scroll(by: -1e6) }
    #expect(session.rows.first?.accessibilityIdentifier == "Device 1")
  }

  @Test(
    "All of it lies in the picture, at whole letters, whatever the scale",
    arguments: [0.25, 0.5, 0.75, 1, 1.5, 2])
  func place(scale: Double) throws {
    let session = open(scale: scale)
    let layout = session.scene.layout
    let picture = CGRect(origin: .zero, size: layout.pictureSizeInPoints)
    let row = try #require(session.rows.first { $0.isSelected })
    let card = try #require(row.superview?.superview)
    #expect(picture.contains(card.frame))
    for label in session.chooser.all(UILabel.self) where !label.isHidden && label.text != nil {
      let size = label.font.pointSize * layout.scale
      #expect(size >= 11 - 1e-9)
      let needed = label.sizeThatFits(.zero)
      #expect(label.bounds.width >= needed.width - 0.5, "\(label.text ?? "") is cut off")
    }
    #expect(session.rows.count >= 2)
  }

  @Test func `a window of another size keeps what was typed`() {
    let session = open()
    session.type("ice 2")
    session.press(.down)
    let selected = session.selected
    session.scene.show(
      device,
      layout: StageLayout(device: device, windowSize: StageLayout.size(for: device, scale: 2)))
    #expect(session.selected == selected)
    session.press(.return)
    #expect(session.ends == [selected])
  }

  @Test func `it lies in the middle of two phones, and both are darker`() throws {
    let assets = try Assets.find(executable: URL(filePath: #filePath))
    let phones = try (0..<2).map { _ in
      try PhoneSession(
        SessionConfiguration(assetFolders: [], device: "iPhone 13", screen: "keep-above"),
        in: CommandResources(assets: assets, catalog: AppScreen.demonstrations))
    }
    defer { for phone in phones { phone.close() } }
    let session = Session(
      device, size: StageLayout.size(for: device, scale: 1, columns: 2), phones: phones)
    let card = try #require(session.rows.first?.superview?.superview)
    // A column is 518 points wide, and the screen begins 32 from its left and top.
    #expect(card.center.x == 518)
    let target = RenderTarget(bitmap: Bitmap(width: 1036, height: 928, isOpaque: true))
    _ = session.scene.paint(into: target)
    for left in [0, 518] {
      // The background of the form, 242 242 247, of which 0.55 is left.
      let color = target.bitmap.color(x: left + 32 + 100, y: 32 + 80)
      #expect(abs(Int(color.red) - 133) <= 1 && abs(Int(color.blue) - 136) <= 1)
    }
  }

  @Test func `closed, it leaves no pixel behind`() {
    let layout = StageLayout(
      device: device, windowSize: StageLayout.size(for: device, scale: 1))
    func target() -> RenderTarget {
      RenderTarget(
        bitmap: Bitmap(
          width: layout.pictureSize.width, height: layout.pictureSize.height, isOpaque: true))
    }
    let session = open()
    let (reused, open, fresh) = (target(), target(), target())
    _ = session.scene.paint(into: reused)
    _ = session.scene.paint(into: open)
    session.scene.dismissChooser()
    _ = session.scene.paint(into: reused)
    _ = session.scene.paint(into: fresh)
    #expect(reused.bitmap.hasSamePixels(as: fresh.bitmap))
    #expect(!open.bitmap.hasSamePixels(as: fresh.bitmap))
  }
}

extension UIView {
  /// The views of a class in this one, in the order in which they are drawn.
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.all(type) }
  }
}
