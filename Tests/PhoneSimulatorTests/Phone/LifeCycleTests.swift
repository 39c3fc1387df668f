import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

@testable import PhoneSimulator

@MainActor
@Suite(.phone)
struct LifeCycleTests {
  private func withPhone(
    _ device: String = "iPhone 13", _ test: (Phone) throws -> Void
  ) throws {
    let phone = Phone(
      device: try .named(device), layout: try .english, screen: .form { FormScreen() })
    defer { phone.close() }
    try phone.world.enter { try test(phone) }
  }

  @Test(
    .covers(
      "UIApplication.State.background", "UIApplication.State.inactive",
      "UIApplication.didBecomeActiveNotification", "UIApplication.didEnterBackgroundNotification",
      "UIApplication.didFinishLaunchingNotification",
      "UIApplication.willEnterForegroundNotification", "UIApplication.willResignActiveNotification",
      "UIDevice.orientationDidChangeNotification", "UIScene", "UIScene.ActivationState.background",
      "UIScene.activationState", "UIScene.didActivateNotification",
      "UIScene.didDisconnectNotification", "UIScene.didEnterBackgroundNotification",
      "UIScene.willConnectNotification", "UIScene.willDeactivateNotification",
      "UIScene.willEnterForegroundNotification"))
  func `an app is launched, goes away and comes back`()
    throws
  {
    let phone: Phone
    var listener: LifeListener?
    do {
      let screen = AppScreen("form", title: "", whatToWatch: "") {
        listener = LifeListener()
        return FormScreen()
      }
      phone = Phone(device: try .named("iPhone 13"), layout: try .english, screen: screen)
    }
    defer { phone.close() }
    let heard = try #require(listener)
    // As Apple's documentation has the order for launching and for the way to the background.
    #expect(
      heard.heard == [
        "UISceneWillConnectNotification inactive",
        "UIApplicationDidFinishLaunchingNotification inactive",
        "UISceneWillEnterForegroundNotification inactive",
        "UISceneDidActivateNotification active",
        "UIApplicationDidBecomeActiveNotification active",
      ])
    phone.world.application.enterBackground()
    phone.world.application.enterBackground()
    #expect(phone.window.windowScene?.activationState == .background)
    phone.world.application.enterForeground()
    phone.world.application.enterForeground()
    #expect(
      heard.heard.dropFirst(5) == [
        "UISceneWillDeactivateNotification active",
        "UIApplicationWillResignActiveNotification active",
        "UISceneDidEnterBackgroundNotification background",
        "UIApplicationDidEnterBackgroundNotification background",
        "UISceneWillEnterForegroundNotification inactive",
        "UIApplicationWillEnterForegroundNotification inactive",
        "UISceneDidActivateNotification active",
        "UIApplicationDidBecomeActiveNotification active",
      ])
    phone.close()
    #expect(
      heard.heard.dropFirst(13) == [
        "UISceneWillDeactivateNotification active",
        "UIApplicationWillResignActiveNotification active",
        "UISceneDidEnterBackgroundNotification background",
        "UIApplicationDidEnterBackgroundNotification background",
        "UIApplicationWillTerminateNotification background",
        "UISceneDidDisconnectNotification background",
      ])
  }

  @Test(
    .covers(
      "UIDevice.current", "UIDevice.identifierForVendor", "UIDevice.isMultitaskingSupported",
      "UIDevice.localizedModel", "UIDevice.model", "UIDevice.name", "UIDevice.systemName",
      "UIDevice.systemVersion", "UIDevice.userInterfaceIdiom",
      "UIScene.ActivationState.foregroundActive", "UIScreen.maximumFramesPerSecond",
      "UIStatusBarManager", "UIStatusBarManager.isStatusBarHidden",
      "UIStatusBarManager.statusBarFrame", "UIUserInterfaceIdiom.pad", "UIUserInterfaceIdiom.phone",
      "UIWindowScene", "UIWindowScene.statusBarManager", "UI_USER_INTERFACE_IDIOM()"))
  func `an app knows the device that it runs on`() throws {
    try withPhone { phone in
      #expect(!Surroundings.isPad)
      #expect(!Surroundings.isLandscape)
      #expect(UIDevice.current.name == "iPhone")
      #expect(UIDevice.current.model == "iPhone")
      #expect(UIDevice.current.localizedModel == "iPhone")
      #expect(UIDevice.current.systemName == "iOS")
      #expect(UIDevice.current.systemVersion.hasPrefix("17"))
      #expect(UIDevice.current.isMultitaskingSupported)
      #expect(UI_USER_INTERFACE_IDIOM() == .phone)
      #expect(Surroundings.keyWindow === phone.window)
      // The iPhone 13 keeps 47 points free at the top.
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
      #expect(Surroundings.statusBarHeight == 47)
      #expect(phone.window.windowScene?.statusBarManager?.isStatusBarHidden == false)
      #expect(phone.keyboard.window.windowScene == nil)
      #expect(UIScreen.main.maximumFramesPerSecond == 60)
    }
    let vendor = UIDevice.current.identifierForVendor
    try withPhone("iPad (9th generation)") { phone in
      #expect(Surroundings.isPad)
      #expect(UIDevice.current.model == "iPad")
      #expect(UIDevice.current.systemName == "iPadOS")
      #expect(UIApplication.shared.statusBarFrame.height == 20)
      #expect(UIDevice.current.identifierForVendor == vendor)
    }
  }

  @Test(
    .covers(
      "UIDevice", "UIDevice.beginGeneratingDeviceOrientationNotifications()",
      "UIDevice.endGeneratingDeviceOrientationNotifications()",
      "UIDevice.isGeneratingDeviceOrientationNotifications", "UIDevice.orientation",
      "UIDeviceOrientation.portrait", "UIDeviceOrientation.unknown"))
  func `a device says how it is held once it is asked to notice`() throws {
    try withPhone { phone in
      let device = UIDevice.current
      let listener = LifeListener()
      #expect(device.orientation == .unknown)
      device.beginGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
      phone.advance(by: 1)
      #expect(listener.heard == ["UIDeviceOrientationDidChangeNotification active"])
      #expect(device.orientation == .portrait)
      device.endGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.endGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(!device.isGeneratingDeviceOrientationNotifications)
      #expect(device.orientation == .unknown)
      device.beginGeneratingDeviceOrientationNotifications()
      #expect(device.orientation == .portrait)
    }
  }

  @Test(
    .covers(
      "UIApplication.OpenExternalURLOptionsKey.universalLinksOnly", "UIApplication.canOpenURL(_:)",
      "UIApplication.open(_:options:completionHandler:)"))
  func `there is no other app to open an address with`() throws {
    try withPhone { phone in
      let url = try #require(URL(string: "https://example.org"))
      #expect(!UIApplication.shared.canOpenURL(url))
      var answers: [Bool] = []
      UIApplication.shared.open(url) { answers.append($0) }
      UIApplication.shared.open(url, options: [.universalLinksOnly: true])
      #expect(answers.isEmpty)
      phone.advance(by: 0)
      #expect(answers == [false])
    }
  }

  @Test(
    .covers(
      "UIApplication.connectedScenes", "UIApplication.supportsMultipleScenes",
      "UIWindow.init(windowScene:)", "UIWindow.windowLevel", "UIWindowScene.keyWindow",
      "UIWindowScene.windows"))
  func `a window is in the app's scene until it is taken out`() throws {
    try withPhone { phone in
      let scene = try #require(phone.window.windowScene)
      #expect(UIApplication.shared.connectedScenes == [scene])
      #expect(!UIApplication.shared.supportsMultipleScenes)
      let overlay = UIWindow(windowScene: scene)
      #expect(overlay.frame == phone.screen.bounds)
      #expect(overlay.isHidden)
      overlay.windowLevel = .alert
      overlay.isHidden = false
      #expect(scene.windows == [phone.window, overlay])
      #expect(scene.keyWindow === phone.window)
      overlay.windowScene = nil
      #expect(overlay.isHidden)
      #expect(overlay.windowScene == nil)
      #expect(scene.windows == [phone.window])
      overlay.windowScene = scene
      overlay.makeKeyAndVisible()
      #expect(scene.keyWindow === overlay)
      overlay.isHidden = true
    }
  }
}
