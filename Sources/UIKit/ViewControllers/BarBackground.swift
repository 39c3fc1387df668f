import Foundation

/// What is behind the items of a bar, with the line at its edge.
@MainActor
final class BarBackground: UIView {
  private let hairline = UIView()
  private var picture: UIImageView?
  private var shadowPicture: UIImageView?

  /// Whether the line is at the lower edge.
  private let hasLineBelow: Bool

  init(lineBelow hasLineBelow: Bool) {
    self.hasLineBelow = hasLineBelow
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// The colour of a bar that has none of its own.
  static let color = UIColor.barBackground

  /// Shows an appearance, over a colour of the system's.
  func show(_ appearance: UIBarAppearance, standard: UIColor) {
    let system: UIColor? =
      switch appearance.ground {
      case .standard: standard
      case .opaque: .systemBackground
      case .transparent: nil
      }
    // An image without pixels is how apps ask for no background.
    let isEmptied = appearance.backgroundImage.map { $0.size == .zero } ?? false
    backgroundColor = isEmptied ? nil : appearance.backgroundColor ?? system
    show(appearance.backgroundImage, in: &picture)
    picture?.contentMode = appearance.backgroundImageContentMode
    hairline.isHidden = appearance.shadowImage != nil
    hairline.backgroundColor = appearance.shadowColor
    show(appearance.shadowImage, in: &shadowPicture)
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, in view: inout UIImageView?) {
    guard let image, image.size != .zero else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? UIImageView()
    shown.image = image
    shown.clipsToBounds = true
    if shown.superview == nil { addSubview(shown) }
    view = shown
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = bounds
    let line = 1 / world.mainScreen.scale
    hairline.frame = CGRect(
      x: 0, y: hasLineBelow ? bounds.height : 0, width: bounds.width, height: line)
    if let shadowPicture {
      let height = shadowPicture.image?.size.height ?? 0
      shadowPicture.frame = CGRect(
        x: 0, y: hasLineBelow ? bounds.height : -height, width: bounds.width, height: height)
    }
  }
}

extension UILabel {
  /// Says words with the attributes that a bar's appearance has for them, and in a font and a colour
  /// where those have none.
  func say(
    _ words: String?, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor
  ) {
    guard let words, !attributes.isEmpty else {
      (self.font, textColor, text) = (font, color, words)
      return
    }
    let usual: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    attributedText = NSAttributedString(
      string: words, attributes: usual.merging(attributes) { $1 })
  }
}

/// In which room of a bar something holds.
public enum UIBarMetrics: Int, Sendable {
  /// In a bar of the usual height.
  case `default` = 0
  /// In a lower bar, as that of a phone on its side.
  case compact = 1
  /// In a bar with a prompt.
  case defaultPrompt = 101
  /// In a lower bar with a prompt.
  case compactPrompt = 102
}
