import Drawing
import Foundation

/// Where a colour comes from that depends on the traits it is seen in.
enum DynamicColor: Hashable {
  case system(SystemColor)
  case provided(ColorProvider)
  indirect case faded(FadedColor)

  /// The colour in some traits.
  func color(in traits: UITraitCollection) -> Color {
    switch self {
    case .system(let color): color.color(in: traits.values)
    case .provided(let provider): provider.color(in: traits)
    case .faded(let faded): faded.source.color(in: traits).with(alpha: faded.alpha)
    }
  }
}

/// A closure that knows a colour; each is a colour of its own.
final class ColorProvider: Hashable {
  private let provide: (UITraitCollection) -> UIColor

  init(_ provide: @escaping (UITraitCollection) -> UIColor) {
    self.provide = provide
  }

  func color(in traits: UITraitCollection) -> Color {
    // What it takes from other colours is in the same traits.
    traits.asCurrent { provide(traits).color(in: traits) }
  }

  static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A colour with another opacity.
struct FadedColor: Hashable {
  let source: DynamicColor
  let alpha: Double

  init(_ source: DynamicColor, alpha: Double) {
    (self.source, self.alpha) = (source, alpha)
  }
}

/// One of the system's colours: what it is in each appearance.
final class SystemColor: Hashable {
  /// A colour as six hexadecimal digits, and its opacity.
  struct Shade {
    let color: Color

    init(_ hex: UInt32, _ alpha: Double = 1) {
      color = Color(
        red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
        blue: Double(hex & 0xff) / 255, alpha: alpha)
    }
  }

  /// With the usual contrast and with more: light, dark, and dark over another interface.
  private let usual, strong: (light: Color, dark: Color, elevated: Color)

  init(
    _ light: Shade, dark: Shade, elevated: Shade? = nil, strong strongLight: Shade? = nil,
    strongDark: Shade? = nil, strongElevated: Shade? = nil
  ) {
    usual = (light.color, dark.color, (elevated ?? dark).color)
    strong = (
      (strongLight ?? light).color, (strongDark ?? dark).color,
      (strongElevated ?? strongDark ?? elevated ?? dark).color
    )
  }

  func color(in traits: TraitValues) -> Color {
    let shades = traits.contrast == .high ? strong : usual
    guard traits.style == .dark else { return shades.light }
    return traits.level == .elevated ? shades.elevated : shades.dark
  }

  static func == (left: SystemColor, right: SystemColor) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
  /// The same colour with another opacity.
  func with(alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIColor {
  /// A colour of UIKit's own that is another one where the interface is dark, and maybe where it lies over
  /// another one then.
  package convenience init(light: UIColor, dark: UIColor, elevated: UIColor? = nil) {
    self.init { traits in
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated ?? dark : dark
    }
  }
}
