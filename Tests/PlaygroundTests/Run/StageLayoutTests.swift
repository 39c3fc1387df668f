import Drawing
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
    let size = StageLayout.size(for: device, scale: 2)
    // Margin, bezel, screen, bezel, grip; and margin, bezel, screen, bezel, caption.
    #expect(size.width == 2 * (20 + 12 + 390 + 12 + 84))
    #expect(size.height == 2 * (20 + 12 + 844 + 12 + 40))
    let layout = StageLayout(device: device, windowSize: size)
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
    let layout = StageLayout(
      device: device, windowSize: StageLayout.size(for: device, scale: 1))
    let grip = layout.grip(keyboardTop: 508)
    #expect(abs(grip.midY - (Double(layout.screen.minY) + 508)) < 1e-9)
    #expect(grip.minX >= layout.bezel.maxX)
    #expect(layout.gripColumn.contains(grip))
  }

  @Test func `the first window takes nine tenths of the room, or a whole number of pixels`() throws
  {
    let device = try #require(Self.devices.first { $0.name == "iPhone 13" })
    func scale(_ width: Int, _ height: Int) -> Double {
      StageLayout.initialScale(
        for: device, in: PixelRect(x: 0, y: 0, width: width, height: height))
    }
    // Below eleven twelfths what is around the phone keeps its size: the phone in its bezel is 868
    // points high, margin and caption 55 pixels.
    #expect(abs(scale(1366, 768) - (0.9 * 768 - 55) / 868) < 1e-9)
    #expect(abs(scale(1024, 700) - (0.9 * 700 - 55) / 868) < 1e-9)
    #expect(abs(scale(800, 600) - (0.9 * 600 - 55) / 868) < 1e-9)
    // 414 points across and 104 of margin and grip.
    #expect(abs(scale(300, 4000) - (0.9 * 300 - 104 * 11 / 12) / 414) < 1e-9)
    #expect(abs(scale(2560, 1440) - 0.9 * 1440 / 928) < 1e-9)
    // 1.05 and 2.09 would be hardly larger.
    #expect(scale(1920, 1080) == 1)
    #expect(scale(3840, 2160) == 2)
    #expect(scale(1, 1) == 0.25)
  }

  @Test func `letters around the phone have eleven pixels at any scale`() {
    for device in Self.devices {
      for scale in [0.25, 0.4, 0.5, 0.7, 0.9, 1, 1.5, 3] {
        let layout = StageLayout(
          device: device, windowSize: StageLayout.size(for: device, scale: scale))
        #expect(abs(layout.scale - scale) < 0.01)
        let font = StageStyle(unit: layout.resources).small
        #expect(font.size * layout.scale >= 11 - 1e-9)
        // The caption has room for two lines of them, and the grip's column for a height.
        #expect(layout.caption.height * layout.scale >= 2 * 15)
        #expect(layout.gripColumn.width * layout.scale >= 70)
      }
    }
  }

  @Test func `no size that a server can name is too large, or makes a picture that is`() {
    let sides = [-32_768, -1, 0, 1, 2, 31, 600, 8000, 20_000, 32_767, 32_768, 65_535, 4_000_000]
    for device in Self.devices {
      for (width, height) in sides.flatMap({ width in sides.map { (width, $0) } }) {
        let window = PixelSize(width: width, height: height)
        let layout = StageLayout(device: device, windowSize: window)
        let picture = layout.pictureSize
        #expect((1...Bitmap.maximumSide).contains(picture.width))
        #expect((1...Bitmap.maximumSide).contains(picture.height))
        #expect(Double(picture.width * picture.height) <= 1.01 * StageLayout.mostPixels)
        #expect(
          PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
            .contains(layout.screen))
        for (x, y) in [(-32_768, 32_767), (65_535, -65_535), (0, 0)] {
          let point = layout.screenPoint(at: PixelPoint(x: x, y: y))
          var finger = ClickFilter(start: point)
          #expect(finger.end(at: point).x.isFinite)
          #expect(layout.picturePoint(at: PixelPoint(x: x, y: y)).y.isFinite)
        }
      }
    }
  }

  @Test func `a picture that keeps its size lies in the middle of the window`() throws {
    let device = try #require(Self.devices.first { $0.name == "iPhone 13" })
    let old = PixelSize(width: 518, height: 928)
    let layout = StageLayout(
      device: device, windowSize: PixelSize(width: 8000, height: 8000), pictureSpace: old)
    #expect(layout.pictureSize == old)
    #expect(layout.pictureOrigin == PixelPoint(x: 3741, y: 3536))
  }

  @Test func `a place on either of two phones is the same point, wherever the finger goes`() throws
  {
    let device = try #require(Self.devices.first { $0.name == "iPhone 13" })
    // At twice the size a column is 1036 pixels wide, and the screen 64 from its left: margin and
    // bezel.
    let layout = StageLayout(
      device: device, windowSize: StageLayout.size(for: device, scale: 2, columns: 2), columns: 2)
    #expect(layout.scale == 2)
    #expect(layout.columnSize.width == 1036)
    for column in 0..<2 {
      let place = PixelPoint(x: column * 1036 + 64 + 100, y: 64 + 300)
      #expect(layout.column(at: place) == column)
      #expect(
        layout.screenPoint(at: place, column: column) == CGPoint(x: 50.25, y: 150.25))
      // Both grips are at the same place of their columns.
      #expect(layout.columnPoint(at: place) == CGPoint(x: 82, y: 182))
    }
    // A finger that went down on the left one goes on there.
    #expect(
      layout.screenPoint(at: PixelPoint(x: 1036 + 64, y: 64), column: 0).x == 518.25)
    #expect(layout.column(at: PixelPoint(x: -5, y: 0)) == 0)
    #expect(layout.column(at: PixelPoint(x: 99_999, y: 0)) == 1)
  }
}
