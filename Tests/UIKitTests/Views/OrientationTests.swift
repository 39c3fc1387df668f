import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct OrientationTests {
  @Test(
    .covers(
      "UIDeviceOrientation", "UIDeviceOrientation.init(rawValue:)", "UIDeviceOrientation.isFlat",
      "UIDeviceOrientation.isLandscape", "UIDeviceOrientation.isPortrait",
      "UIDeviceOrientation.isValidInterfaceOrientation", "UIDeviceOrientation.landscapeLeft",
      "UIDeviceOrientation.landscapeRight", "UIInterfaceOrientation",
      "UIInterfaceOrientation.init(rawValue:)", "UIInterfaceOrientation.isPortrait",
      "UIInterfaceOrientation.landscapeLeft", "UIUserInterfaceIdiom",
      "UIUserInterfaceIdiom.init(rawValue:)"))
  func `orientations have the numbers that they have on a phone`() {
    // The interface turns against the device.
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    #expect(UIInterfaceOrientation.landscapeRight.rawValue == 3)
    #expect(UIDeviceOrientation.landscapeLeft.rawValue == 3)
    #expect(UIDeviceOrientation.landscapeRight.rawValue == 4)
    let interface = (0...4).compactMap(UIInterfaceOrientation.init)
    #expect(interface.map(\.isPortrait) == [false, true, true, false, false])
    #expect(interface.map(\.isLandscape) == [false, false, false, true, true])
    let device = (0...6).compactMap(UIDeviceOrientation.init)
    #expect(device.map(\.isPortrait) == [false, true, true, false, false, false, false])
    #expect(device.map(\.isLandscape) == [false, false, false, true, true, false, false])
    #expect(device.map(\.isFlat) == [false, false, false, false, false, true, true])
    #expect(
      device.map(\.isValidInterfaceOrientation) == [false, true, true, true, true, false, false])
    #expect((-1...6).map { UIUserInterfaceIdiom(rawValue: $0) == nil }.filter { $0 }.count == 1)
  }

  @Test(
    .covers(
      "UIApplication.State.active", "UIApplication.applicationState",
      "UIApplication.statusBarFrame", "UIApplication.statusBarOrientation",
      "UIInterfaceOrientation.isLandscape", "UIInterfaceOrientation.landscapeRight",
      "UIWindow.windowScene", "UIWindowScene.interfaceOrientation"))
  func `a scene on a wide screen stands in landscape`() {
    withFreshUIKit(screen: CGSize(width: 667, height: 375)) { window, _ in
      #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape)
      // Nothing covers the screen's upper edge, where there is no phone.
      #expect(UIApplication.shared.statusBarFrame == .zero)
      #expect(UIApplication.shared.applicationState == .active)
    }
  }
}
