import TestSupport
import Testing

@testable import UIKit

@Suite("Tint")
@MainActor struct TintTests {
  @Test(
    "A dimmed tint is grey, inside too, and comes back",
    .covers("UIView.tintAdjustmentMode", "UIView.tintColor"))
  func dimming() {
    withFreshUIKit { window, _ in
      let (outer, inner) = (UIView(), UIView())
      window.addSubview(outer)
      outer.addSubview(inner)
      outer.tintColor = .red
      #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .red)
      window.tintAdjustmentMode = .dimmed
      #expect(inner.tintAdjustmentMode == .dimmed && inner.tintColor == .systemGray)
      inner.tintAdjustmentMode = .normal
      #expect(inner.tintColor == .red && outer.tintColor == .systemGray)
      window.tintAdjustmentMode = .automatic
      #expect(outer.tintColor == .red)
    }
  }

  @Test("A person's tint is that of all windows, as far as none was set")
  func accent() {
    withFreshUIKit { window, _ in
      let (plain, set) = (UIView(), UIView())
      [plain, set].forEach(window.addSubview)
      set.tintColor = .green
      window.world.accent = .systemPink
      #expect(plain.tintColor == .systemPink && set.tintColor == .green)
      window.world.accent = nil
      #expect(plain.tintColor == .systemBlue)
    }
  }
}
