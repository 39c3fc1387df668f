import Foundation

/// What kind of device it is.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// What is not said.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// That they may.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
}

/// Whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// What is not said.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// That they may.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.style }
}

/// The direction in which the interface is put together.
public enum UITraitLayoutDirection: SystemTrait {
  /// What is not said.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.direction }
}

/// Pixels in a point.
public enum UITraitDisplayScale: SystemTrait {
  /// What is not said.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.scale }
}

/// How much room there is from left to right.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// What is not said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontal }
}

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// What is not said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.vertical }
}

/// How large text is.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// What is not said.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.category }
}

/// How much colours differ.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// What is not said.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// That they may.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.contrast }
}

/// Whether the interface lies over another one.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// What is not said.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// That they may.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.level }
}

/// How heavy text is.
public enum UITraitLegibilityWeight: SystemTrait {
  /// What is not said.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.weight }
}

/// Which colours the display has.
public enum UITraitDisplayGamut: SystemTrait {
  /// What is not said.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// That they may.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.gamut }
}
