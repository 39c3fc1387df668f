import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

/// What code outside of UIKit does with pictures and controls.
@MainActor struct PictureUsageTests {
  @Test func `pictures are made smaller and round`() {
    withFreshUIKit(scale: 2) { _, _ in
      let row = String(repeating: "R", count: 40)
      let image = ImageStage.image(row, row, row, row, row, row, row, row, row, row)
      let small = image.resized(toHeight: 5)
      #expect(small.size == CGSize(width: 20, height: 5) && small.scale == 2)
      let rows = ImageStage.rows(image.rounded()?.cgImage)
      // Inside the ellipse, not at its corners.
      #expect(rows.count == 10 && rows[0].first == "." && rows[5].dropFirst(20).first == "R")
    }
  }

  @Test func `subclasses of image views, sliders and buttons decide as they do on a phone`() {
    withFreshUIKit { window, clock in
      let avatar = AvatarView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      avatar.image = UIImage(systemName: "person.crop.circle")
      window.addSubview(avatar)
      let slider = ThickSlider(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
      window.addSubview(slider)
      let button = TrailingImageButton(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      button.setTitle("Next", for: .normal)
      button.setImage(UIImage(systemName: "arrow.right"), for: .normal)
      window.addSubview(button)
      clock.runDue()
      #expect(avatar.changes == 1 && avatar.layer.cornerRadius == 20)
      #expect(slider.subviews.contains { $0.frame == CGRect(x: 0, y: 15, width: 200, height: 10) })
      #expect(slider.subviews.contains { $0.frame.size == CGSize(width: 32, height: 32) })
      #expect(button.imageView?.frame.maxX == 200 && button.titleLabel?.frame.minX == 0)
    }
  }
}
