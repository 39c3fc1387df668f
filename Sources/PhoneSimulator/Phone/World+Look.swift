import UIKit

extension World {
  /// Has all of the app look as a person wants it.
  func show(_ look: Look) {
    var settings = SystemSettings()
    settings.style = look.appearance == .dark ? .dark : .light
    settings.category = look.textSize.category
    settings.direction = look.direction == .rightToLeft ? .rightToLeft : .leftToRight
    settings.contrast = look.contrast == .increased ? .high : .normal
    settings.reducesMotion = look.motion != .full
    settings.prefersCrossFade = look.motion == .crossFade
    apply(settings)
    let tint = look.tint.color
    if tint != accent { accent = tint }
  }
}

extension Look.TextSize {
  fileprivate var category: UIContentSizeCategory {
    switch self {
    case .xs: .extraSmall
    case .s: .small
    case .m: .medium
    case .l: .large
    case .xl: .extraLarge
    case .xxl: .extraExtraLarge
    case .xxxl: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }
}

extension Look.Tint {
  /// The colour; nil for the usual one.
  fileprivate var color: UIColor? {
    switch self {
    case .usual: nil
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .gray: .systemGray
    }
  }
}
