import Foundation

extension UIButton {
  /// What a button shows and how it looks, as one value.
  public struct Configuration: Hashable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As round as the size of the button has it.
      case fixed = -1
      /// As round as the size of the button has it, and the more so the larger the letters.
      case dynamic = 0
      /// A little.
      case small = 1
      /// Somewhat.
      case medium = 2
      /// Very.
      case large = 3
      /// As round as can be.
      case capsule = 4
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Smaller.
      case small = 1
      /// As small as can be.
      case mini = 2
      /// Larger, as what a screen is about.
      case large = 3
    }

    /// Where title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As suits the button's content.
      case automatic = 0
      /// Both begin at the same place.
      case leading = 1
      /// Both have the same middle.
      case center = 2
      /// Both end at the same place.
      case trailing = 3
    }

    enum Kind: Hashable {
      case plain, tinted, gray, filled
    }

    let kind: Kind

    /// Only a title in the tint.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// A title in the tint on a little of it.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// A title in the tint on grey.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// A white title on the tint.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// As is usual for a button without a border.
    public static func borderless() -> Configuration { plain() }
    /// As is usual for a button with a border.
    public static func bordered() -> Configuration { gray() }
    /// As is usual for a button with a border in the tint.
    public static func borderedTinted() -> Configuration { tinted() }
    /// As is usual for the button that matters most.
    public static func borderedProminent() -> Configuration { filled() }

    /// What the button says.
    public var title: String?
    /// What it says besides, in smaller letters below.
    public var subtitle: String?
    /// What it shows beside its title.
    public var image: UIImage?
    /// How a symbol beside the title is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether spokes turn in the image's place.
    public var showsActivityIndicator = false

    /// The colour of title and image; the usual one for nil.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; the usual one for nil.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium

    private var ownInsets: NSDirectionalEdgeInsets?

    /// The room around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? usualInsets }
      set { ownInsets = newValue }
    }

    /// Takes the usual room around the content again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// At which side of the title the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between title and image, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a button that is selected looks so by itself.
    public var automaticallyUpdateForSelection = true

    /// Returns how the configuration looks for the state of a button.
    @MainActor
    public func updated(for button: UIButton) -> Configuration {
      guard automaticallyUpdateForSelection, button.isSelected, kind == .plain else { return self }
      var updated = Configuration.tinted()
      updated.takeContent(of: self)
      return updated
    }

    private mutating func takeContent(of other: Configuration) {
      (title, subtitle, image) = (other.title, other.subtitle, other.image)
      preferredSymbolConfigurationForImage = other.preferredSymbolConfigurationForImage
      showsActivityIndicator = other.showsActivityIndicator
      (baseForegroundColor, baseBackgroundColor) = (
        other.baseForegroundColor, other.baseBackgroundColor
      )
      (cornerStyle, buttonSize, ownInsets) = (other.cornerStyle, other.buttonSize, other.ownInsets)
      (imagePlacement, imagePadding) = (other.imagePlacement, other.imagePadding)
      (titlePadding, titleAlignment) = (other.titlePadding, other.titleAlignment)
    }

    private init(kind: Kind) { self.kind = kind }
  }
}

/// The measures of a configuration. (Those of the usual and of the large size are a phone's; the others
/// are chosen.)
extension UIButton.Configuration {
  fileprivate var usualInsets: NSDirectionalEdgeInsets {
    switch buttonSize {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var pointSize: CGFloat {
    switch buttonSize {
    case .mini: 13
    case .small: 15
    case .medium, .large: 17
    }
  }

  var pointSizeOfSubtitle: CGFloat { max(pointSize - 5, 11) }

  /// The radius of the corners of a button of a height, in points.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: buttonSize == .large ? 8.75 : 5.95
    case .small: 4
    case .medium: 6
    case .large: 9
    case .capsule: height / 2
    }
  }

  /// The colour behind the content in a state and a tint; nil for none.
  func background(_ state: UIControl.State, tint: UIColor) -> UIColor? {
    let isFaded = state.contains(.highlighted)
    let color: UIColor?
    switch kind {
    case .plain: color = baseBackgroundColor
    case .gray: color = baseBackgroundColor ?? .secondarySystemFill
    case .tinted: color = (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: color = baseBackgroundColor ?? tint
    }
    guard let color else { return nil }
    if state.contains(.disabled) { return kind == .plain ? color : .tertiarySystemFill }
    return isFaded ? color.withAlphaComponent(color.cgColor.alpha * 0.75) : color
  }

  /// The colour of the content in a state and a tint.
  func foreground(_ state: UIControl.State, tint: UIColor) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (kind == .filled ? .white : tint)
    let isFaded = state.contains(.highlighted) && kind != .filled
    return isFaded ? color.withAlphaComponent(color.cgColor.alpha * 0.5) : color
  }
}
