import Foundation

/// A table's data source that is told what is there and finds out what has changed.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item; nil is a mistake of the program.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var places: [ItemIdentifierType: TableRow] = [:]

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and gives it to a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// A copy of what is in the table.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// Shows what a snapshot says, animated or not; the completion is called when that is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    take(snapshot)
    guard let table, table.dataSource === self, table.window != nil, !table.needsReload else {
      table?.reloadData()
      completion?()
      return
    }
    let updates = TableUpdates(from: old, to: snapshot, animation: defaultRowAnimation)
    let change = {
      table.make(together: updates) { _ in completion?() }
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    let again = snapshot.reconfiguredItemIdentifiers.compactMap { self.places[$0]?.indexPath }
    if !again.isEmpty { table.reconfigureRows(at: again) }
  }

  /// Shows what a snapshot says, with all cells asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    table?.reloadData()
    completion?()
  }

  private func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    current = snapshot.settled
    places = current.places
  }

  // MARK: Identifiers

  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let row = indexPath.tableRow, let section = sectionIdentifier(for: row.section)
    else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(row.row) ? items[row.row] : nil
  }

  /// The place of an item; nil where it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    places[itemIdentifier]?.indexPath
  }

  /// The section at a place; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// The place of a section; nil where it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: What the table asks

  /// Returns how many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns how many items the snapshot has in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Has the cell of an item made.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      preconditionFailure("the cell provider has no cell for \(indexPath)")
    }
    return cell
  }

  /// Returns nil: there is no header.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil: there is no footer.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns false.
  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { tableView.standard(false) }

  /// Returns false.
  open func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
