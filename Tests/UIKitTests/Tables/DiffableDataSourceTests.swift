import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.seeded) struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test(
    .covers(
      "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSnapshot.init()",
      "NSDiffableDataSourceSnapshot.numberOfItems",
      "NSDiffableDataSourceSnapshot.numberOfSections",
      "NSDiffableDataSourceSnapshot.sectionIdentifiers",
      "NSDiffableDataSourceSnapshot.itemIdentifiers",
      "NSDiffableDataSourceSnapshot.numberOfItems(inSection:)",
      "NSDiffableDataSourceSnapshot.itemIdentifiers(inSection:)",
      "NSDiffableDataSourceSnapshot.sectionIdentifier(containingItem:)",
      "NSDiffableDataSourceSnapshot.indexOfItem(_:)",
      "NSDiffableDataSourceSnapshot.indexOfSection(_:)",
      "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)",
      "NSDiffableDataSourceSnapshot.insertItems(_:beforeItem:)",
      "NSDiffableDataSourceSnapshot.insertItems(_:afterItem:)",
      "NSDiffableDataSourceSnapshot.deleteItems(_:)",
      "NSDiffableDataSourceSnapshot.deleteAllItems()",
      "NSDiffableDataSourceSnapshot.moveItem(_:beforeItem:)",
      "NSDiffableDataSourceSnapshot.moveItem(_:afterItem:)",
      "NSDiffableDataSourceSnapshot.reloadItems(_:)",
      "NSDiffableDataSourceSnapshot.reconfigureItems(_:)",
      "NSDiffableDataSourceSnapshot.reloadedItemIdentifiers",
      "NSDiffableDataSourceSnapshot.reconfiguredItemIdentifiers",
      "NSDiffableDataSourceSnapshot.reloadedSectionIdentifiers",
      "NSDiffableDataSourceSnapshot.appendSections(_:)",
      "NSDiffableDataSourceSnapshot.insertSections(_:beforeSection:)",
      "NSDiffableDataSourceSnapshot.insertSections(_:afterSection:)",
      "NSDiffableDataSourceSnapshot.deleteSections(_:)",
      "NSDiffableDataSourceSnapshot.moveSection(_:beforeSection:)",
      "NSDiffableDataSourceSnapshot.moveSection(_:afterSection:)",
      "NSDiffableDataSourceSnapshot.reloadSections(_:)"))
  func `a snapshot holds sections and items in their order`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["b"])
    snapshot.insertSections(["a"], beforeSection: "b")
    snapshot.insertSections(["c"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"] && snapshot.numberOfSections == 3)
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([9])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [9])
    snapshot.insertItems([4, 5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 3)
    #expect(snapshot.itemIdentifiers == [1, 4, 5, 2, 3, 6, 9] && snapshot.numberOfItems == 7)
    snapshot.moveItem(6, beforeItem: 1)
    snapshot.moveItem(1, afterItem: 9)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 4, 5, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [9, 1])
    #expect(snapshot.numberOfItems(inSection: "b") == 0)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "c")
    #expect(snapshot.indexOfItem(1) == 6 && snapshot.indexOfItem(7) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("x") == nil)
    snapshot.deleteItems([4, 77])
    #expect(snapshot.itemIdentifiers == [6, 5, 2, 3, 9, 1])
    // One that is there already moves.
    snapshot.appendItems([5], toSection: "b")
    #expect(snapshot.itemIdentifiers == [6, 2, 3, 5, 9, 1])
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b"])
    #expect(
      snapshot.reloadedItemIdentifiers == [2] && snapshot.reconfiguredItemIdentifiers == [3]
        && snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteSections(["a", "x"])
    #expect(snapshot.itemIdentifiers == [9, 1, 5] && snapshot.indexOfItem(2) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  private func withSource(
    _ test: (UITableViewDiffableDataSource<String, Int>, UITableView, FrameClock) -> Void
  ) {
    withFreshUIKit { window, clock in
      let table = UITableView(frame: window.bounds)
      table.rowHeight = 30
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
        table, _, item in
        let cell =
          table.dequeueReusableCell(withIdentifier: "row")
          ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "\(item)"
        return cell
      }
      window.addSubview(table)
      clock.runDue()
      test(source, table, clock)
    }
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test(
    .covers(
      "UITableViewDiffableDataSource",
      "UITableViewDiffableDataSource.init(tableView:cellProvider:)",
      "UITableViewDiffableDataSource.CellProvider",
      "UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)",
      "UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)",
      "UITableViewDiffableDataSource.snapshot()",
      "UITableViewDiffableDataSource.itemIdentifier(for:)",
      "UITableViewDiffableDataSource.indexPath(for:)",
      "UITableViewDiffableDataSource.sectionIdentifier(for:)",
      "UITableViewDiffableDataSource.index(for:)",
      "UITableViewDiffableDataSource.defaultRowAnimation"))
  func `a table shows what is applied, and keeps the cells of what stays`() {
    withSource { source, table, clock in
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([4], toSection: "b")
      var ended = 0
      source.apply(snapshot) { ended += 1 }
      clock.advance(by: 300)
      #expect(texts(table) == ["1", "2", "3", "4"] && ended == 1 && table.dataSource === source)
      let two = table.cellForRow(at: [0, 1])
      snapshot = source.snapshot()
      snapshot.moveItem(2, afterItem: 4)
      snapshot.insertItems([5], beforeItem: 1)
      snapshot.deleteItems([3])
      source.defaultRowAnimation = .fade
      source.apply(snapshot, animatingDifferences: true) { ended += 1 }
      #expect(table.cellForRow(at: [1, 1]) === two && ended == 1)
      clock.advance(by: 300)
      #expect(ended == 2 && texts(table) == ["5", "1", "4", "2"])
      #expect(
        source.itemIdentifier(for: [1, 1]) == 2 && source.itemIdentifier(for: [1, 2]) == nil)
      #expect(source.indexPath(for: 4) == [1, 0] && source.indexPath(for: 3) == nil)
      #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
      #expect(source.index(for: "b") == 1 && source.index(for: "x") == nil)
      two?.textLabel?.text = "other"
      snapshot = source.snapshot()
      snapshot.reconfigureItems([2])
      source.apply(snapshot, animatingDifferences: false)
      #expect(two?.textLabel?.text == "2" && table.cellForRow(at: [1, 1]) === two)
      snapshot.reloadItems([2])
      source.apply(snapshot, animatingDifferences: false)
      #expect(table.cellForRow(at: [1, 1]) !== two)
      #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
      snapshot.deleteAllItems()
      source.applySnapshotUsingReloadData(snapshot) { ended += 1 }
      clock.advance(by: 10)
      #expect(table.visibleCells.isEmpty && ended == 3)
      #expect(!source.tableView(table, canEditRowAt: [0, 0]))
    }
  }

  @Test func `random snapshots end as they are`() {
    forAll(rounds: 30) { generator in
      withSource { source, table, clock in
        for _ in 0..<6 {
          var snapshot = Snapshot()
          let sections = ["a", "b", "c", "d"].shuffled(using: &generator)
            .prefix(Int.random(in: 0...4, using: &generator))
          snapshot.appendSections(Array(sections))
          var items = Array(0..<14).shuffled(using: &generator)
          for section in sections {
            let count = Int.random(in: 0...4, using: &generator)
            snapshot.appendItems(Array(items.prefix(count)), toSection: section)
            items.removeFirst(min(count, items.count))
          }
          if let section = sections.randomElement(using: &generator) {
            snapshot.reloadSections([section])
          }
          if let item = snapshot.itemIdentifiers.randomElement(using: &generator) {
            snapshot.reloadItems([item])
          }
          source.apply(snapshot, animatingDifferences: Bool.random(using: &generator))
          if Bool.random(using: &generator) { clock.advance(by: 60) }
          #expect(
            (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
              == snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) })
        }
        clock.advance(by: 400)
        #expect(texts(table) == source.snapshot().itemIdentifiers.map { "\($0)" })
      }
    }
  }
}
