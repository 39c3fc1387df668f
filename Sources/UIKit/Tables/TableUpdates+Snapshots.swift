import Foundation

extension TableUpdates {
  /// The changes that make one snapshot of another.
  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, animation: UITableView.RowAnimation
  ) {
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let (oldPlaces, newPlaces) = (old.places, new.places)
    noteSections(oldSections, newSections, animation)
    for (item, row) in oldPlaces {
      guard let place = newPlaces[item] else {
        if deletedSections[row.section] == nil { deletedRows[row] = animation }
        continue
      }
      // Between sections an item moves, unless it comes from or to one that is not there.
      let (before, after) = (oldSections[row.section], newSections[place.section])
      if before != after { movedRows[row] = place }
    }
    for (item, place) in newPlaces where oldPlaces[item] == nil {
      if insertedSections[place.section] == nil { insertedRows[place] = animation }
    }
    for section in newSections where old.indexOfSection(section) != nil {
      let stays = { (item: Item) in
        old.sectionIdentifier(containingItem: item) == section
          && new.sectionIdentifier(containingItem: item) == section
      }
      let before = old.itemIdentifiers(inSection: section).filter(stays)
      let after = new.itemIdentifiers(inSection: section).filter(stays)
      guard before != after else { continue }
      for case .remove(_, let item, _) in after.difference(from: before) {
        if let row = oldPlaces[item], let place = newPlaces[item] { movedRows[row] = place }
      }
    }
    for item in new.reloadedItemIdentifiers {
      if let row = oldPlaces[item], movedRows[row] == nil { reloadedRows[row] = animation }
    }
    for section in new.reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section), movedSections[index] == nil {
        reload(index, animation)
      }
    }
  }

  private mutating func noteSections<Section: Hashable>(
    _ old: [Section], _ new: [Section], _ animation: UITableView.RowAnimation
  ) {
    let (before, after) = (Set(old), Set(new))
    for (index, section) in old.enumerated() where !after.contains(section) {
      deletedSections[index] = animation
    }
    for (index, section) in new.enumerated() where !before.contains(section) {
      insertedSections[index] = animation
    }
    let difference = new.filter(before.contains).difference(from: old.filter(after.contains))
    for case .remove(_, let section, _) in difference {
      if let from = old.firstIndex(of: section), let to = new.firstIndex(of: section) {
        movedSections[from] = to
      }
    }
  }

  /// Rows of a section that is asked for again neither come nor go by themselves.
  private mutating func reload(_ section: Int, _ animation: UITableView.RowAnimation) {
    guard !movedRows.contains(where: { $0.key.section == section }) else { return }
    reloadedSections[section] = animation
  }
}
