import Foundation
import TestSupport
import Testing
import UIKit

/// What a table's controller and a data source say where an app overrides nothing.
@MainActor struct UntoldTableAnswerTests {
  private func withController(_ body: (UITableViewController, UITableView) throws -> Void) rethrows
  {
    try withFreshUIKit { window, clock in
      let controller = UITableViewController(style: .plain)
      window.rootViewController = controller
      clock.runDue()
      try body(controller, controller.tableView)
    }
  }

  @Test(
    .covers(
      "UITableViewController.numberOfSections(in:)",
      "UITableViewController.scrollViewDidChangeAdjustedContentInset(_:)",
      "UITableViewController.scrollViewDidEndDecelerating(_:)",
      "UITableViewController.scrollViewDidEndDragging(_:willDecelerate:)",
      "UITableViewController.scrollViewDidEndScrollingAnimation(_:)",
      "UITableViewController.scrollViewDidEndZooming(_:with:atScale:)",
      "UITableViewController.scrollViewDidScroll(_:)",
      "UITableViewController.scrollViewDidScrollToTop(_:)",
      "UITableViewController.scrollViewDidZoom(_:)",
      "UITableViewController.scrollViewShouldScrollToTop(_:)",
      "UITableViewController.scrollViewWillBeginDecelerating(_:)",
      "UITableViewController.scrollViewWillBeginDragging(_:)",
      "UITableViewController.scrollViewWillBeginZooming(_:with:)",
      "UITableViewController.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "UITableViewController.tableView(_:accessoryButtonTappedForRowWith:)",
      "UITableViewController.tableView(_:canEditRowAt:)",
      "UITableViewController.tableView(_:canMoveRowAt:)",
      "UITableViewController.tableView(_:commit:forRowAt:)",
      "UITableViewController.tableView(_:didDeselectRowAt:)",
      "UITableViewController.tableView(_:didEndDisplaying:forRowAt:)",
      "UITableViewController.tableView(_:didEndDisplayingFooterView:forSection:)",
      "UITableViewController.tableView(_:didEndDisplayingHeaderView:forSection:)",
      "UITableViewController.tableView(_:didEndEditingRowAt:)",
      "UITableViewController.tableView(_:didHighlightRowAt:)",
      "UITableViewController.tableView(_:didSelectRowAt:)",
      "UITableViewController.tableView(_:didUnhighlightRowAt:)",
      "UITableViewController.tableView(_:editingStyleForRowAt:)",
      "UITableViewController.tableView(_:estimatedHeightForFooterInSection:)",
      "UITableViewController.tableView(_:estimatedHeightForHeaderInSection:)",
      "UITableViewController.tableView(_:estimatedHeightForRowAt:)",
      "UITableViewController.tableView(_:heightForFooterInSection:)",
      "UITableViewController.tableView(_:heightForHeaderInSection:)",
      "UITableViewController.tableView(_:heightForRowAt:)",
      "UITableViewController.tableView(_:indentationLevelForRowAt:)",
      "UITableViewController.tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "UITableViewController.tableView(_:moveRowAt:to:)",
      "UITableViewController.tableView(_:numberOfRowsInSection:)",
      "UITableViewController.tableView(_:shouldHighlightRowAt:)",
      "UITableViewController.tableView(_:shouldIndentWhileEditingRowAt:)",
      "UITableViewController.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "UITableViewController.tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "UITableViewController.tableView(_:titleForFooterInSection:)",
      "UITableViewController.tableView(_:titleForHeaderInSection:)",
      "UITableViewController.tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "UITableViewController.tableView(_:viewForFooterInSection:)",
      "UITableViewController.tableView(_:viewForHeaderInSection:)",
      "UITableViewController.tableView(_:willBeginEditingRowAt:)",
      "UITableViewController.tableView(_:willDeselectRowAt:)",
      "UITableViewController.tableView(_:willDisplay:forRowAt:)",
      "UITableViewController.tableView(_:willDisplayFooterView:forSection:)",
      "UITableViewController.tableView(_:willDisplayHeaderView:forSection:)",
      "UITableViewController.tableView(_:willSelectRowAt:)",
      "UITableViewController.viewForZooming(in:)"))
  func `a controller answers as a table does by itself, and follows nothing`() {
    withController { controller, table in
      let first = IndexPath(row: 0, section: 0)
      (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (51, 31, 21)
      (table.estimatedRowHeight, table.estimatedSectionHeaderHeight) = (52, 32)
      table.estimatedSectionFooterHeight = 22
      #expect(controller.numberOfSections(in: table) == 1)
      #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
      #expect(controller.tableView(table, titleForHeaderInSection: 0) == nil)
      #expect(controller.tableView(table, titleForFooterInSection: 0) == nil)
      #expect(controller.tableView(table, viewForHeaderInSection: 0) == nil)
      #expect(controller.tableView(table, viewForFooterInSection: 0) == nil)
      #expect(controller.tableView(table, heightForRowAt: first) == 51)
      #expect(controller.tableView(table, heightForHeaderInSection: 0) == 31)
      #expect(controller.tableView(table, heightForFooterInSection: 0) == 21)
      #expect(controller.tableView(table, estimatedHeightForRowAt: first) == 52)
      #expect(controller.tableView(table, estimatedHeightForHeaderInSection: 0) == 32)
      #expect(controller.tableView(table, estimatedHeightForFooterInSection: 0) == 22)
      #expect(controller.tableView(table, indentationLevelForRowAt: first) == 0)
      #expect(controller.tableView(table, canEditRowAt: first))
      #expect(!controller.tableView(table, canMoveRowAt: first))
      #expect(controller.tableView(table, editingStyleForRowAt: first) == .delete)
      #expect(controller.tableView(table, shouldIndentWhileEditingRowAt: first))
      #expect(controller.tableView(table, titleForDeleteConfirmationButtonForRowAt: first) == nil)
      #expect(controller.tableView(table, leadingSwipeActionsConfigurationForRowAt: first) == nil)
      #expect(controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: first) == nil)
      #expect(
        controller.tableView(
          table, targetIndexPathForMoveFromRowAt: first, toProposedIndexPath: [0, 3]) == [0, 3])
      #expect(controller.tableView(table, shouldHighlightRowAt: first))
      #expect(controller.tableView(table, willSelectRowAt: first) == first)
      #expect(controller.tableView(table, willDeselectRowAt: first) == first)
      #expect(controller.viewForZooming(in: table) == nil)
      #expect(controller.scrollViewShouldScrollToTop(table))

      let (cell, view) = (UITableViewCell(), UIView())
      let before = (table.contentOffset, table.contentSize, table.isEditing, cell.frame, view.frame)
      controller.tableView(table, commit: .delete, forRowAt: first)
      controller.tableView(table, moveRowAt: first, to: [0, 1])
      controller.tableView(table, willDisplay: cell, forRowAt: first)
      controller.tableView(table, didEndDisplaying: cell, forRowAt: first)
      controller.tableView(table, willDisplayHeaderView: view, forSection: 0)
      controller.tableView(table, willDisplayFooterView: view, forSection: 0)
      controller.tableView(table, didEndDisplayingHeaderView: view, forSection: 0)
      controller.tableView(table, didEndDisplayingFooterView: view, forSection: 0)
      controller.tableView(table, accessoryButtonTappedForRowWith: first)
      controller.tableView(table, didHighlightRowAt: first)
      controller.tableView(table, didUnhighlightRowAt: first)
      controller.tableView(table, didSelectRowAt: first)
      controller.tableView(table, didDeselectRowAt: first)
      controller.tableView(table, willBeginEditingRowAt: first)
      controller.tableView(table, didEndEditingRowAt: nil)
      var target = CGPoint(x: 1, y: 2)
      controller.scrollViewWillEndDragging(
        table, withVelocity: .zero, targetContentOffset: &target)
      controller.scrollViewDidScroll(table)
      controller.scrollViewDidZoom(table)
      controller.scrollViewWillBeginDragging(table)
      controller.scrollViewDidEndDragging(table, willDecelerate: true)
      controller.scrollViewWillBeginDecelerating(table)
      controller.scrollViewDidEndDecelerating(table)
      controller.scrollViewDidEndScrollingAnimation(table)
      controller.scrollViewWillBeginZooming(table, with: view)
      controller.scrollViewDidEndZooming(table, with: view, atScale: 2)
      controller.scrollViewDidScrollToTop(table)
      controller.scrollViewDidChangeAdjustedContentInset(table)
      #expect(target == CGPoint(x: 1, y: 2))
      let after = (table.contentOffset, table.contentSize, table.isEditing, cell.frame, view.frame)
      #expect(before == after)
    }
  }

