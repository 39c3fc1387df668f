import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.seeded) struct TableUpdateTests {
  @Test(
    .covers(
      "UITableView.insertRows(at:with:)", "UITableView.deleteRows(at:with:)",
      "UITableView.RowAnimation", "UITableView.beginUpdates()", "UITableView.endUpdates()",
      "UITableView.hasUncommittedUpdates"))
  func `rows come and go in 0_3 s while others make room`() {
    withTable([5]) { stage in
      stage.table.rowHeight = 50
      stage.show()
      let last = stage.table.cellForRow(at: [0, 4])
      stage.counts = [6]
      stage.table.insertRows(at: [[0, 1]], with: .left)
      #expect(stage.text(1) == "0.1" && stage.table.cellForRow(at: [0, 5]) === last)
      // Model values are there at once; what is seen is on its way.
      #expect(last?.frame.minY == 250 && last?.presentation.frame.minY == 200)
      let new = stage.table.cellForRow(at: [0, 1])
      #expect(new?.frame.minX == 0 && new?.presentation.frame.minX == -375)
      stage.clock.advance(by: 90)
      let seen = last?.presentation.frame.minY ?? 0
      #expect(seen > 210 && seen < 240)
      stage.clock.advance(by: 100)
      #expect(last?.presentation.frame.minY == 250 && new?.presentation.opacity == 1)
      #expect(stage.table.contentSize.height == 300)
      stage.counts = [4]
      stage.table.beginUpdates()
      #expect(stage.table.hasUncommittedUpdates)
      let gone = stage.table.cellForRow(at: [0, 0])
      stage.table.deleteRows(at: [[0, 0]], with: .fade)
      stage.table.deleteRows(at: [[0, 5]], with: .top)
      stage.table.endUpdates()
      #expect(!stage.table.hasUncommittedUpdates && stage.table.numberOfRows(inSection: 0) == 4)
      #expect(gone?.superview === stage.table && gone?.isHidden == false && gone?.alpha == 0)
      #expect(stage.table.cellForRow(at: [0, 0]) === new)
      stage.clock.advance(by: 200)
      #expect(gone?.isHidden == true && gone?.alpha == 1)
      #expect(stage.shown == ["0.0", "0.1", "0.2", "0.3"])
    }
  }

  @Test(
    .covers(
      "UITableView.performBatchUpdates(_:completion:)", "UITableView.moveRow(at:to:)",
      "UITableView.reloadRows(at:with:)", "UITableView.reconfigureRows(at:)",
      "UITableView.insertSections(_:with:)", "UITableView.deleteSections(_:with:)",
      "UITableView.reloadSections(_:with:)", "UITableView.moveSection(_:toSection:)"))
  func `changes are made together, with a call when they are over`() {
    withTable([3, 2]) { stage in
      stage.table.rowHeight = 40
      stage.headers = [0: "A", 1: "B"]
      stage.show()
      let (first, third) = (
        stage.table.cellForRow(at: [0, 0]), stage.table.cellForRow(at: [0, 2])
      )
      stage.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      var ended: [Bool] = []
      stage.counts = [2, 3, 1]
      stage.table.performBatchUpdates {
        stage.table.moveRow(at: [0, 0], to: [1, 2])
        stage.table.insertSections([2], with: .fade)
      } completion: {
        ended.append($0)
      }
      #expect(stage.table.cellForRow(at: [1, 2]) === first)
      #expect(stage.table.cellForRow(at: [0, 1]) === third)
      #expect(stage.table.indexPathForSelectedRow == [0, 1] && ended.isEmpty)
      stage.clock.advance(by: 200)
      #expect(ended == [true] && stage.table.numberOfSections == 3)
      stage.table.reloadRows(at: [[0, 1]], with: .none)
      #expect(stage.table.cellForRow(at: [0, 1]) !== third)
      #expect(stage.table.indexPathForSelectedRow == nil)
      stage.clock.advance(by: 200)
      let cell = stage.table.cellForRow(at: [0, 0])
      cell?.textLabel?.text = "old"
      stage.table.reconfigureRows(at: [[0, 0], [7, 7]])
      #expect(stage.table.cellForRow(at: [0, 0]) === cell && stage.text(0) == "0.0")
      stage.headers = [0: "B", 1: "A"]
      stage.counts = [3, 2, 1]
      stage.table.moveSection(1, toSection: 0)
      #expect(stage.table.cellForRow(at: [0, 2]) === first)
      #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "B")
      stage.clock.advance(by: 200)
      stage.counts = [3, 5]
      stage.table.performBatchUpdates {
        stage.table.deleteSections([2], with: .right)
        stage.table.reloadSections([1], with: .bottom)
      }
      stage.clock.advance(by: 200)
      #expect(stage.shown == ["0.0", "0.1", "0.2", "1.0", "1.1", "1.2", "1.3", "1.4"])
      #expect(stage.table.visibleCells.map(\.frame.height) == Array(repeating: 40, count: 8))
    }
  }

  @Test func `an update without changes asks for heights again, and keeps cells and the focus`() {
    withTable([5]) { stage in
      let field = UITextField(frame: CGRect(x: 100, y: 0, width: 100, height: 40))
      stage.makeCell = { _, path in
        let cell = UITableViewCell()
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "one"
        return cell
      }
      stage.show()
      let cell = stage.table.cellForRow(at: [0, 1])
      cell?.contentView.addSubview(field)
      field.becomeFirstResponder()
      cell?.textLabel?.text = "one\ntwo\nthree"
      let height = stage.table.rectForRow(at: [0, 1]).height
      #expect(height == 44)
      stage.table.beginUpdates()
      stage.table.endUpdates()
      let higher = stage.table.rectForRow(at: [0, 1]).height
      #expect(higher > 70 && stage.table.cellForRow(at: [0, 1]) === cell)
      #expect(field.isFirstResponder)
      let next = stage.table.cellForRow(at: [0, 2])
      #expect(next?.frame.minY == 44 + higher && next?.presentation.frame.minY == 88)
    }
  }

  @Test func `random changes end where the data source is`() {
    forAll(rounds: 25) { generator in
      withTable([]) { stage in
        stage.table.rowHeight = 30
        var data = (0..<3).map { section in (0..<4).map { "\(section)/\($0)" } }
        var number = 0
        stage.makeCell = { table, path in
          let cell =
            table.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
          cell.textLabel?.text = data[path.section][path.row]
          return cell
        }
        stage.counts = data.map(\.count)
        stage.table.reloadData()
        stage.show()
        for _ in 0..<8 {
          let old = data
          var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
          for section in data.indices {
            let gone = data[section].indices.filter { _ in
              Int.random(in: 0..<4, using: &generator) == 0
            }
            deleted += gone.map { IndexPath(row: $0, section: section) }
            data[section] = data[section].indices.filter { !gone.contains($0) }
              .map { old[section][$0] }
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
              number += 1
              let place = Int.random(in: 0...data[section].count, using: &generator)
              data[section].insert("new \(number)", at: place)
            }
            inserted += data[section].indices.filter { !old[section].contains(data[section][$0]) }
              .map { IndexPath(row: $0, section: section) }
          }
          stage.counts = data.map(\.count)
          stage.table.performBatchUpdates {
            stage.table.deleteRows(at: deleted, with: .automatic)
            stage.table.insertRows(at: inserted, with: .automatic)
          }
          if Bool.random(using: &generator) { stage.clock.advance(by: 50) }
        }
        stage.clock.advance(by: 400)
        let texts = stage.table.visibleCells.map { $0.textLabel?.text ?? "" }
        #expect(texts == Array(data.joined().prefix(texts.count)))
        #expect(texts.count == min(data.joined().count, 23))
        #expect(stage.table.contentSize.height == CGFloat(data.joined().count) * 30)
        // Nothing else of the table's is seen.
        let seen = stage.table.subviews.filter { !$0.isHidden && $0 is UITableViewCell }
        #expect(seen.count == texts.count && seen.allSatisfy { $0.alpha == 1 })
      }
    }
  }

  @Test func `numbers that do not agree with the changes are an error`() {
    func problem(_ change: (inout TableUpdates) -> Void, _ old: [Int], _ new: [Int]) -> String? {
      var updates = TableUpdates()
      change(&updates)
      do {
        _ = try TableCorrespondence(updates, from: old, to: new)
        return nil
      } catch { return "\(error)" }
    }
    let row = TableRow(section: 0, row: 1)
    #expect(problem({ $0.deletedRows[row] = .fade }, [3], [2]) == nil)
    #expect(
      problem({ $0.deletedRows[row] = .fade }, [3], [3])
        == "section 0 has 3 rows after the update, and 3 before it with 0 inserted, 0 moved in and"
        + " 1 deleted or moved out, which makes 2")
    #expect(
      problem({ $0.insertedSections[0] = .fade }, [3], [3])
        == "there are 1 sections after the update, and 1 before it with 1 inserted and 0 deleted,"
        + " which makes 2")
    #expect(problem({ $0.movedSections[0] = 1 }, [1, 2], [2, 1]) == nil)
    #expect(problem({ _ in }, [1, 2], [2, 1]) != nil)
  }

  @Test func `a table that is in no window takes changes at once`() {
    withFreshUIKit { window, _ in
      let other = UIWindow(frame: window.bounds)
      let stage = TableStage(other, window.screen.clock, [2])
      stage.table.removeFromSuperview()
      var ended = false
      #expect(stage.table.numberOfRows(inSection: 0) == 2)
      stage.counts = [3]
      stage.table.performBatchUpdates({
        stage.table.insertRows(at: [[0, 0]], with: .automatic)
      }) { _ in ended = true }
      #expect(ended && stage.table.numberOfRows(inSection: 0) == 3)
    }
  }
}
