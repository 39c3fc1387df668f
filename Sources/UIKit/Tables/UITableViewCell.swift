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

  // MARK: Configurations, see UITableViewCell+Configuration.swift

  var configured = ConfiguredContent()
  var needsConfiguration = false

  /// What the content shows, in place of the texts and the picture; nil for these.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { showContent(newValue) }
  }

  /// A configuration that shows what the cell's style does.
  open func defaultContentConfiguration() -> UIListContentConfiguration { contentOfStyle }

  /// What is behind the content, in place of colours and views; nil for these.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { showBackground(newValue) }
  }

  /// The background that the table's style asks for.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    surroundings.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Whether the content follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background follows the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// What the cell is in.
  open var configurationState: UICellConfigurationState { presentState }

  /// Has `updateConfiguration(using:)` called before the cell is shown next.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Lets content and background follow the cell's state; an override calls super and then changes
  /// what it likes.
  open func updateConfiguration(using state: UICellConfigurationState) {
    followState(state)
  }

  /// Is called with the cell and its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Is called whenever the state has changed, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
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

  /// What is shown at the end while the row is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { showAccessory() } }
  }

  /// Shown at the end while the row is edited, before what `editingAccessoryType` says.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { showAccessory() } }
  }

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

  // MARK: Editing, see UITableViewCell+Editing.swift

  var (ownIsEditing, ownShowsDeletion) = (false, false)
  var sign: UIButton?
  var signName = ""
  var handle: RowHandle?

  /// Whether the row is edited.
  open var isEditing: Bool {
    get { ownIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows that the row is edited, or is not any more.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  /// What editing does to the row.
  open var editingStyle: EditingStyle { surroundings.editingStyle }

  /// Whether the content makes room for what stands in front of it while the row is edited.
  open var shouldIndentWhileEditing: Bool { surroundings.indentsWhileEditing }

  /// Whether a handle moves the row while it is edited, where the data source does not say so.
  open var showsReorderControl = false

  /// Whether the button that deletes the row is shown.
  open var showingDeleteConfirmation: Bool { ownShowsDeletion }

  /// The cell is about to show other things besides its content.
  open func willTransition(to state: StateMask) {}

  /// The cell shows other things besides its content.
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
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
