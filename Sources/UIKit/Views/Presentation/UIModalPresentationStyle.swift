/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; what is below goes.
  case fullScreen = 0
  /// As a sheet over most of the screen.
  case pageSheet = 1
  /// As a small sheet in the middle of an iPad's screen; on a phone as a page's.
  case formSheet = 2
  /// Over the controller that defines the context; what is below goes.
  case currentContext = 3
  /// As the presentation controller of the transitioning delegate has it.
  case custom = 4
  /// Over the whole screen; what is below stays.
  case overFullScreen = 5
  /// Over the controller that defines the context; what is below stays.
  case overCurrentContext = 6
  /// In a bubble that points to a view; on a phone as a page's sheet.
  case popover = 7
  /// In no way of its own.
  case none = -1
  /// As the system chooses: as a page's sheet.
  case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, and back there.
  case coverVertical = 0
  /// Fading in and out.
  case crossDissolve = 2
}
