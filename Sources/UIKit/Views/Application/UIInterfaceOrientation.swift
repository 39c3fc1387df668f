import Foundation

/// What kind of device this is.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Its upper edge at the left.
  case landscapeLeft = 3
  /// Its upper edge at the right.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can stand that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface stands on a device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// On a device that is upright.
  case portrait = 1
  /// On a device that is upside down.
  case portraitUpsideDown = 2
  /// On a device whose upper edge is at the right.
  case landscapeLeft = 4
  /// On a device whose upper edge is at the left.
  case landscapeRight = 3

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
