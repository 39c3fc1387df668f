import Drawing
import Foundation

/// The button at the left of a navigation bar: a chevron and where it leads.
@MainActor
final class NavigationBackButton: UIControl {
  let chevron = ChevronView(frame: CGRect(x: chevronLeft, y: 0, width: 13, height: 21))
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "BackButton"
    addSubview(chevron)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private static let chevronLeft: CGFloat = 8
  /// Where the words begin, in points.
  private static let wordsLeft: CGFloat = 27
  /// The least width of a finger's target, in points.
  private static let leastWidth: CGFloat = 44
  private static let rightMargin: CGFloat = 8

  /// How the words look where they do not look as usual.
  var attributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      say(label.text)
      superview?.setNeedsLayout()
    }
  }

  private func say(_ words: String?) {
    label.say(words, attributes, font: .systemFont(ofSize: 17), color: tintColor)
  }

  /// Says the first of several words that fits and takes the width it needs, in
  /// points.
  func show(_ candidates: [String], limit: CGFloat) {
    for words in candidates {
      say(words)
      label.bounds.size = label.intrinsicContentSize
      bounds.size.width = max(
        Self.wordsLeft + label.bounds.width + Self.rightMargin, Self.leastWidth)
      if bounds.width <= limit { break }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func place(_ x: CGFloat) -> CGPoint {
      CGPoint(x: isRightToLeft ? bounds.width - x : x, y: bounds.midY)
    }
    chevron.center = place(Self.chevronLeft + chevron.bounds.width / 2)
    label.center = place(Self.wordsLeft + label.bounds.width / 2)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.2 : 1 }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    say(label.text)
  }
}

/// The chevron of a button back, in the tint colour.
@MainActor
final class ChevronView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var hasContent: Bool { true }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    let lineWidth: CGFloat = 2.6
    let inner = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    var path = Path()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isRightToLeft ? bounds.minX + bounds.maxX - x : x, y: y)
    }
    path.move(to: point(inner.minX + inner.height / 2 + 0.5, inner.minY))
    path.addLine(to: point(inner.minX + 0.5, inner.midY))
    path.addLine(to: point(inner.minX + inner.height / 2 + 0.5, inner.maxY))
    canvas.stroke(path, width: lineWidth, color: tintColor.color, cap: .round)
  }
}
