import Foundation

// Unchecked since fonts, colours and pictures never change once they are made.

/// A picture and two texts, as rows of lists have them.
///
/// (Chosen as far as nothing says them: the distances.)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  // Unchecked for the same reason.

  /// How a text looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// Where a text stands.
    public enum TextAlignment: Int, Sendable {
      /// Where lines begin.
      case natural = 0
      /// In the middle.
      case center = 1
      /// On both sides.
      case justified = 2
    }

    /// In which letters a text is shown.
    public enum TextTransform: Int, Sendable {
      /// As it is.
      case none = 0
      /// In capitals.
      case uppercase = 1
      /// In small letters.
      case lowercase = 2
      /// With a capital before each word.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Where the text stands.
    public var alignment = TextAlignment.natural
    /// How lines are broken or cut off.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 means as many as there are.
    public var numberOfLines = 0
    /// Whether a line that is too long is set smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of the font's size then, from 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// In which letters the text is shown.
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      (font, self.color) = (.preferredFont(forTextStyle: style), color)
    }
  }

  // Unchecked for the same reason.

  /// How the picture looks.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// How symbols are drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of pictures that are shapes; the tint unless set.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 means no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept for the picture however large it is, in points; 0 means its own.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The picture at the beginning.
  public var image: UIImage?
  /// How it looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with its attributes, before that without.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with its attributes, before that without.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Room around all, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 8, bottom: 11, trailing: 8)
  /// Whether the texts stand beside each other where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Room between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Room between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Room between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    _ text: TextProperties, _ secondary: TextProperties, sideBySide: Bool = false
  ) {
    (textProperties, secondaryTextProperties) = (text, secondary)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// A text, with a smaller one below it.
  public static func cell() -> UIListContentConfiguration {
    .init(.init(.body, .label), .init(.caption1, .label))
  }

  /// A text, with a smaller one below it.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A text, with a second one at the end of the line.
  public static func valueCell() -> UIListContentConfiguration {
    .init(.init(.body, .label), .init(.body, .secondaryLabel), sideBySide: true)
  }

  /// The header of a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var header = UIListContentConfiguration(
      .init(.headline, .label), .init(.footnote, .secondaryLabel))
    (header.directionalLayoutMargins.top, header.directionalLayoutMargins.bottom) = (4, 4)
    return header
  }

  /// The footer of a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  /// The header of a group.
  public static func groupedHeader() -> UIListContentConfiguration {
    var header = groupedFooter()
    header.textProperties.transform = .uppercase
    return header
  }

  /// The footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration {
    var footer = UIListContentConfiguration(
      .init(.footnote, .secondaryLabel), .init(.footnote, .secondaryLabel))
    (footer.directionalLayoutMargins.top, footer.directionalLayoutMargins.bottom) = (7, 7)
    return footer
  }

  /// Makes a view that shows it.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same, with grey texts where the state is disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    var updated = self
    updated.textProperties.color = .tertiaryLabel
    updated.secondaryTextProperties.color = .tertiaryLabel
    return updated
  }
}

extension UIListContentConfiguration.TextProperties {
  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
