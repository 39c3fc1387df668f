import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  let style: CellStyle

  /// Creates a cell that shows what its style has, and may be used again for other rows of tables that
  /// ask for an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.leastHeight))
    content.frame = bounds
    // At once, so that constraints of the content never meet a height that the cell has no more.
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    addSubview(separator)
    content.layout.margins = NSDirectionalEdgeInsets(
      top: Self.verticalMargin, leading: 16, bottom: Self.verticalMargin, trailing: 16)
    content.insetsLayoutMarginsFromSafeArea = false
    showSurroundings()
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell as a table does that has its class alone.
  package convenience init(reusedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Returns nil: there are no archives to read views from.
  public required init?(coder: NSCoder) { nil }

  /// By which the cell is found when it can be used again; nil where it is not.
  open private(set) var reuseIdentifier: String?

  /// The cell is about to be used for another row.
  open func prepareForReuse() {}

  /// The height of a row whose content does not ask for more, in points.
  static let leastHeight: CGFloat = 44
  /// The room above and below content, in points.
  static let verticalMargin: CGFloat = 11

  // MARK: Place in a table

  weak var table: UITableView?

  var surroundings = CellSurroundings() {
    didSet { if surroundings != oldValue { showSurroundings() } }
  }

  // MARK: Content, see UITableViewCell+Layout.swift

  private let content = UIView()
  let separator = UIView()
  var topSeparator: UIView?

  /// Holds all that the row shows.
  open var contentView: UIView { content }

  private(set) var ownImageView: UIImageView?
  private(set) var ownTextLabel: UILabel?
  private(set) var ownDetailTextLabel: UILabel?

  /// The picture at the beginning.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    guard style != .value2 else { return nil }
    let view = CellImageView()
    ownImageView = view
    content.addSubview(view)
    return view
  }

  /// The text.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = makeTextLabel()
    ownTextLabel = label
    content.addSubview(label)
    return label
  }

  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? {
    if let ownDetailTextLabel { return ownDetailTextLabel }
    guard style != .default else { return nil }
    let label = makeDetailTextLabel()
    ownDetailTextLabel = label
    content.addSubview(label)
    return label
  }

  /// How many steps the content begins further in.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

  /// The width of such a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }

  /// Where the line below the row begins and ends, in points.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? surroundings.separatorInset ?? automaticSeparatorInset }
    set { ownSeparatorInset = newValue }
  }

  // MARK: Backgrounds

  var hasOwnBackground = false

  /// The colour behind the content; that of the table's style unless set.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = newValue != nil
      super.backgroundColor = newValue
      if newValue == nil { showSurroundings() }
    }
  }

  func showBackground(_ color: UIColor?) { super.backgroundColor = color }

  /// Lies behind everything.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  /// Lies behind the content while the cell is touched or selected; grey unless set.
  open var selectedBackgroundView: UIView? { didSet { replaceSelectedBackground(oldValue) } }

  /// In place of `selectedBackgroundView` where several rows may be selected.
  open var multipleSelectionBackgroundView: UIView?

  /// What is behind the content at present.
  var shownSelection: UIView?

  // MARK: Accessories

  /// What is shown at the end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { showAccessory() } }
  }

  /// Shown at the end, before what `accessoryType` says.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { showAccessory() } } }

  var editingAccessoryType: AccessoryType { .none }
  var editingAccessoryView: UIView? { nil }

  /// What stands at the end at present.
  var shownAccessory: UIView?

  // MARK: Selection, see UITableViewCell+Selection.swift

  /// How the cell looks while it is touched or selected.
  open var selectionStyle = SelectionStyle.default

  var (ownIsSelected, ownIsHighlighted) = (false, false)

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { ownIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is touched.
  open var isHighlighted: Bool {
    get { ownIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows that the row is selected, or is not any more.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != ownIsSelected else { return }
    ownIsSelected = selected
    showSelection(animated: animated)
  }

  /// Shows that the row is touched, or is not any more.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != ownIsHighlighted else { return }
    ownIsHighlighted = highlighted
    showSelection(animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfTexts(inWidth: size.width))
  }

  /// Returns the size that the content asks for, in points: by its constraints, where it has some.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      ofContentIn: targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
}

/// The picture of a cell, which moves the texts beside it.
private final class CellImageView: UIImageView {
  override var image: UIImage? {
    didSet { if image?.size != oldValue?.size { superview?.superview?.setNeedsLayout() } }
  }
}
