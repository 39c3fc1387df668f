import Drawing
import Foundation
import PhoneSimulator
import TestSupport
import Testing
import XWindow

@testable import Playground

@Suite struct GripHintTests {
  private func state(hinted: Bool) -> StageState {
    var state = StageState(keyboardTop: 508, heightText: "336 pt", caption: "F1 for shortcuts")
    state.isGripHinted = hinted
    return state
  }

  /// Twice the size, so that nothing is rounded away.
  private func withPainter(_ test: (StagePainter, () -> Bitmap) throws -> Void) throws {
    let assets = try Assets.find(environment: [:])
    try Fonts.prepare(configuration: assets.file("fonts.conf"))
    let device = try #require(try DeviceCatalog(assets: assets).device(named: "iPhone 13"))
    let layout = StageLayout(device: device, windowSize: PixelSize(width: 1044, height: 1856))
    try test(StagePainter(layout: layout)) {
      Bitmap(
        width: layout.pictureSize.width, height: layout.pictureSize.height, isOpaque: true)
    }
  }

  @Test func `a hint that comes or goes paints what a whole picture has, and says where`() throws {
    try withPainter { painter, makeBitmap in
      for isHinted in [true, false] {
        let (old, new) = (state(hinted: !isHinted), state(hinted: isHinted))
        let (whole, before, after) = (makeBitmap(), makeBitmap(), makeBitmap())
        painter.paint(new, over: nil, into: whole)
        painter.paint(old, over: nil, into: before)
        painter.paint(old, over: nil, into: after)
        painter.paint(new, over: old, into: after)
        #expect(after.hasSamePixels(as: whole))
        #expect(!after.hasSamePixels(as: before))
        // All differences are reported.
        for rect in painter.changes(from: old, to: new) {
          before.part(rect).copyPixels(from: after.part(rect))
        }
        #expect(before.hasSamePixels(as: whole))
      }
    }
  }
}
