import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIImageFileTests {
  private func png(_ rows: String) throws -> Data { try #require(ImageStage.image(rows).pngData()) }

  @Test(
    .covers(
      "UIImage.init(data:)", "UIImage.init(data:scale:)", "UIImage.pngData()",
      "UIImage.jpegData(compressionQuality:)"))
  func `a picture is written and read`() throws {
    let image = ImageStage.image("RGB", "...")
    let file = try #require(image.pngData())
    #expect(file.starts(with: [137, 80, 78, 71]))
    #expect(ImageStage.rows(UIImage(data: file)?.cgImage) == ["RGB", "..."])
    #expect(UIImage(data: file, scale: 3)?.size == CGSize(width: 1, height: 2.0 / 3))
    // What is written is upright.
    let pixels = try #require(image.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    let upright = try #require(turned.pngData().flatMap(UIImage.init(data:)))
    #expect(upright.imageOrientation == .up)
    #expect(ImageStage.rows(upright.cgImage) == [".R", ".G", ".B"])
    let jpeg = try #require(image.jpegData(compressionQuality: 1))
    #expect(jpeg.starts(with: [0xff, 0xd8]) && UIImage(data: jpeg)?.size.width == 3)
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(systemName: "plus")?.pngData() != nil)
  }

  @Test func `broken and enormous files are no pictures`() throws {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("not a picture".utf8)) == nil)
    let file = try png("RG")
    #expect(UIImage(data: file.dropLast(20)) == nil)
    // A header of 10,000 × 10,000 pixels without them.
    var large = file
    large.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
    #expect(UIImage(data: large) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(contentsOfFile: "/") == nil && UIImage(contentsOfFile: "") == nil)
  }

  @Test(.covers("UIImage.init(contentsOfFile:)"))
  func `a file's name says how many pixels are in a point`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "a@2x", "a@3x"] {
      let path = "\(folder.path)/\(name).png"
      try png("RGBWRG").write(to: URL(filePath: path))
      let scale: CGFloat = name.hasSuffix("2x") ? 2 : name.hasSuffix("3x") ? 3 : 1
      #expect(UIImage(contentsOfFile: path)?.size.width == 6 / scale)
    }
  }

  /// Runs a test in a world whose app has resources.
  private func withResources(_ test: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try withFreshUIKit { window, _ in
      window.world.resourceFolders.withLock { $0 = [folder.path] }
      try test(folder.path)
    }
  }

  @Test(
    .covers(
      "UIImage.init(named:)", "UIImage.init(named:in:with:)",
      "UIImage.init(imageLiteralResourceName:)", "UIImage.animatedImageNamed(_:duration:)"))
  func `resources are found by their names`() throws {
    try withResources { folder in
      #expect(UIImage(named: "sun") == nil && UIImage(named: "") == nil)
      try png("RR").write(to: URL(filePath: "\(folder)/sun.png"))
      #expect(ImageStage.rows(UIImage(named: "sun")?.cgImage) == ["RR"])
      #expect(UIImage(named: "sun.png") != nil && UIImage(named: "sun.jpg") == nil)
      try png("GGGG").write(to: URL(filePath: "\(folder)/sun@2x.png"))
      #expect(ImageStage.rows(UIImage(named: "sun")?.cgImage) == ["GGGG"])
      #expect(UIImage(named: "sun")?.size.width == 2)
      let literal: UIImage = #imageLiteral(resourceName: "sun")
      #expect(literal.size.width == 2)
      #expect(UIImage(named: "sun", in: nil, with: nil)?.size.width == 2)
      #expect(UIImage(named: "sun", in: .main, with: nil) == nil)
      for number in 0..<3 { try png("B").write(to: URL(filePath: "\(folder)/walk\(number).png")) }
      #expect(UIImage.animatedImageNamed("walk", duration: 1)?.images?.count == 3)
      #expect(UIImage.animatedImageNamed("run", duration: 1) == nil)
    }
  }

  @Test func `image sets of catalogues are found, also in groups`() throws {
    try withResources { folder in
      let set = "\(folder)/Assets.xcassets/Icons/moon.imageset"
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      try png("R").write(to: URL(filePath: "\(set)/one.png"))
      try png("GG").write(to: URL(filePath: "\(set)/two.png"))
      let contents = """
        {"images": [{"idiom": "universal", "scale": "1x", "filename": "one.png"},
        {"idiom": "universal", "scale": "2x", "filename": "two.png"},
        {"idiom": "universal", "scale": "3x"}],
        "properties": {"template-rendering-intent": "template"}}
        """
      try contents.write(toFile: "\(set)/Contents.json", atomically: true, encoding: .utf8)
      let moon = UIImage(named: "moon")
      #expect(ImageStage.rows(moon?.cgImage) == ["GG"] && moon?.size.width == 1)
      #expect(moon?.renderingMode == .alwaysTemplate)
      // A set that names a file outside of it, or is no JSON, has no picture.
      let outside = #"{"images": [{"filename": "../moon.imageset/one.png"}]}"#
      for text in [outside, "{", "[]"] {
        try text.write(toFile: "\(set)/Contents.json", atomically: true, encoding: .utf8)
        #expect(UIImage(named: "moon") == nil)
      }
    }
  }

  @Test func `a picture for the dark is shown there alone`() throws {
    try withResources { folder in
      let set = "\(folder)/Assets.xcassets/moon.imageset"
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      try png("R").write(to: URL(filePath: "\(set)/light.png"))
      try png("G").write(to: URL(filePath: "\(set)/dark.png"))
      let contents = """
        {"images": [{"appearances": [{"appearance": "luminosity", "value": "dark"}],
        "filename": "dark.png"}, {"filename": "light.png"}]}
        """
      try contents.write(toFile: "\(set)/Contents.json", atomically: true, encoding: .utf8)
      let view = UIImageView(image: UIImage(named: "moon"))
      let look = view.layer.tree?.content
      #expect(ImageStage.rows(view.image?.cgImage) == ["R"])
      view.overrideUserInterfaceStyle = .dark
      #expect(view.layer.tree?.content != look)
      #expect(ImageStage.rows(view.image?.contents.dark?.cgImage) == ["G"])
      view.overrideUserInterfaceStyle = .light
      #expect(view.layer.tree?.content == look)
    }
  }
}
