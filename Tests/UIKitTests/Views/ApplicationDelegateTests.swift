import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// What an app's delegate hears, and what the device says of its battery.
@MainActor struct ApplicationDelegateTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var heard: [String] = []

    private func hear(_ name: String, _ application: UIApplication) {
      heard.append("\(name) \(application.applicationState.rawValue)")
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      hear("will launch", application)
      return launchOptions == nil
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      hear("did launch", application)
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { hear("active", application) }
    func applicationWillResignActive(_ application: UIApplication) { hear("resign", application) }
    func applicationDidEnterBackground(_ application: UIApplication) {
      hear("background", application)
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      hear("foreground", application)
    }
    func applicationWillTerminate(_ application: UIApplication) { hear("terminate", application) }
  }

  private final class Silent: NSObject, UIApplicationDelegate {}

  @Test(
    .covers(
      "UIApplicationDelegate", "UIApplication.delegate",
      "UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)",
      "UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)",
      "UIApplicationDelegate.applicationDidBecomeActive(_:)",
      "UIApplicationDelegate.applicationWillResignActive(_:)",
      "UIApplicationDelegate.applicationDidEnterBackground(_:)",
      "UIApplicationDelegate.applicationWillEnterForeground(_:)",
      "UIApplicationDelegate.applicationWillTerminate(_:)", "UIApplication.LaunchOptionsKey",
      "UIApplication.LaunchOptionsKey.init(rawValue:)", "UIApplication.LaunchOptionsKey.rawValue"))
  func `a delegate hears before the notification that says the same`() {
    withFreshUIKit { _, _ in
      let (application, delegate) = (UIApplication.shared, Delegate())
      application.delegate = delegate
      let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
      ) { @MainActor _ in delegate.heard.append("notification") }
      application.beginLaunch()
      application.finishLaunching()
      // 0 is active, 1 inactive, 2 in the background.
      #expect(delegate.heard == ["will launch 1", "did launch 1", "active 0", "notification"])
      delegate.heard = []
      application.enterBackground()
      application.enterForeground()
      application.terminate()
      #expect(
        delegate.heard == [
          "resign 0", "background 2", "foreground 1", "active 0", "notification", "resign 0",
          "background 2", "terminate 2",
        ])
      NotificationCenter.default.removeObserver(token)
      #expect(UIApplication.LaunchOptionsKey(rawValue: "x").rawValue == "x")
      let silent = Silent()
      application.delegate = silent
      application.enterForeground()
      #expect(application.applicationState == .active)
    }
  }

  @Test func `the window of a delegate is found where there is one`() {
    withFreshUIKit { window, _ in
      let (delegate, silent) = (Delegate(), Silent())
      delegate.window = window
      UIApplication.shared.delegate = delegate
      #expect(UIApplication.shared.delegate?.window??.isHidden == false)
      if let found = UIApplication.shared.delegate?.window, let found {
        #expect(found === window)
      } else {
        Issue.record("no window")
      }
      UIApplication.shared.delegate = silent
      #expect(UIApplication.shared.delegate?.window??.isHidden == nil)
      let noDelegate: Delegate? = nil
      UIApplication.shared.delegate = noDelegate
      #expect(UIApplication.shared.delegate == nil)
    }
  }

  @Test(
    .covers(
      "UIDevice.isBatteryMonitoringEnabled", "UIDevice.batteryState", "UIDevice.batteryLevel",
      "UIDevice.BatteryState", "UIDevice.BatteryState.init(rawValue:)",
      "UIDevice.BatteryState.unknown", "UIDevice.BatteryState.unplugged",
      "UIDevice.BatteryState.charging", "UIDevice.BatteryState.full",
      "UIDevice.batteryStateDidChangeNotification", "UIDevice.batteryLevelDidChangeNotification"))
  func `a battery is known while it is watched`() {
    withFreshUIKit { _, _ in
      let device = UIDevice.current
      #expect(device.batteryState == .unknown && device.batteryLevel == -1)
      device.isBatteryMonitoringEnabled = true
      #expect(device.batteryState == .unplugged && device.batteryLevel == 1)
      device.isBatteryMonitoringEnabled = false
      #expect(device.batteryState == .unknown)
      let states: [UIDevice.BatteryState] = [.unknown, .unplugged, .charging, .full]
      #expect(states.map(\.rawValue) == [0, 1, 2, 3])
      #expect(UIDevice.BatteryState(rawValue: 2) == .charging)
      #expect(
        UIDevice.batteryStateDidChangeNotification.rawValue
          == "UIDeviceBatteryStateDidChangeNotification")
      #expect(
        UIDevice.batteryLevelDidChangeNotification.rawValue
          == "UIDeviceBatteryLevelDidChangeNotification")
    }
  }
}
