import DemoScreens
import Drawing
import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit
import XWindow

@testable import Playground

/// The picture in the window, painted without one.
@MainActor
@Suite("The picture of phone and surroundings", .serialized, .phone)
struct StagePictureTests {
  private let session: PhoneSession
  private var device: Device { session.state.device }
  private static let states = [508, 700, 508].map {
    StageState(keyboardTop: CGFloat($0), heightText: "336 pt", caption: "F1 for shortcuts")
  }

  init() throws {
    session = try Self.openSession()
  }

  private static func openSession() throws -> PhoneSession {
    let assets = try Assets.find(executable: URL(filePath: #filePath))
    try Fonts.prepare(configuration: assets.file("fonts.conf"))
    return try PhoneSession(
      SessionConfiguration(assetFolders: [], device: "iPhone 13", screen: "keep-above"),
      in: CommandResources(assets: assets, catalog: AppScreen.demonstrations))
  }

  private func pass(_ ticks: Int, on session: PhoneSession) {
    #expect(throws: Never.self) {
      try session.turn(.advance(to: session.state.tick + ticks))
    }
  }

  private func scene(_ layout: StageLayout) -> StageScene {
    StageScene(device: device, sessions: [session], layout: layout)
  }

  /// Paints states one after the other, half a second apart.
  private func picture(_ layout: StageLayout, _ states: [StageState]) -> Bitmap {
    let (scene, target) = (scene(layout), RenderTarget(bitmap: Bitmap(layout.pictureSize)))
    for state in states {
      scene.show([state])
      _ = scene.paint(into: target)
      pass(300, on: session)
    }
    return target.bitmap
  }

  @Test(
    "Around the screen's round corners there is black alone, then the rim, then the background",
    arguments: [0.25, 0.5, 0.6, 0.75, 1, 1.25, 1.5, 2, 3])
  func corners(scale: Double) throws {
    defer { session.close() }
    let layout = StageLayout(
      device: device, windowSize: StageLayout.size(for: device, scale: scale))
    // Painted again and again, with the caret and the grip in motion.
    _ = try session.turn(.perform(.tap(.identifier("city"))))
    let bitmap = picture(layout, Self.states)
    let screen = layout.screenInPoints
    let radius = device.cornerRadius
    var seen = [0, 0, 0]
    var wrong: [String] = []
    // Half a pixel's diagonal is blended at each edge.
    let blend = 1 / layout.scale
    for y in 0..<layout.pictureSize.height {
      for x in 0..<layout.pictureSize.width {
        let (left, top) = ((Double(x) + 0.5) / layout.scale, (Double(y) + 0.5) / layout.scale)
        let dx = max(screen.minX + radius - left, left - screen.maxX + radius)
        let dy = max(screen.minY + radius - top, top - screen.maxY + radius)
        guard dx > 0, dy > 0 else { continue }
        let distance = hypot(dx, dy)
        // A continuous corner goes out a twenty-fifth further than a circle; the bezel is 12 points
        // wide and its rim 2.
        let expected: (zone: Int, color: Drawing.Color)
        if distance > radius * 1.04 + blend, distance < radius + 12 - blend {
          expected = (0, .black)
        } else if distance > radius + 12 + blend, distance < radius + 14 - blend {
          expected = (1, StageStyle.rim)
        } else if distance > radius + 14 + blend, isFree(layout, left, top) {
          expected = (2, StageStyle.background)
        } else {
          continue
        }
        seen[expected.zone] += 1
        if !has(expected.color, bitmap, x, y) { wrong.append("\(x), \(y)") }
      }
    }
    #expect(wrong.isEmpty)
    #expect(seen[0] > 20 && seen[2] > 20)
    #expect(seen[1] > 20 || scale <= 1)
  }

  /// Whether a pixel has a colour, however that is rounded.
  private func has(_ color: Drawing.Color, _ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let found = bitmap.color(x: x, y: y)
    return zip([found.red, found.green, found.blue], [color.red, color.green, color.blue])
      .allSatisfy { abs(Double($0) - $1 * 255) <= 1 }
  }

  /// Whether neither grip nor caption is there.
  private func isFree(_ layout: StageLayout, _ x: CGFloat, _ y: CGFloat) -> Bool {
    !layout.gripColumn.contains(CGPoint(x: x, y: y))
      && !layout.caption.contains(CGPoint(x: x, y: y))
  }

  @Test("What moves around the phone leaves nothing behind, whatever the scale")
  func traces() {
    defer { session.close() }
    for scale in [0.25, 0.5, 0.61, 0.75, 1, 1.25, 2] {
      let layout = StageLayout(
        device: device, windowSize: StageLayout.size(for: device, scale: scale))
      let (scene, moved) = (scene(layout), RenderTarget(bitmap: Bitmap(layout.pictureSize)))
      for (index, top) in [844, 790.3, 633.7, 508, 571.9, 844].enumerated() {
        var state = StageState(
          keyboardTop: top, heightText: "\(Int(844 - top)) pt", caption: "Line \(index)\nof two")
        state.isGripHinted = index % 2 == 1
        state.isRecording = index % 3 == 1
        scene.show([state])
        _ = scene.paint(into: moved)
      }
      let whole = RenderTarget(bitmap: Bitmap(layout.pictureSize))
      _ = scene.paint(into: whole)
      #expect(moved.bitmap.hasSamePixels(as: whole.bitmap), "\(scale)")
    }
  }

  @Test("Phones beside each other are painted as each is alone", arguments: [0.5, 1, 1.25])
  func columns(scale: Double) throws {
    defer { session.close() }
    let other = try Self.openSession()
    defer { other.close() }
    _ = try other.turn(.perform(.tap(.identifier("city"))))
    pass(300, on: other)
    let states = [844.0, 508].map {
      StageState(keyboardTop: $0, heightText: "\(844 - $0) pt", caption: "\($0)")
    }
    func layout(_ columns: Int) -> StageLayout {
      StageLayout(
        device: device,
        windowSize: StageLayout.size(for: device, scale: scale, columns: columns),
        columns: columns)
    }
    func picture(_ sessions: [any Session], _ states: [StageState]) -> Bitmap {
      let layout = layout(sessions.count)
      let scene = StageScene(
        device: device, sessions: sessions, layout: layout)
      let target = RenderTarget(bitmap: Bitmap(layout.pictureSize))
      scene.show(states)
      _ = scene.paint(into: target)
      return target.bitmap
    }
    let both = picture([session, other], states)
    let size = layout(1).pictureSize
    #expect(both.width == 2 * size.width && both.height == size.height)
    for (index, alone) in [session, other].enumerated() {
      let column = PixelRect(
        x: index * size.width, y: 0, width: size.width, height: size.height)
      #expect(both.part(column).hasSamePixels(as: picture([alone], [states[index]])))
    }
  }

  @Test("The bezel has the black of the corners", arguments: [0.5, 1, 2])
  func bezel(scale: Double) {
    defer { session.close() }
    let layout = StageLayout(
      device: device, windowSize: StageLayout.size(for: device, scale: scale))
    let bitmap = picture(layout, [Self.states[0]])
    let color = bitmap.color(
      x: layout.screen.minX - 3, y: layout.screen.minY + layout.screen.height / 2)
    #expect(color == (0, 0, 0, 255))
  }

  @Test("A recording has a red dot, and none without one")
  func recordingDot() {
    defer { session.close() }
    let layout = StageLayout(
      device: device, windowSize: StageLayout.size(for: device, scale: 1))
    func reds(_ bitmap: Bitmap) -> Int {
      let caption = PixelRect(covering: layout.caption, scale: layout.scale)
      var count = 0
      for y in caption.minY..<min(caption.maxY, bitmap.height) {
        for x in caption.minX..<caption.maxX {
          let color = bitmap.color(x: x, y: y)
          if color.red > 200, color.green < 100, color.blue < 100 { count += 1 }
        }
      }
      return count
    }
    var state = Self.states[0]
    #expect(reds(picture(layout, [state])) == 0)
    state.isRecording = true
    // A circle 8 points across has 50.
    #expect((40...54).contains(reds(picture(layout, [state]))))
    #expect(reds(picture(layout, [state, Self.states[0]])) == 0)
  }

  @Test(
    "The list of shortcuts lies in the window",
    arguments: [
      (1366, 768), (1024, 700), (800, 600), (3840, 2160),
    ])
  func help(width: Int, height: Int) {
    defer { session.close() }
    let scale = StageLayout.initialScale(
      for: device, in: PixelRect(x: 0, y: 0, width: width, height: height))
    let layout = StageLayout(
      device: device, windowSize: StageLayout.size(for: device, scale: scale))
    let extent = PixelRect(covering: HelpView(layout: layout).frame, scale: layout.scale)
    let picture = PixelRect(
      x: 0, y: 0, width: layout.pictureSize.width, height: layout.pictureSize.height)
    // All four round corners are seen, so nothing is cut off.
    #expect(extent.minX > 0 && extent.minY > 0)
    #expect(extent.maxX < picture.width && extent.maxY < picture.height)
  }

  @Test(
    "The list of shortcuts leaves nothing behind, also where it is wider than the phone",
    arguments: [0.25, 0.6, 0.75, 1, 2])
  func helpTraces(scale: Double) {
    defer { session.close() }
    let layout = StageLayout(
      device: device, windowSize: StageLayout.size(for: device, scale: scale))
    var help = Self.states[1]
    help.isHelpShown = true
    let last = Self.states[2]
    // The keyboard moves below the list, too.
    let closed = picture(layout, [Self.states[0], help, last])
    let never = picture(layout, [last])
    #expect(closed.hasSamePixels(as: never))
  }
}

extension Bitmap {
  fileprivate convenience init(_ size: PixelSize) {
    self.init(width: size.width, height: size.height, isOpaque: true)
  }
}
