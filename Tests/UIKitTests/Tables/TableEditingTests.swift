import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct TableEditingTests {
  /// Names that can be edited, moved and swiped.
  @MainActor final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["Ann", "Ben", "Cho", "Dee", "Eve"]
    var log: [String] = []
    var trailing: ((IndexPath) -> UISwipeActionsConfiguration?)?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = StateCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[path.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
      path.row != 3
    }
    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) {
      log.append("commit \(style == .delete ? "delete" : "insert") \(path.row)")
      guard style == .delete else { return }
      names.remove(at: path.row)
      tableView.deleteRows(at: [path], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) { names.insert(names.remove(at: source.row), at: destination.row) }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt path: IndexPath
    ) -> UITableViewCell.EditingStyle { path.row == 4 ? .insert : .delete }
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
    ) -> String? { "Away" }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing?(path) ?? tableView.standard(nil) }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
          self?.log.append("read \(path.row)")
          done(true)
        }
      ])
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
      log.append("begin \(path.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
      log.append("end \(path?.row ?? -1)")
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { proposed.row == 0 ? [0, 1] : proposed }
    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt path: IndexPath
    ) -> Bool { path.row != 3 }
  }

  final class StateCell: UITableViewCell {
    var states: [UITableViewCell.StateMask] = []
    override func willTransition(to state: UITableViewCell.StateMask) { states.append(state) }
    override func didTransition(to state: UITableViewCell.StateMask) { states.append(state) }
  }

  private func withNames(
    _ test: (UITableView, Names, UIWindow, FrameClock) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      let table = UITableView(frame: window.bounds)
      table.rowHeight = 50
      let names = Names()
      (table.dataSource, table.delegate) = (names, names)
      window.addSubview(table)
      clock.runDue()
      try test(table, names, window, clock)
    }
  }

  private func drag(
    _ window: UIWindow, _ clock: FrameClock, from start: CGPoint, by step: CGSize, times: Int,
    rests: Bool = true, lifts: Bool = true
  ) {
    window.deliverTouch(.began, at: start)
    var place = start
    for _ in 0..<times {
      clock.advance(by: 10)
      place.x += step.width
      place.y += step.height
      window.deliverTouch(.moved, at: place)
    }
    if rests { clock.advance(by: 120) }
    if lifts { window.deliverTouch(.ended, at: place) }
  }

  private func tap(_ window: UIWindow, _ clock: FrameClock, _ place: CGPoint) {
    window.deliverTouch(.began, at: place)
    window.deliverTouch(.ended, at: place)
    clock.advance(by: 200)
  }

  @Test(
    .covers(
      "UITableView.isEditing", "UITableView.setEditing(_:animated:)",
      "UITableView.allowsSelectionDuringEditing",
      "UITableView.allowsMultipleSelectionDuringEditing", "UITableViewCell.isEditing",
      "UITableViewCell.setEditing(_:animated:)", "UITableViewCell.editingStyle",
      "UITableViewCell.EditingStyle", "UITableViewCell.shouldIndentWhileEditing",
      "UITableViewCell.editingAccessoryType", "UITableViewCell.editingAccessoryView",
      "UITableViewCell.showingDeleteConfirmation", "UITableViewCell.StateMask",
      "UITableViewCell.willTransition(to:)", "UITableViewCell.didTransition(to:)",
      "UITableViewDataSource.tableView(_:canEditRowAt:)",
      "UITableViewDataSource.tableView(_:commit:forRowAt:)",
      "UITableViewDelegate.tableView(_:editingStyleForRowAt:)",
      "UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)",
      "UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)"))
  func `rows that are edited show signs, which delete and insert`() {
    withNames { table, names, window, clock in
      guard let cell = table.cellForRow(at: [0, 1]) as? StateCell else { return }
      let toggle = UISwitch()
      cell.editingAccessoryView = toggle
      cell.accessoryType = .checkmark
      clock.runDue()
      table.setEditing(true, animated: true)
      #expect(table.isEditing && cell.isEditing && cell.contentView.frame.minX == 40)
      #expect(cell.contentView.presentation.frame.minX == 0)
      #expect(cell.states == [.showingEditControl, .showingEditControl])
      clock.advance(by: 200)
      #expect(cell.sign?.frame == CGRect(x: 16, y: 14, width: 22, height: 22))
      #expect(toggle.superview === cell && cell.editingStyle == .delete)
      #expect(cell.shouldIndentWhileEditing)
      let fixed = table.cellForRow(at: [0, 3])
      #expect(fixed?.isEditing == false && fixed?.contentView.frame.minX == 0)
      // A tap on a row selects nothing.
      tap(window, clock, CGPoint(x: 150, y: 25))
      #expect(table.indexPathForSelectedRow == nil)
      // The green sign inserts, the red one shows a button.
      tap(window, clock, CGPoint(x: 27, y: 225))
      #expect(names.log == ["commit insert 4"])
      tap(window, clock, CGPoint(x: 27, y: 75))
      #expect(cell.showingDeleteConfirmation && names.log.last == "begin 1")
      #expect(
        cell.frame.minX < -70 && cell.states.last?.contains(.showingDeleteConfirmation) == true)
      tap(window, clock, CGPoint(x: 350, y: 75))
      #expect(names.names == ["Ann", "Cho", "Dee", "Eve"] && names.log.contains("commit delete 1"))
      #expect(table.visibleCells.count == 4 && names.log.last == "end 1")
      table.setEditing(false, animated: false)
      #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
      table.allowsMultipleSelectionDuringEditing = true
      table.isEditing = true
      clock.runDue()
      tap(window, clock, CGPoint(x: 150, y: 25))
      tap(window, clock, CGPoint(x: 150, y: 75))
      #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
      table.isEditing = false
      #expect(table.indexPathsForSelectedRows == nil)
      table.allowsMultipleSelectionDuringEditing = false
      table.allowsSelectionDuringEditing = true
      table.isEditing = true
      tap(window, clock, CGPoint(x: 150, y: 25))
      #expect(table.indexPathForSelectedRow == [0, 0])
    }
  }

  @Test(
    .covers(
      "UIContextualAction", "UIContextualAction.init(style:title:handler:)",
      "UIContextualAction.Style", "UIContextualAction.Handler", "UIContextualAction.title",
      "UIContextualAction.style", "UIContextualAction.handler",
      "UIContextualAction.backgroundColor", "UIContextualAction.image",
      "UISwipeActionsConfiguration", "UISwipeActionsConfiguration.init(actions:)",
      "UISwipeActionsConfiguration.actions",
      "UISwipeActionsConfiguration.performsFirstActionWithFullSwipe",
      "UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "UITableViewDelegate.tableView(_:willBeginEditingRowAt:)",
      "UITableViewDelegate.tableView(_:didEndEditingRowAt:)"))
  func `a row that is swiped shows what can be done`() {
    withNames { table, names, window, clock in
      guard let cell = table.cellForRow(at: [0, 1]) else { return }
      // Half a button's width opens it; the button is 74 points wide.
      drag(window, clock, from: CGPoint(x: 300, y: 75), by: CGSize(width: -5, height: 0), times: 10)
      clock.advance(by: 200)
      #expect(cell.frame == CGRect(x: -74, y: 50, width: 375, height: 50))
      #expect(names.log == ["begin 1"])
      // A touch elsewhere closes it, and selects nothing.
      tap(window, clock, CGPoint(x: 100, y: 200))
      #expect(cell.frame.minX == 0 && names.log == ["begin 1", "end 1"])
      #expect(table.indexPathForSelectedRow == nil)
      // A short way closes by itself, also up and down nothing is swiped.
      drag(window, clock, from: CGPoint(x: 300, y: 75), by: CGSize(width: -5, height: 0), times: 5)
      clock.advance(by: 200)
      #expect(cell.frame.minX == 0)
      drag(window, clock, from: CGPoint(x: 300, y: 75), by: CGSize(width: 1, height: -8), times: 6)
      clock.advance(by: 300)
      #expect(cell.frame.minX == 0)
      // All the way deletes.
      names.log = []
      drag(
        window, clock, from: CGPoint(x: 350, y: 75), by: CGSize(width: -15, height: 0), times: 20)
      #expect(names.log.contains("commit delete 1") && names.names.count == 4)
      clock.advance(by: 300)
      #expect(table.visibleCells.count == 4 && table.visibleCells.allSatisfy { $0.frame.minX == 0 })
      // A row that cannot be edited is not swiped.
      names.log = []
      drag(
        window, clock, from: CGPoint(x: 300, y: 175), by: CGSize(width: -10, height: 0), times: 9)
      #expect(names.log.isEmpty)
      // From the other side.
      drag(window, clock, from: CGPoint(x: 50, y: 25), by: CGSize(width: 6, height: 0), times: 10)
      clock.advance(by: 200)
      #expect(table.cellForRow(at: [0, 0])?.frame.minX == 74)
      tap(window, clock, CGPoint(x: 30, y: 25))
      #expect(names.log == ["begin 0", "read 0", "end 0"])
      #expect(table.cellForRow(at: [0, 0])?.frame.minX == 0)
    }
  }

  @Test func `actions of the delegate's come before the button that deletes`() {
    withNames { table, names, window, clock in
      var performed: [String] = []
      names.trailing = { path in
        guard path.row < 2 else { return nil }
        let flag = UIContextualAction(style: .normal, title: "Flag") { action, view, done in
          performed.append("flag \(path.row) \(action.title ?? "") \(view is SwipeActionsView)")
          done(false)
        }
        flag.backgroundColor = .systemOrange
        flag.image = UIImage(systemName: "flag")
        let drop = UIContextualAction(style: .destructive, title: "Drop") { _, _, done in
          performed.append("drop")
          done(true)
        }
        #expect(drop.backgroundColor == .systemRed && drop.style == .destructive)
        #expect(
          UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor
            == .systemGray)
        let all = UISwipeActionsConfiguration(actions: [drop, flag])
        all.performsFirstActionWithFullSwipe = false
        #expect(all.actions.count == 2 && flag.handler as Any? != nil)
        return all
      }
      guard let cell = table.cellForRow(at: [0, 0]) else { return }
      drag(
        window, clock, from: CGPoint(x: 370, y: 25), by: CGSize(width: -16, height: 0), times: 22)
      #expect(performed.isEmpty)
      clock.advance(by: 200)
      #expect(cell.frame.minX == -148)
      // The first action is at the edge.
      tap(window, clock, CGPoint(x: 260, y: 25))
      #expect(performed == ["flag 0 Flag true"] && cell.frame.minX == 0)
      drag(
        window, clock, from: CGPoint(x: 370, y: 25), by: CGSize(width: -16, height: 0), times: 10)
      clock.advance(by: 200)
      tap(window, clock, CGPoint(x: 350, y: 25))
      #expect(performed.last == "drop")
      // A row that has gone closes what is open.
      drag(
        window, clock, from: CGPoint(x: 370, y: 25), by: CGSize(width: -16, height: 0), times: 10)
      table.reloadData()
      clock.advance(by: 200)
      #expect(table.subviews.allSatisfy { !($0 is SwipeActionsView) })
    }
  }

  @Test(
    .covers(
      "UITableViewCell.showsReorderControl",
      "UITableViewDataSource.tableView(_:canMoveRowAt:)",
      "UITableViewDataSource.tableView(_:moveRowAt:to:)",
      "UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"))
  func `a handle moves a row, and others make room`() {
    withNames { table, names, window, clock in
      table.isEditing = true
      clock.runDue()
      let (first, second) = (table.cellForRow(at: [0, 0]), table.cellForRow(at: [0, 1]))
      drag(
        window, clock, from: CGPoint(x: 360, y: 25), by: CGSize(width: 0, height: 10), times: 11,
        lifts: false)
      // It is 110 points further down: on the third row's place.
      #expect(first?.frame.minY == 110 && second?.frame.minY == 0)
      #expect(table.contentOffset.y == 0)
      window.deliverTouch(.ended, at: CGPoint(x: 360, y: 135))
      clock.advance(by: 300)
      #expect(names.names == ["Ben", "Cho", "Ann", "Dee", "Eve"])
      #expect(table.cellForRow(at: [0, 2]) === first && first?.frame.minY == 100)
      #expect(second?.frame.minY == 0 && first?.layer.shadowOpacity == 0)
      // The delegate does not let it come first.
      drag(
        window, clock, from: CGPoint(x: 360, y: 125), by: CGSize(width: 0, height: -12), times: 10)
      clock.advance(by: 300)
      #expect(names.names == ["Ben", "Ann", "Cho", "Dee", "Eve"])
      window.deliverTouch(.began, at: CGPoint(x: 360, y: 25))
      clock.advance(by: 100)
      window.deliverTouch(.moved, at: CGPoint(x: 360, y: 125))
      window.deliverTouch(.cancelled, at: CGPoint(x: 360, y: 125))
      clock.advance(by: 300)
      #expect(names.names.first == "Ben" && table.cellForRow(at: [0, 0])?.frame.minY == 0)
    }
    withTable([2]) { stage in
      stage.show()
      let cell = stage.table.cellForRow(at: [0, 0])
      cell?.showsReorderControl = true
      stage.table.isEditing = true
      stage.show()
      #expect(cell?.handle?.alpha == 1 && stage.table.cellForRow(at: [0, 1])?.handle == nil)
      let controller = UITableViewController()
      controller.setEditing(true, animated: false)
      #expect(controller.tableView.isEditing)
    }
  }

  @Test
  func `a data source that does not say that rows can be edited has none that a swipe deletes`() {
    withTable([3]) { stage in
      stage.show()
      drag(
        stage.window, stage.clock, from: CGPoint(x: 300, y: 20), by: CGSize(width: -10, height: 0),
        times: 10)
      stage.clock.advance(by: 200)
      #expect(stage.table.cellForRow(at: [0, 0])?.frame.minX == 0)
    }
  }
}
