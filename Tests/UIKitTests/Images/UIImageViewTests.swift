import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIImageViewTests {
  /// An image view over the square of 100 points at (20, 20).
  private func withView(
    _ image: UIImage?, _ change: (UIImageView) -> Void = { _ in }, _ test: (Painting) -> Void
  ) {
    LayerStage.with(
      { window in
        let view = UIImageView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        view.image = image
        window.addSubview(view)
        change(view)
      }, test)
  }

  @Test(
    .covers(
      "UIImageView", "UIImageView.init(image:)", "UIImageView.init(image:highlightedImage:)",
      "UIImageView.image"))
  func `a view is as large as its picture`() {
    let image = ImageStage.image("RGB", "RGB")
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(view.intrinsicContentSize == image.size && view.sizeThatFits(.zero) == image.size)
    #expect(!view.isUserInteractionEnabled && view.image == image)
    #expect(UIImageView(image: nil).intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UIImageView(image: nil, highlightedImage: image).frame == .zero)
    #expect(UIImageView(coder: NSCoder()) == nil)
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 1)
    view.image = image.withAlignmentRectInsets(insets)
    #expect(view.alignmentRectInsets == insets)
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
  }

  /// A picture twice as wide as high in a square: where its red left half and its blue right half are.
  @Test(
    .covers(
      "UIView.contentMode", "UIView.ContentMode",
      "UIView.ContentMode.init(rawValue:)", "UIView.ContentMode.scaleToFill",
      "UIView.ContentMode.scaleAspectFit", "UIView.ContentMode.scaleAspectFill",
      "UIView.ContentMode.redraw", "UIView.ContentMode.center", "UIView.ContentMode.top",
      "UIView.ContentMode.bottom", "UIView.ContentMode.left", "UIView.ContentMode.right",
      "UIView.ContentMode.topLeft", "UIView.ContentMode.topRight",
      "UIView.ContentMode.bottomLeft", "UIView.ContentMode.bottomRight",
      "CALayer.contentsGravity", "CALayerContentsGravity",
      "CALayerContentsGravity.init(rawValue:)", "CALayerContentsGravity.rawValue",
      "CALayerContentsGravity.center", "CALayerContentsGravity.top",
      "CALayerContentsGravity.bottom", "CALayerContentsGravity.left",
      "CALayerContentsGravity.right", "CALayerContentsGravity.topLeft",
      "CALayerContentsGravity.topRight", "CALayerContentsGravity.bottomLeft",
      "CALayerContentsGravity.bottomRight", "CALayerContentsGravity.resize",
      "CALayerContentsGravity.resizeAspect", "CALayerContentsGravity.resizeAspectFill"))
  func `a content mode says where the picture lies`() {
    // 20 × 10 points.
    let half = String(repeating: "R", count: 10) + String(repeating: "B", count: 10)
    let image = ImageStage.image(
      half, half, half, half, half, half, half, half, half, half)
    // The rectangle of the whole picture in the window, by hand.
    let places: [(UIView.ContentMode, CALayerContentsGravity, CGRect)] = [
      (.scaleToFill, .resize, CGRect(x: 20, y: 20, width: 100, height: 100)),
      (.redraw, .resize, CGRect(x: 20, y: 20, width: 100, height: 100)),
      (.scaleAspectFit, .resizeAspect, CGRect(x: 20, y: 45, width: 100, height: 50)),
      (.scaleAspectFill, .resizeAspectFill, CGRect(x: -30, y: 20, width: 200, height: 100)),
      (.center, .center, CGRect(x: 60, y: 65, width: 20, height: 10)),
      (.top, .top, CGRect(x: 60, y: 20, width: 20, height: 10)),
      (.bottom, .bottom, CGRect(x: 60, y: 110, width: 20, height: 10)),
      (.left, .left, CGRect(x: 20, y: 65, width: 20, height: 10)),
      (.right, .right, CGRect(x: 100, y: 65, width: 20, height: 10)),
      (.topLeft, .topLeft, CGRect(x: 20, y: 20, width: 20, height: 10)),
      (.topRight, .topRight, CGRect(x: 100, y: 20, width: 20, height: 10)),
      (.bottomLeft, .bottomLeft, CGRect(x: 20, y: 110, width: 20, height: 10)),
      (.bottomRight, .bottomRight, CGRect(x: 100, y: 110, width: 20, height: 10)),
    ]
    for (mode, gravity, place) in places {
      withView(image, { $0.contentMode = mode }) { painting in
        for (x, isRed) in [(0.2, true), (0.8, false)] {
          for y in [0.2, 0.8] {
            let (x, y) = (place.minX + x * place.width, place.minY + y * place.height)
            guard (0..<140).contains(x), (0..<140).contains(y) else { continue }
            #expect(isRed ? painting.isRed(x, y) : painting.isBlue(x, y), "\(mode)")
          }
        }
        for point in [
          CGPoint(x: place.minX - 2, y: place.midY), CGPoint(x: place.midX, y: place.maxY + 2),
        ]
        where point.x > 0 && point.y < 140 {
          #expect(painting.isWhite(point.x, point.y), "\(mode)")
        }
      }
      let view = UIView()
      view.contentMode = mode
      #expect(view.layer.contentsGravity == gravity)
    }
    #expect(UIView().contentMode == .scaleToFill)
    let modes: [UIView.ContentMode] = places.map(\.0)
    for mode in modes { #expect(UIView.ContentMode(rawValue: mode.rawValue) == mode) }
    #expect(Set(modes.map(\.rawValue)) == Set(0...12))
    #expect(UIView.ContentMode(rawValue: 13) == nil)
    #expect(CALayerContentsGravity(rawValue: "center") == .center)
    #expect(CALayerContentsGravity.resize.rawValue == "resize")
  }

  @Test func `a picture is cut off at rounded corners where the view clips`() {
    let image = ImageStage.image("R")
    for clips in [false, true] {
      withView(
        image,
        {
          $0.layer.cornerRadius = 50
          $0.clipsToBounds = clips
        },
        { painting in
          #expect(painting.isRed(22, 22) != clips)
          #expect(painting.isRed(70, 70))
        })
    }
  }

  @Test
  func `templates are painted in the tint, and pictures turned where lines begin at the right`() {
    let image = ImageStage.image("R.")
    withView(image.withRenderingMode(.alwaysTemplate), { $0.tintColor = LayerStage.blue }) {
      #expect($0.isBlue(30, 70))
      #expect($0.isWhite(110, 70))
    }
    withView(image, { $0.tintColor = LayerStage.blue }) { #expect($0.isRed(30, 70)) }
    withView(image.imageFlippedForRightToLeftLayoutDirection()) { #expect($0.isRed(30, 70)) }
    withView(
      image.imageFlippedForRightToLeftLayoutDirection(),
      { $0.semanticContentAttribute = .forceRightToLeft }
    ) {
      #expect($0.isRed(110, 70))
      #expect($0.isWhite(30, 70))
    }
  }

  @Test(.covers("UIImageView.isHighlighted", "UIImageView.highlightedImage"))
  func `a highlighted view shows its other picture`() {
    withView(
      ImageStage.image("R"),
      {
        $0.highlightedImage = ImageStage.image("B")
        $0.isHighlighted = true
      }, { #expect($0.isBlue(70, 70)) })
    withView(ImageStage.image("R"), { $0.isHighlighted = true }, { #expect($0.isRed(70, 70)) })
  }

  @Test(.covers("UIImageView.preferredSymbolConfiguration"))
  func `a symbol is drawn as the view prefers, where it does not say otherwise`() {
    let view = UIImageView(image: UIImage(systemName: "circle"))
    let usual = view.intrinsicContentSize.width
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 2 * usual)
    let small = UIImage.SymbolConfiguration(pointSize: 17)
    view.image = UIImage(systemName: "circle", withConfiguration: small)
    #expect(view.intrinsicContentSize.width == usual)
  }

  @Test(
    .covers(
      "UIImageView.animationImages", "UIImageView.highlightedAnimationImages",
      "UIImageView.animationDuration", "UIImageView.animationRepeatCount",
      "UIImageView.startAnimating()", "UIImageView.stopAnimating()", "UIImageView.isAnimating"))
  func `pictures take turns on the clock of the screen`() {
    withFreshUIKit { window, clock in
      let view = UIImageView(image: ImageStage.image("W"))
      window.addSubview(view)
      @MainActor func shown() -> String {
        guard case .picture(let look)? = view.layer.tree?.content,
          case .pixels(let image) = look.source
        else { return "" }
        return ImageStage.rows(image)[0]
      }
      view.startAnimating()
      #expect(!view.isAnimating && shown() == "W")
      view.animationImages = ["R", "G", "B"].map { ImageStage.image($0) }
      view.animationDuration = 0.3
      view.animationRepeatCount = 2
      view.startAnimating()
      #expect(view.isAnimating && shown() == "R")
      // A tenth of a second is 60 ticks.
      clock.advance(by: 59)
      #expect(shown() == "R")
      clock.advance(by: 1)
      #expect(shown() == "G")
      clock.advance(by: 60)
      #expect(shown() == "B")
      clock.advance(by: 60)
      #expect(shown() == "R")
      clock.advance(by: 179)
      #expect(shown() == "B" && view.isAnimating)
      clock.advance(by: 1)
      #expect(shown() == "W" && !view.isAnimating && clock.nextTick == nil)
      view.animationRepeatCount = 0
      view.startAnimating()
      clock.advance(by: 600)
      #expect(shown() == "G" && view.isAnimating)
      view.removeFromSuperview()
      clock.advance(by: 600)
      #expect(clock.nextTick == nil)
      window.addSubview(view)
      #expect(shown() == "R" && clock.nextTick == clock.now + 60)
      view.stopAnimating()
      #expect(shown() == "W" && clock.nextTick == nil)
      view.highlightedAnimationImages = [ImageStage.image("B"), ImageStage.image("B")]
      view.isHighlighted = true
      view.startAnimating()
      #expect(shown() == "B")
      view.stopAnimating()
      // A picture of several begins by itself.
      view.isHighlighted = false
      view.animationImages = nil
      view.image = UIImage.animatedImage(
        with: ["R", "G"].map { ImageStage.image($0) }, duration: 0.2)
      #expect(view.isAnimating && shown() == "R")
      clock.advance(by: 60)
      #expect(shown() == "G")
      view.image = ImageStage.image("W")
      #expect(!view.isAnimating && shown() == "W" && clock.nextTick == nil)
    }
  }

  @Test(
    .covers(
      "CALayer.contents", "CALayer.contentsScale", "CALayer.contentsRect",
      "CALayer.contentsCenter"))
  func `a layer shows pixels`() {
    func withLayer(_ change: (CALayer) -> Void, _ test: (Painting) -> Void) {
      LayerStage.with(
        { window in
          let layer = CALayer()
          layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
          layer.contents = ImageStage.image("RB").cgImage
          change(layer)
          window.layer.addSublayer(layer)
        }, test)
    }
    withLayer({ _ in }) {
      #expect($0.isRed(40, 70))
      #expect($0.isBlue(100, 70))
    }
    withLayer({ $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1) }) {
      #expect($0.isBlue(100, 70))
      #expect(!$0.isRed(22, 70))
    }
    withLayer({
      $0.contentsGravity = .center
      $0.contentsScale = 0.1
    }) {
      // 20 × 10 points.
      #expect($0.isRed(62, 70) && $0.isBlue(78, 70))
      #expect($0.isWhite(58, 70) && $0.isWhite(70, 78))
    }
    withLayer({
      $0.contents = ImageStage.image("RWB").cgImage
      $0.contentsScale = 0.1
      $0.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    }) {
      // The outer pixels keep their 10 points.
      #expect($0.isRed(25, 70) && $0.isBlue(115, 70))
      #expect($0.isWhite(70, 70) && !$0.isRed(40, 70) && !$0.isBlue(100, 70))
    }
    withLayer({ $0.contents = nil }) { #expect($0.isWhite(70, 70)) }
    withLayer({ $0.contents = "no picture" }) { #expect($0.isWhite(70, 70)) }
    let copy = CALayer(
      layer: { () -> CALayer in
        let layer = CALayer()
        layer.contents = ImageStage.image("R").cgImage
        return layer
      }())
    #expect(copy.contents is CGImage)
    #expect(CALayer().contentsScale == 1 && CALayer().contents == nil)
    #expect(CALayer().contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(CALayer().contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
