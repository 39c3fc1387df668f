import Foundation

/// What stands above or below the rows of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let content = UIView()

  /// Creates a view that may be used again for other sections of tables that ask for an identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
    showBackground()
  }

  /// Creates a view that is used once.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view as a table does that has its class alone.
  package convenience init(reusedAs identifier: String) { self.init(reuseIdentifier: identifier) }

  /// Returns nil: there are no archives to read views from.
  public required init?(coder: NSCoder) { nil }

  /// By which the view is found when it can be used again; nil where it is not.
  open private(set) var reuseIdentifier: String?

  /// The view is about to be used for another section.
  open func prepareForReuse() {}

  // MARK: Content

  /// Holds all that is shown.
  open var contentView: UIView { content }

  private(set) var ownTextLabel: UILabel?
  private(set) var ownDetailTextLabel: UILabel?

  /// The text.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = makeLabel()
    ownTextLabel = label
    return label
  }

  /// A second text, below the first one.
  open var detailTextLabel: UILabel? {
    if let ownDetailTextLabel { return ownDetailTextLabel }
    let label = makeLabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    ownDetailTextLabel = label
    return label
  }

  private func makeLabel() -> UILabel {
    let label = CellLabel()
    label.numberOfLines = 0
    content.addSubview(label)
    showLooks(of: label)
    return label
  }

  private var configured = ConfiguredContent()

  /// What is shown in place of the texts; nil for these.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      configured.show(newValue?.updated(for: UIViewConfigurationState()), in: content)
      for label in [ownTextLabel, ownDetailTextLabel] { label?.isHidden = newValue != nil }
      setNeedsLayout()
    }
  }

  /// A configuration that shows what the table's style asks for.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place.style, place.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  /// What is behind the content, in place of colour and view; nil for these.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.background = newValue
      configured.show(newValue?.updated(for: UIViewConfigurationState()), behind: self)
      showBackground()
      setNeedsLayout()
    }
  }

  /// Lies behind everything.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showBackground()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  // MARK: Place in a table

  /// What the view is in its table, and how that looks.
  struct Place: Equatable {
    var style = UITableView.Style.plain
    var isFooter = false
    var margin: CGFloat = 16
    var (safeLeft, safeRight): (CGFloat, CGFloat) = (0, 0)
  }

  var place = Place() {
    didSet {
      guard place != oldValue else { return }
      if let ownTextLabel { showLooks(of: ownTextLabel) }
      showBackground()
      setNeedsLayout()
    }
  }

  /// Rows that a plain table scrolls under a header hardly show through it. (Chosen: how much.)
  private func showBackground() {
    guard !hasOwnBackground else { return }
    if configured.background != nil {
      super.backgroundColor = nil
      return
    }
    super.backgroundColor =
      place.style == .plain && backgroundView == nil
      ? .systemBackground.withAlphaComponent(0.94) : nil
  }

  private var hasOwnBackground = false

  /// The colour behind the content.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }

  private func showLooks(of label: UILabel) {
    guard label === ownTextLabel || ownTextLabel == nil else { return }
    if place.style == .plain, !place.isFooter {
      label.font = .preferredFont(forTextStyle: .headline)
      label.textColor = .label
    } else {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
  }

  // MARK: Layout

  /// The room above and below the text, in points. (Chosen.)
  private var verticalMargin: CGFloat { place.style == .plain ? 4 : 7 }

  private var insets: (left: CGFloat, right: CGFloat) {
    (place.safeLeft, place.safeRight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = CGRect(
      x: insets.left, y: 0, width: max(bounds.width - insets.left - insets.right, 0),
      height: bounds.height)
    let margins = NSDirectionalEdgeInsets(
      top: verticalMargin, leading: place.margin, bottom: verticalMargin, trailing: place.margin)
    if content.directionalLayoutMargins != margins { content.directionalLayoutMargins = margins }
    backgroundView?.frame = bounds
    configured.backgroundView?.frame = bounds
    layOutTexts()
  }

  private func layOutTexts() {
    let width = max(content.bounds.width - 2 * place.margin, 0)
    let labels = [ownTextLabel, ownDetailTextLabel].compactMap { $0 }
    let sizes = labels.map {
      $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    let height = sizes.map(\.height).reduce(0, +)
    var y: CGFloat
    // A header's text stands on its rows, a footer's hangs below them.
    if place.style == .plain {
      y = roundToPixel((content.bounds.height - height) / 2)
    } else {
      y = place.isFooter ? verticalMargin : content.bounds.height - height - verticalMargin
    }
    for (label, size) in zip(labels, sizes) {
      label.frame = CGRect(x: place.margin, y: y, width: width, height: size.height)
      y += size.height
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(size.width - insets.left - insets.right - 2 * place.margin, 0)
    let height = [ownTextLabel, ownDetailTextLabel].compactMap { $0 }
      .map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
      .reduce(0, +)
    return CGSize(width: size.width, height: roundUpToPixel(height + 2 * verticalMargin))
  }

  /// Returns the size that the content asks for, in points: by its constraints, where it has some.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let inner: UIView = configured.view ?? content
    guard configured.view != nil || content.hasLayoutInside else { return sizeThatFits(targetSize) }
    let rest = insets.left + insets.right
    let size = inner.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - rest, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + rest, height: size.height)
  }
}
