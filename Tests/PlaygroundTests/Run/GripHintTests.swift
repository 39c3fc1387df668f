import DemoScreens
import Drawing
import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit
import XWindow

@testable import Playground

@MainActor @Suite struct GripHintTests {
  private func state(hinted: Bool) -> StageState {
    var state = StageState(keyboardTop: 508, heightText: "336 pt", caption: "F1 for shortcuts")
    state.isGripHinted = hinted
    return state
  }

  @Test func `a hint that comes or goes paints what a whole picture has, and says where`() throws {
    let assets = try Assets.find(environment: [:])
    try Fonts.prepare(configuration: assets.file("fonts.conf"))
    let session = try PhoneSession(
      SessionConfiguration(assetFolders: [], device: "iPhone 13", screen: "keep-above"),
      in: CommandResources(assets: assets, catalog: AppScreen.demonstrations))
    defer { session.close() }
    let device = session.state.device
    // Twice the size, so that nothing is rounded away.
    let layout = StageLayout(device: device, windowSize: PixelSize(width: 1044, height: 1856))
    func target() -> RenderTarget {
      RenderTarget(
        bitmap: Bitmap(
          width: layout.pictureSize.width, height: layout.pictureSize.height, isOpaque: true))
    }
    for isHinted in [true, false] {
      let scene = StageScene(device: device, sessions: [session], layout: layout)
      let (whole, before, after) = (target(), target(), target())
      scene.show([state(hinted: !isHinted)])
      _ = scene.paint(into: after)
      _ = scene.paint(into: before)
      scene.show([state(hinted: isHinted)])
      let damage = scene.paint(into: after)
      _ = scene.paint(into: whole)
      #expect(after.bitmap.hasSamePixels(as: whole.bitmap))
      #expect(!after.bitmap.hasSamePixels(as: before.bitmap))
      // All differences are reported.
      for rect in damage.rects {
        before.bitmap.part(rect).copyPixels(from: after.bitmap.part(rect))
      }
      #expect(before.bitmap.hasSamePixels(as: whole.bitmap))
    }
  }
}
