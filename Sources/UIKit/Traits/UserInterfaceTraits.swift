import Foundation

/// What kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None in particular.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark letters on a light ground.
  case light = 1
  /// Light letters on a dark ground.
  case dark = 2
}

/// The direction in which an interface is put together, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// How much colours differ from each other.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// Whether an interface lies over another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// It is the app's own.
  case base = 0
  /// It lies over that, as a sheet does.
  case elevated = 1
}

/// How heavy text is.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// Which colours a display has.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}
