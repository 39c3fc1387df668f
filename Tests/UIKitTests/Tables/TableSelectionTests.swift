import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct TableSelectionTests {
  @Test(
    .covers(
      "UITableViewDelegate.tableView(_:shouldHighlightRowAt:)",
      "UITableViewDelegate.tableView(_:didHighlightRowAt:)",
      "UITableViewDelegate.tableView(_:didUnhighlightRowAt:)",
      "UITableViewDelegate.tableView(_:willSelectRowAt:)",
      "UITableViewDelegate.tableView(_:didSelectRowAt:)",
      "UITableViewDelegate.tableView(_:willDeselectRowAt:)",
      "UITableViewDelegate.tableView(_:didDeselectRowAt:)",
      "UITableView.indexPathForSelectedRow", "UITableView.indexPathsForSelectedRows",
      "UITableView.allowsSelection", "UITableView.selectionDidChangeNotification",
      "UITableViewCell.isSelected", "UITableViewCell.isHighlighted"))
  func `a tap selects a row, and the delegate hears of each step`() {
    withTable([20]) { stage in
      stage.table.rowHeight = 50
      stage.show()
      var told = 0
      let token = NotificationCenter.default.addObserver(
        forName: UITableView.selectionDidChangeNotification, object: stage.table, queue: nil
      ) { @MainActor _ in told += 1 }
      stage.tap(CGPoint(x: 100, y: 75))
      #expect(
        stage.log == [
          "should highlight 0.1", "did highlight 0.1", "did unhighlight 0.1", "will select 0.1",
          "did select 0.1",
        ])
      #expect(told == 1 && stage.table.indexPathForSelectedRow == [0, 1])
      let cell = stage.table.cellForRow(at: [0, 1])
      #expect(cell?.isSelected == true && cell?.isHighlighted == false)
      stage.log = []
      stage.tap(CGPoint(x: 100, y: 125))
      #expect(
        stage.log.suffix(4) == [
          "will select 0.2", "will deselect 0.1", "did deselect 0.1", "did select 0.2",
        ])
      #expect(cell?.isSelected == false)
      // One that may not look touched is not selected, nor one that the delegate refuses.
      stage.log = []
      stage.tap(CGPoint(x: 100, y: 475))
      #expect(stage.log == ["should highlight 0.9"])
      stage.tap(CGPoint(x: 100, y: 425))
      #expect(stage.table.indexPathsForSelectedRows == [[0, 2]])
      // Below the last row is nothing.
      stage.log = []
      stage.counts = [2]
      stage.table.reloadData()
      #expect(stage.table.indexPathForSelectedRow == nil)
      stage.tap(CGPoint(x: 100, y: 300))
      #expect(stage.log.isEmpty)
      stage.table.allowsSelection = false
      stage.tap(CGPoint(x: 100, y: 25))
      #expect(stage.log.isEmpty && stage.table.indexPathsForSelectedRows == nil)
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func `a finger that rests shows the row, and one that drags does not select`() {
    withTable([100]) { stage in
      stage.table.rowHeight = 50
      stage.show()
      stage.window.deliverTouch(.began, at: CGPoint(x: 100, y: 75))
      let cell = stage.table.cellForRow(at: [0, 1])
      #expect(cell?.isHighlighted == false)
      stage.clock.advance(by: 100)
      #expect(cell?.isHighlighted == true)
      for step in 1...5 {
        stage.window.deliverTouch(.moved, at: CGPoint(x: 100, y: 75 - 10 * step))
        stage.clock.advance(by: 10)
      }
      #expect(cell?.isHighlighted == false && stage.table.contentOffset.y > 0)
      stage.window.deliverTouch(.ended, at: CGPoint(x: 100, y: 25))
      #expect(stage.log.last == "did unhighlight 0.1")
      // A touch that stops a motion selects nothing.
      stage.table.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
      stage.log = []
      stage.window.deliverTouch(.began, at: CGPoint(x: 100, y: 400))
      for step in 1...5 {
        stage.clock.advance(by: 10)
        stage.window.deliverTouch(.moved, at: CGPoint(x: 100, y: 400 - 30 * step))
      }
      stage.window.deliverTouch(.ended, at: CGPoint(x: 100, y: 250))
      stage.clock.advance(by: 30)
      #expect(stage.table.isDecelerating)
      stage.tap(CGPoint(x: 100, y: 300))
      #expect(stage.log.isEmpty && !stage.table.isDecelerating)
    }
  }

  @Test(
    .covers(
      "UITableView.allowsMultipleSelection", "UITableView.selectRow(at:animated:scrollPosition:)",
      "UITableView.deselectRow(at:animated:)", "UITableViewCell.setSelected(_:animated:)",
      "UITableViewCell.setHighlighted(_:animated:)", "UITableViewCell.selectedBackgroundView",
      "UITableViewCell.multipleSelectionBackgroundView", "UITableViewCell.selectionStyle",
      "UITableViewCell.SelectionStyle", "UITableViewCell.backgroundView"))
  func `several rows are selected, and code says nothing to the delegate`() {
    withTable([100]) { stage in
      let table = stage.table
      table.rowHeight = 50
      table.allowsMultipleSelection = true
      stage.show()
      stage.tap(CGPoint(x: 100, y: 125))
      stage.tap(CGPoint(x: 100, y: 25))
      #expect(table.indexPathsForSelectedRows == [[0, 2], [0, 0]])
      stage.log = []
      stage.tap(CGPoint(x: 100, y: 125))
      #expect(stage.log.suffix(2) == ["will deselect 0.2", "did deselect 0.2"])
      stage.log = []
      table.selectRow(at: [0, 50], animated: false, scrollPosition: .middle)
      stage.show()
      #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 50]] && stage.log.isEmpty)
      #expect(table.contentOffset.y == 2191.5)
      let cell = table.cellForRow(at: [0, 50])
      #expect(cell?.isSelected == true && cell?.selectedBackgroundView?.superview === cell)
      #expect(cell?.selectedBackgroundView?.backgroundColor == .systemGray4)
      table.deselectRow(at: [0, 50], animated: true)
      #expect(cell?.isSelected == false && cell?.selectedBackgroundView?.superview === cell)
      stage.clock.advance(by: 200)
      #expect(cell?.selectedBackgroundView?.superview == nil)
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(table.indexPathsForSelectedRows == nil)
      // A row that is selected when it comes into sight looks so.
      table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      table.contentOffset.y = 0
      stage.show()
      #expect(table.cellForRow(at: [0, 0])?.isSelected == true)
      table.allowsMultipleSelection = false
      #expect(table.indexPathsForSelectedRows == [[0, 0]])
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      #expect(table.indexPathsForSelectedRows == [[0, 1]])
      table.selectRow(at: [0, 100], animated: false, scrollPosition: .top)
      #expect(table.indexPathsForSelectedRows == [[0, 1]])
    }
  }

  @Test func `looks of a cell that is selected`() {
    let cell = UITableViewCell()
    let (grey, several, behind) = (UIView(), UIView(), UIView())
    (cell.selectedBackgroundView, cell.multipleSelectionBackgroundView) = (grey, several)
    cell.backgroundView = behind
    cell.textLabel?.text = "text"
    cell.textLabel?.highlightedTextColor = .white
    #expect(cell.subviews.first === behind && grey.superview == nil)
    cell.setHighlighted(true, animated: false)
    #expect(grey.superview === cell && cell.textLabel?.isHighlighted == true)
    cell.setHighlighted(false, animated: false)
    #expect(grey.superview == nil && cell.textLabel?.isHighlighted == false)
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(grey.superview == nil && cell.isSelected)
    cell.backgroundColor = .red
    cell.surroundings.style = .grouped
    #expect(cell.backgroundColor == .red)
    cell.backgroundColor = nil
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    cell.backgroundView = nil
    #expect(behind.superview == nil)
    let table = UITableView()
    table.allowsMultipleSelection = true
    let other = UITableViewCell()
    other.table = table
    other.multipleSelectionBackgroundView = several
    other.isSelected = true
    #expect(several.superview === other)
  }
}
