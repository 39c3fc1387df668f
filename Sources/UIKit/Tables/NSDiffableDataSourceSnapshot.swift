import Foundation

/// What is in a list: sections and their items, each by an identifier that is there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections that are asked for again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are asked for again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that are asked for again for the cells that show them.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: What there is

  /// How many items there are.
  public var numberOfItems: Int { owners.count }

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    known(identifier).count
  }

  /// The items of a section in their order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { known(identifier) }

  private func known(_ identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[identifier] else {
      preconditionFailure("there is no section \(identifier) in the snapshot")
    }
    return items
  }

  /// The section that an item is in; nil where it is in none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { owners[identifier] }

  /// The place of an item among all items; nil where it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard owners[identifier] != nil else { return nil }
    return itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section; nil where it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    items[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section, of the last one unless given; those that are in the snapshot
  /// already move there.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("there is no section in the snapshot that items could be added to")
    }
    _ = known(section)
    put(identifiers, into: section) { $0.endIndex }
  }

  /// Inserts items right before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, nextTo: beforeIdentifier, offset: 0) }

  /// Inserts items right after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, nextTo: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], nextTo sibling: ItemIdentifierType, offset: Int
  ) {
    guard let section = owners[sibling] else {
      preconditionFailure("there is no item \(sibling) in the snapshot")
    }
    precondition(!identifiers.contains(sibling), "an item cannot stand beside itself")
    put(identifiers, into: section) {
      ($0.firstIndex(of: sibling) ?? $0.endIndex - offset) + offset
    }
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType,
    at index: ([ItemIdentifierType]) -> Int
  ) {
    precondition(
      Set(identifiers).count == identifiers.count,
      "an item is there twice among those that are added")
    remove(identifiers.filter { owners[$0] != nil })
    let place = index(items[section] ?? [])
    items[section]?.insert(contentsOf: identifiers, at: place)
    for identifier in identifiers { owners[identifier] = section }
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    guard !identifiers.isEmpty else { return }
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { owners[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for identifier in identifiers { owners[identifier] = nil }
  }

  /// Takes items out; those that are not there are left alone.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(identifiers) }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item to right before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], nextTo: toIdentifier, offset: 0) }

  /// Moves an item to right after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], nextTo: toIdentifier, offset: 1) }

  /// Has items asked for again, with other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers)
    reloadedItemIdentifiers += identifiers
  }

  /// Has items asked for again, for the cells that show them.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers)
    reconfiguredItemIdentifiers += identifiers
  }

  private func check(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      precondition(owners[identifier] != nil, "there is no item \(identifier) in the snapshot")
    }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(sections: identifiers, at: sectionIdentifiers.endIndex)
  }

  /// Inserts sections right before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(sections: identifiers, at: place(of: toIdentifier)) }

  /// Inserts sections right after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(sections: identifiers, at: place(of: toIdentifier) + 1) }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(identifier) else {
      preconditionFailure("there is no section \(identifier) in the snapshot")
    }
    return place
  }

  private mutating func insert(sections identifiers: [SectionIdentifierType], at place: Int) {
    for identifier in identifiers {
      precondition(items[identifier] == nil, "section \(identifier) is in the snapshot already")
      items[identifier] = []
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: place)
  }

  /// Takes sections out with their items; those that are not there are left alone.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let gone = items.removeValue(forKey: identifier) else { continue }
      for item in gone { owners[item] = nil }
    }
    sectionIdentifiers.removeAll { items[$0] == nil }
  }

  /// Moves a section to right before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, nextTo: toIdentifier, offset: 0) }

  /// Moves a section to right after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, nextTo: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, nextTo sibling: SectionIdentifierType, offset: Int
  ) {
    precondition(identifier != sibling, "a section cannot stand beside itself")
    sectionIdentifiers.remove(at: place(of: identifier))
    sectionIdentifiers.insert(identifier, at: place(of: sibling) + offset)
  }

  /// Has sections asked for again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = known(identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  /// The snapshot without its requests to reload or reconfigure items.
  var settled: Self {
    var settled = self
    settled.reloadedSectionIdentifiers = []
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    return settled
  }

  /// Where each item is.
  var places: [ItemIdentifierType: TableRow] {
    var places: [ItemIdentifierType: TableRow] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (row, item) in (items[identifier] ?? []).enumerated() {
        places[item] = TableRow(section: section, row: row)
      }
    }
    return places
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
