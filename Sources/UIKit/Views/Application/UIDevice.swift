import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that the calling code runs on.
  open class var current: UIDevice { World.current.device }

  /// The time of the device.
  weak var clock: FrameClock?

  /// What kind of device it is.
  open package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// What the device is called; as of iOS 16 an app is told the model alone.
  open var name: String { model }

  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device in the language of its owner.
  open var localizedModel: String { model }

  /// What the system is called.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system whose interface this is.
  open var systemVersion: String { "17.0" }

  /// A name of the device for all apps of one vendor, the same on every run.
  open var identifierForVendor: UUID? { Self.identifier }

  private static let identifier = UUID(
    uuid: (
      0x6b, 0x65, 0x79, 0x62, 0x6f, 0x61, 0x42, 0x64, 0x80, 0x70, 0x6c, 0x61, 0x79, 0x67, 0x72, 0x64
    ))

  /// Whether more than one app can run at a time.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Battery

  /// What the battery does.
  public enum BatteryState: Int, Sendable {
    /// Not known, as where it is not watched.
    case unknown = 0
    /// It is in use.
    case unplugged = 1
    /// It is charged.
    case charging = 2
    /// It is plugged in and full.
    case full = 3
  }

  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false

  /// What the battery does, where it is watched: it is in use.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }

  /// How much the battery holds, from 0 to 1, where it is watched, and −1 else; it is as full as the
  /// status bar shows.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  // The battery of a phone here stays as it is: these are never posted.

  /// The battery does something else.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The battery holds more or less.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  // MARK: Orientation

  private var generations = 0

  /// Whether the device notices how it is held.
  open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }

  /// How the device is held: upright, as far as it notices.
  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? .portrait : .unknown
  }

  /// Lets the device notice how it is held, until as many ends have been called for; it says how in
  /// the next turn.
  open func beginGeneratingDeviceOrientationNotifications() {
    generations += 1
    guard generations == 1, let clock else { return }
    clock.schedule(at: clock.now) { [weak self] in
      guard let self, isGeneratingDeviceOrientationNotifications else { return }
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
  }

  /// Lets the device notice no more how it is held, once for each begin.
  open func endGeneratingDeviceOrientationNotifications() {
    generations = max(generations - 1, 0)
  }

  /// The device has noticed that it is held another way than was known; it is the notification's
  /// object.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