  @Test(
    .covers(
      "UITableViewDiffableDataSource.numberOfSections(in:)",
      "UITableViewDiffableDataSource.tableView(_:canEditRowAt:)",
      "UITableViewDiffableDataSource.tableView(_:canMoveRowAt:)",
      "UITableViewDiffableDataSource.tableView(_:cellForRowAt:)",
      "UITableViewDiffableDataSource.tableView(_:commit:forRowAt:)",
      "UITableViewDiffableDataSource.tableView(_:moveRowAt:to:)",
      "UITableViewDiffableDataSource.tableView(_:numberOfRowsInSection:)",
      "UITableViewDiffableDataSource.tableView(_:titleForFooterInSection:)",
      "UITableViewDiffableDataSource.tableView(_:titleForHeaderInSection:)"))
  func `a data source of snapshots answers for the rows it has`() {
    withFreshUIKit { window, clock in
      let table = UITableView(frame: window.bounds, style: .plain)
      window.addSubview(table)
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, path, item in
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(path.section) \(item)"
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([7], toSection: "a")
      snapshot.appendItems([8, 9], toSection: "b")
      source.apply(snapshot, animatingDifferences: false)
      #expect(source.numberOfSections(in: table) == 2)
      #expect(source.tableView(table, numberOfRowsInSection: 1) == 2)
      #expect(source.tableView(table, cellForRowAt: [1, 1]).textLabel?.text == "1 9")
      #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
      #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
      #expect(!source.tableView(table, canEditRowAt: [0, 0]))
      #expect(!source.tableView(table, canMoveRowAt: [0, 0]))
      source.tableView(table, commit: .delete, forRowAt: [0, 0])
      source.tableView(table, moveRowAt: [0, 0], to: [1, 0])
      #expect(source.snapshot().itemIdentifiers == [7, 8, 9])
    }
  }
}
