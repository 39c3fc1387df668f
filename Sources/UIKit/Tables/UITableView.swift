import Foundation

/// Rows in one column that scrolls, in sections with headers and footers.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How the table looks.
  public let style: Style

  /// Creates a table with a frame in its superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    addGestureRecognizer(RowSwipeRecognizer())
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a plain table with a frame in its superview's coordinates, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Returns nil: there are no archives to read views from.
  public required init?(coder: NSCoder) { nil }

  /// The selection has changed; the object is the table.
  open nonisolated class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("UITableViewSelectionDidChangeNotification")
  }

  // MARK: Data

  /// Says what is in the table; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { askAgain() } }
  }

  /// Hears of the scrolling, and of rows where it is a `UITableViewDelegate`; held weakly.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      if delegate !== oldValue { askAgain() }
    }
  }

  private(set) weak var tableDelegate: (any UITableViewDelegate)?

  /// What is shown where at present.
  var rows = ShownRows()
  var geometry = TableGeometry()
  var needsReload = true
  var isTiling = false
  /// The width that rows were measured in, in points.
  var measuredWidth: CGFloat = 0
  /// Whether the delegate's own implementation has not answered the last question.
  var hasAskedStandard = false
  var queues = ReuseQueues()
  /// Whether the delegate has views for headers and footers; unknown until it is asked.
  var hasOwnViews: [SectionEdge: Bool] = [:]
  /// Views that were made to learn that.
  var prepared: [SectionEdge: UIView] = [:]
  var selection = TableSelection()
  var ownIsEditing = false
  /// The row that is swiped, and the one that a finger moves.
  var swipe: RowSwipe?
  var move: RowMove?
  /// The row that the running motion scrolls to.
  var destination: (row: TableRow, position: ScrollPosition)?

  /// Asks for everything again; nothing is selected any more.
  open func reloadData() { reloadAll() }

  /// How many sections there are.
  open var numberOfSections: Int {
    load()
    return geometry.sections.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    load()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  // MARK: Heights

  /// The height of rows for which the delegate has no other one, in points; by itself their content
  /// decides about it.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(oldValue, rowHeight) }
  }

  /// About how high rows are that have not been seen, in points; 0 means that all are asked for their
  /// height at once.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(oldValue, estimatedRowHeight) }
  }

  /// The height of headers for which the delegate has no other one, in points.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(oldValue, sectionHeaderHeight) }
  }

  /// The height of footers for which the delegate has no other one, in points.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(oldValue, sectionFooterHeight) }
  }

  /// About how high headers are that have not been seen, in points.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(oldValue, estimatedSectionHeaderHeight) }
  }

  /// About how high footers are that have not been seen, in points.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(oldValue, estimatedSectionFooterHeight) }
  }

  /// The room above headers, in points; by itself there is some in plain tables.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { heightDidChange(oldValue, sectionHeaderTopPadding) }
  }

  // MARK: Looks

  /// How rows are told apart.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { looksDidChange() } }
  }

  /// The colour of the lines between rows; nil for the usual one.
  open var separatorColor: UIColor? {
    didSet { if separatorColor != oldValue { looksDidChange() } }
  }

  var ownSeparatorInset: UIEdgeInsets? { didSet { looksDidChange() } }

  /// Where the lines between rows begin and end, in points.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }

  /// What the inset of separators counts from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { looksDidChange() } }
  }

  /// Whether cells keep their content out of the safe area.
  open var insetsContentViewsToSafeArea = true { didSet { looksDidChange() } }

  /// Lies behind all rows, and does not scroll.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  /// Stands above all sections, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }

  /// Stands below all sections, as high as its frame.
  open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }

  // MARK: Places

  /// A section with header and footer, in the table's coordinates, in points.
  open func rect(forSection section: Int) -> CGRect { extent(ofSection: section) }

  /// Where a section's header stands, in the table's coordinates, in points.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header, in: section) }

  /// Where a section's footer stands, in the table's coordinates, in points.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer, in: section) }

  /// Where a row stands, in the table's coordinates, in points; empty where there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    load()
    return indexPath.tableRow.map(rect(of:)) ?? .zero
  }

  /// The row at a point of the table, in points.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    load()
    return geometry.row(at: point.y)?.indexPath
  }

  /// The row that a cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.row(of: cell)?.indexPath }

  /// The rows that a rectangle touches, in points.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    load()
    return rows(from: rect.minY, to: rect.maxY).map(\.indexPath)
  }

  /// The cell of a row that is shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    indexPath.tableRow.flatMap { rows.cells[$0] }
  }

  /// The cells that are shown, the first row's first.
  open var visibleCells: [UITableViewCell] {
    showIfNeeded()
    return rows.sorted.compactMap { rows.cells[$0] }
  }

  /// The rows that are shown, the first one first.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showIfNeeded()
    return rows.sorted.map(\.indexPath)
  }

  /// The header of a section, where it is shown and of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.edges[.header]?[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, where it is shown and of this class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.edges[.footer]?[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row; one that there is not, as in an empty section, leaves the content where it is.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  /// Scrolls to the row that was selected first.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = indexPathForSelectedRow else { return }
    scroll(to: row, scrollPosition, animated: animated)
  }

  // MARK: Cells that are used again

  /// Has cells made of a class where none can be used again; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    queues.register(cellClass, forCells: identifier)
  }

  /// Has headers and footers made of a class where none can be used again; nil forgets it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    queues.register(aClass, forHeaders: identifier)
  }

  /// A cell that can be used again, or a new one of the class that is registered; nil where there is
  /// neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    queues.takeCell(identifier)
  }

  /// A cell that can be used again, or a new one of the class that is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = queues.takeCell(identifier) else {
      preconditionFailure(
        "no cell class is registered for the identifier “\(identifier)”; call"
          + " register(_:forCellReuseIdentifier:) first")
    }
    return cell
  }

  /// A header or footer that can be used again, or a new one of the class that is registered; nil where
  /// there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { queues.takeHeader(identifier) }

  // MARK: Selection

  /// Whether a finger can select a row.
  open var allowsSelection = true { didSet { selectionRuleDidChange() } }

  /// Whether a finger can select several rows.
  open var allowsMultipleSelection = false { didSet { selectionRuleDidChange() } }

  /// Whether a finger can select a row while the table is edited.
  open var allowsSelectionDuringEditing = false { didSet { selectionRuleDidChange() } }

  /// Whether a finger can select several rows while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRuleDidChange() } }

  /// The row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selection.rows.first?.indexPath }

  /// The rows that are selected, in the order in which they were.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.rows.isEmpty ? nil : selection.rows.map(\.indexPath)
  }

  /// Selects a row and scrolls to it, where a position other than `none` is given; nil ends every
  /// selection.
  ///
  /// The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByCode(indexPath, animated: animated, scrollPosition)
  }

  /// Ends the selection of a row.
  ///
  /// The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let row = indexPath.tableRow { deselect(row, animated: animated) }
  }

  override func takesAtOnce(_ touch: UITouch) -> Bool { touch.view is RowHandle }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { rowTouchBegan(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { rowTouchMoved(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchEnded()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchCancelled()
  }

  // MARK: Changes, see UITableView+Updates.swift

  var updates = TableUpdates()
  var updateDepth = 0
  var updateCompletions: [(Bool) -> Void] = []

  /// Whether changes were begun that are not made yet.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  /// Makes changes together, animated; with none it asks for the heights of rows again.
  ///
  /// The data source has its new data when the closure ends. Where these do not agree with the changes,
  /// the program ends with a sentence about it.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdates()
    updates?()
    closeUpdates(completion: completion)
  }

  /// Begins changes that are made together, by `endUpdates()`.
  open func beginUpdates() { openUpdates() }

  /// Makes the changes since `beginUpdates()`, animated; with none it asks for heights again.
  open func endUpdates() { closeUpdates() }

  /// Shows sections that the data source has now, at their places.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Takes sections away that the data source has no more.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Takes a section to where the data source has it now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Shows rows that the data source has now, at their places.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for row in indexPaths.compactMap(\.tableRow) { $0.insertedRows[row] = animation } }
  }

  /// Takes rows away that the data source has no more.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for row in indexPaths.compactMap(\.tableRow) { $0.deletedRows[row] = animation } }
  }

  /// Asks for rows again, whose cells are exchanged.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for row in indexPaths.compactMap(\.tableRow) { $0.reloadedRows[row] = animation } }
  }

  /// Asks for rows again, for the cells that show them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Takes a row to where the data source has it now.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let row = indexPath.tableRow, let place = newIndexPath.tableRow else { return }
    change { $0.movedRows[row] = place }
  }

  // MARK: Editing, see UITableView+Editing.swift

  /// Whether rows show what takes them away, puts them in and moves them.
  open var isEditing: Bool {
    get { ownIsEditing }
    set { edit(newValue, animated: false) }
  }

  /// Lets rows be edited, or ends that.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  /// Returns the innermost view at a point, in points; the table itself where a row is open to its side,
  /// which a touch beside its buttons closes.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let swipe, swipe.open > 0 else { return hit }
    return hit.isDescendant(of: swipe.buttons) || hit.isDescendant(of: swipe.cell) ? hit : self
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    looksDidChange()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    // Headers stand where the inset ends.
    setNeedsLayout()
  }

  override func contentCameToRest() { arrive() }
}
