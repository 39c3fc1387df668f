import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct UIImageTests {
  @Test(
    .covers(
      "UIImage", "UIImage.init(coder:)", "UIImage.init(cgImage:)",
      "UIImage.init(cgImage:scale:orientation:)", "UIImage.cgImage", "UIImage.size",
      "UIImage.scale", "UIImage.imageOrientation", "UIImage.isSymbolImage", "CGImage",
      "CGImage.width", "CGImage.height", "CGImage.bitsPerComponent", "CGImage.bitsPerPixel",
      "CGImage.bytesPerRow", "CGImage.copy()", "CGImage.==(_:_:)", "CGImage.hash(into:)"))
  func `a picture is as large as its pixels in points`() throws {
    let image = ImageStage.image("RGB", "WRW", scale: 2)
    #expect(image.size == CGSize(width: 1.5, height: 1) && image.scale == 2)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 3 && pixels.height == 2)
    #expect(pixels.bitsPerComponent == 8 && pixels.bitsPerPixel == 32)
    #expect(pixels.bytesPerRow >= 12)
    #expect(pixels.copy() == pixels && Set([pixels, pixels]).count == 1)
    #expect(pixels != ImageStage.image("RGB", "WRW").cgImage)
    let plain = UIImage(cgImage: pixels)
    #expect(plain.size == CGSize(width: 3, height: 2) && plain.imageOrientation == .up)
    #expect(UIImage(cgImage: pixels, scale: -1, orientation: .up).scale == 1)
    #expect(UIImage().size == .zero && UIImage().cgImage == nil && !plain.isSymbolImage)
    #expect(plain == UIImage(cgImage: pixels) && plain != image)
    #expect(plain.hash == UIImage(cgImage: pixels).hash)
    #expect("\(image)" == "UIImage(pixels, 1.5 × 1.0, scale: 2.0)")
    #expect(UIImage(coder: NSCoder()) == nil)
  }

  @Test(.covers("CGImage.cropping(to:)"))
  func `a part is cut out by whole pixels`() {
    let pixels = ImageStage.image("RGB", "WRW").cgImage
    let part = pixels?.cropping(to: CGRect(x: 1, y: 0, width: 9, height: 1))
    #expect(ImageStage.rows(part) == ["GB"])
    #expect(pixels?.cropping(to: CGRect(x: 1.5, y: 0.5, width: 0.2, height: 0.1))?.width == 1)
    #expect(pixels?.cropping(to: CGRect(x: 5, y: 0, width: 1, height: 1)) == nil)
    #expect(pixels?.cropping(to: .null) == nil)
    #expect(pixels?.cropping(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) == nil)
  }

  /// What Exif says about where the first row and the first column of the pixels are seen.
  @Test(
    .covers(
      "UIImage.Orientation", "UIImage.Orientation.up", "UIImage.Orientation.down",
      "UIImage.Orientation.left", "UIImage.Orientation.right", "UIImage.Orientation.upMirrored",
      "UIImage.Orientation.downMirrored", "UIImage.Orientation.leftMirrored",
      "UIImage.Orientation.rightMirrored", "UIImage.Orientation.init(rawValue:)",
      "UIImage.draw(in:)", "UIImage.draw(at:)", "UIImage.withHorizontallyFlippedOrientation()"))
  func `pixels that lie otherwise are seen upright`() throws {
    // A letter for each pixel: the first row is R G, the second B W.
    let pixels = try #require(ImageStage.image("RG", "BW").cgImage)
    let seen: KeyValuePairs<UIImage.Orientation, [String]> = [
      .up: ["RG", "BW"], .upMirrored: ["GR", "WB"], .down: ["WB", "GR"],
      .downMirrored: ["BW", "RG"], .leftMirrored: ["RB", "GW"], .right: ["BR", "WG"],
      .rightMirrored: ["WG", "BR"], .left: ["GW", "RB"],
    ]
    for (orientation, rows) in seen {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      #expect(ImageStage.painted(image) == rows, "\(orientation)")
      let mirrored = image.withHorizontallyFlippedOrientation()
      #expect(ImageStage.painted(mirrored) == rows.map { String($0.reversed()) })
      #expect(mirrored.cgImage == pixels)
    }
    let long = try #require(ImageStage.image("RGB").cgImage)
    let turned = UIImage(cgImage: long, scale: 1, orientation: .right)
    #expect(turned.size == CGSize(width: 1, height: 3))
    #expect(ImageStage.painted(turned) == ["R", "G", "B"])
    #expect(UIImage.Orientation(rawValue: 3) == .right && UIImage.Orientation(rawValue: 8) == nil)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let moved = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4), format: format)
      .image { _ in turned.draw(at: CGPoint(x: 1, y: 1)) }
    #expect(ImageStage.rows(moved.cgImage) == ["...", ".R.", ".G.", ".B."])
  }

  @Test(
    .covers(
      "UIImage.resizableImage(withCapInsets:)",
      "UIImage.resizableImage(withCapInsets:resizingMode:)", "UIImage.capInsets",
      "UIImage.resizingMode", "UIImage.ResizingMode", "UIImage.ResizingMode.tile",
      "UIImage.ResizingMode.stretch", "UIImage.ResizingMode.init(rawValue:)"))
  func `edges keep their size where a picture is stretched, and the inside is repeated`() {
    let image = ImageStage.image("RGBW")
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let tiled = image.resizableImage(withCapInsets: caps)
    #expect(tiled.capInsets == caps && tiled.resizingMode == .tile)
    #expect(ImageStage.painted(tiled, size: CGSize(width: 7, height: 1)) == ["RGBGBGW"])
    #expect(ImageStage.painted(tiled, size: CGSize(width: 4, height: 1)) == ["RGBW"])
    let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let row = ImageStage.painted(stretched, size: CGSize(width: 10, height: 1))[0]
    #expect(row.hasPrefix("RG") && row.hasSuffix("BW") && row.count == 10)
    // Nothing but the first and the last pixel is outside.
    #expect(Set(row.dropFirst().dropLast()).isDisjoint(with: ["R", "W"]))
    #expect(image.capInsets == .zero)
    // Where there is no room for the edges they shrink, and nothing is painted outside.
    #expect(ImageStage.painted(tiled, size: CGSize(width: 2, height: 1)) == ["RW"])
    #expect(UIImage.ResizingMode(rawValue: 1) == .stretch)
  }

  @Test(
    .covers(
      "UIImage.renderingMode", "UIImage.withRenderingMode(_:)", "UIImage.withTintColor(_:)",
      "UIImage.withTintColor(_:renderingMode:)", "UIImage.RenderingMode",
      "UIImage.RenderingMode.automatic", "UIImage.RenderingMode.alwaysOriginal",
      "UIImage.RenderingMode.alwaysTemplate", "UIImage.RenderingMode.init(rawValue:)"))
  func `a tint colours what is not seen through`() {
    let image = ImageStage.image("R.W")
    #expect(image.renderingMode == .automatic)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(ImageStage.painted(image.withTintColor(.blue)) == ["B.B"])
    let original = image.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(ImageStage.painted(original) == ["G.G"] && original.renderingMode == .alwaysOriginal)
    #expect(UIImage.RenderingMode(rawValue: 2) == .alwaysTemplate)
  }

  @Test(
    .covers(
      "UIImage.alignmentRectInsets", "UIImage.withAlignmentRectInsets(_:)",
      "UIImage.flipsForRightToLeftLayoutDirection",
      "UIImage.imageFlippedForRightToLeftLayoutDirection()"))
  func `what is said about a picture stays with it`() {
    let image = ImageStage.image("RG")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.alignmentRectInsets == .zero && !image.flipsForRightToLeftLayoutDirection)
    let other = image.withAlignmentRectInsets(insets).imageFlippedForRightToLeftLayoutDirection()
    #expect(other.alignmentRectInsets == insets && other.flipsForRightToLeftLayoutDirection)
    #expect(other.withRenderingMode(.alwaysOriginal).alignmentRectInsets == insets)
  }

  @Test(
    .covers(
      "UIImage.animatedImage(with:duration:)", "UIImage.images", "UIImage.duration"))
  func `pictures take turns`() {
    let (one, two) = (ImageStage.image("R"), ImageStage.image("G"))
    let both = UIImage.animatedImage(with: [one, two], duration: 2)
    #expect(both?.images == [one, two] && both?.duration == 2 && both?.size == one.size)
    #expect(both?.cgImage == nil && one.images == nil && one.duration == 0)
    #expect(UIImage.animatedImage(with: [one, two, one], duration: 0)?.duration == 0.1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }
}
