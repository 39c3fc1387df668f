import Foundation

// Unchecked since colours never change, and a view is only used on the main actor.

/// What is behind a view's content.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The colour; nil for the one that the state asks for.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background is inside the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around it; nil for none.
  public var strokeColor: UIColor?
  /// The width of that line, in points.
  public var strokeWidth: CGFloat = 0
  /// Lies over the colour.
  public var customView: UIView?
  private var base: Color?
  private var showsSelection = false

  private enum Color: Hashable {
    case background
    case group
  }

  private init(_ base: Color?, showsSelection: Bool) {
    (self.base, self.showsSelection) = (base, showsSelection)
  }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { .init(nil, showsSelection: false) }

  /// The background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    .init(.background, showsSelection: true)
  }

  /// The background of a cell of a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    .init(.group, showsSelection: true)
  }

  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(.background, showsSelection: false)
  }

  /// The background of a header or footer of a group.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the same for a state: grey where a cell of a list is touched or selected.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    guard backgroundColor == nil else { return updated }
    let isOn =
      if let state = state as? UICellConfigurationState {
        state.isSelected || state.isHighlighted
      } else { false }
    if isOn, showsSelection {
      updated.backgroundColor = .systemGray4
    } else {
      switch base {
      case .background: updated.backgroundColor = .systemBackground
      case .group: updated.backgroundColor = .secondarySystemGroupedBackground
      case nil: break
      }
    }
    return updated
  }
}

/// Shows what is behind a view's content.
@MainActor
final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private var customView: UIView?
  private var insets = UIEdgeInsets.zero

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ configuration: UIBackgroundConfiguration) {
    fill.backgroundColor = configuration.backgroundColor
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.clipsToBounds = configuration.cornerRadius > 0
    fill.layer.borderColor = configuration.strokeColor?.cgColor
    fill.layer.borderWidth = configuration.strokeWidth
    insets = UIEdgeInsets(configuration.backgroundInsets, isRightToLeft: isRightToLeft)
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { fill.addSubview(customView) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds.inset(by: insets)
    customView?.frame = fill.bounds
  }
}
