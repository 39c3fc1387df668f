import Foundation
import PhoneSimulator
import Testing
import XWindow

@testable import Playground

@Suite struct StageLayoutTests {
  private static let devices: [Device] = {
    let assets = try? Assets.find(executable: URL(filePath: #filePath))
    return assets.flatMap { try? DeviceCatalog(assets: $0).devices } ?? []
  }()

  private let sizes = [
    PixelSize(width: 522, height: 928), PixelSize(width: 1600, height: 900),
    PixelSize(width: 333, height: 1777), PixelSize(width: 60, height: 60),
    PixelSize(width: 3840, height: 2160),
  ]

  @Test func `the phone lies inside the picture, and the picture in the middle of the window`() {
    #expect(!Self.devices.isEmpty)
    for device in Self.devices {
      for size in sizes where size.width > 300 {
        let layout = StageLayout(device: device, windowSize: size)
        #expect(layout.screen.minX > 0 && layout.screen.minY > 0)
        #expect(layout.screen.maxX < layout.pictureSize.width)
        #expect(layout.screen.maxY < layout.pictureSize.height)
        #expect(layout.pictureSize.width <= size.width + 2)
        #expect(layout.pictureSize.height <= size.height + 2)
        let right = size.width - layout.pictureSize.width - layout.pictureOrigin.x
        #expect(abs(right - layout.pictureOrigin.x) <= 1)
      }
    }
  }

  @Test func `the screen is a whole number of pixels wide, whatever the window`() {
    for device in Self.devices {
      for size in sizes {
        let layout = StageLayout(device: device, windowSize: size)
        let across = device.portraitSize.width * layout.scale
        #expect(abs(across - Double(layout.screen.width)) < 1e-9)
        #expect(layout.screen.width >= 32)
      }
    }
  }

  @Test func `at two pixels a point the window is as large as it says`() throws {
    let device = try #require(Self.devices.first { $0.name == "iPhone 13" })
    let points = StageLayout.pointSize(for: device)
    let layout = StageLayout(
      device: device,
      windowSize: PixelSize(width: Int(points.width * 2), height: Int(points.height * 2)))
    #expect(layout.scale == 2)
    #expect(layout.screen.width == 780 && layout.screen.height == 1688)
  }

  @Test func `a pixel in the window is a point of the screen, there and back`() throws {
    let device = try #require(Self.devices.first { $0.name == "iPhone 13" })
    let layout = StageLayout(device: device, windowSize: PixelSize(width: 700, height: 1000))
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 195, y: 422), CGPoint(x: 390, y: 844)] {
      let back = layout.screenPoint(at: layout.windowPixel(at: point))
      #expect(abs(back.x - point.x) * layout.scale <= 1)
      #expect(abs(back.y - point.y) * layout.scale <= 1)
    }
  }

  @Test func `the grip is level with the keyboard's top, beside the bezel`() throws {
    let device = try #require(Self.devices.first { $0.name == "iPhone 13" })
    let points = StageLayout.pointSize(for: device)
    let layout = StageLayout(
      device: device, windowSize: PixelSize(width: Int(points.width), height: Int(points.height)))
    let grip = layout.grip(keyboardTop: 508)
    #expect(abs(grip.midY - (Double(layout.screen.minY) + 508)) < 1e-9)
    #expect(grip.minX >= layout.bezel.maxX)
    #expect(layout.gripColumn.contains(grip))
  }
}
