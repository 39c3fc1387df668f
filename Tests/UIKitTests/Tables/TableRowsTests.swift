import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct TableRowsTests {
  @Test(
    .covers(
      "IndexPath.init(row:section:)", "IndexPath.init(item:section:)", "IndexPath.row",
      "IndexPath.section", "IndexPath.item"))
  func `an index path has a section and a row`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]) && path.row == 3 && path.section == 1)
    #expect(IndexPath(item: 3, section: 1) == path && path.item == 3)
    (path.row, path.section) = (7, 2)
    #expect(path == [2, 7])
    path.item = 8
    #expect(path.row == 8)
  }

  @Test(
    .covers(
      "UITableView", "UITableView.init(frame:style:)", "UITableView.style",
      "UITableView.dataSource",
      "UITableView.numberOfSections",
      "UITableView.numberOfRows(inSection:)", "UITableView.rowHeight", "UITableView.visibleCells",
      "UITableView.indexPathsForVisibleRows", "UITableView.cellForRow(at:)",
      "UITableView.indexPath(for:)", "UITableView.indexPathForRow(at:)",
      "UITableView.indexPathsForRows(in:)", "UITableView.rectForRow(at:)",
      "UITableView.rect(forSection:)", "UITableView.dequeueReusableCell(withIdentifier:)",
      "UITableViewDataSource", "UITableViewDataSource.tableView(_:numberOfRowsInSection:)",
      "UITableViewDataSource.tableView(_:cellForRowAt:)",
      "UITableViewDataSource.numberOfSections(in:)", "UITableViewDelegate",
      "UITableViewDelegate.tableView(_:willDisplay:forRowAt:)",
      "UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)",
      "UITableViewCell.prepareForReuse()", "UITableViewCell.reuseIdentifier"))
  func `a table shows the rows that are seen, with cells that are used again`() {
    withTable([1000]) { stage in
      stage.table.rowHeight = 50
      stage.show()
      // 667 points are 13 rows of 50 points and a bit.
      #expect(stage.shown == (0...13).map { "0.\($0)" } && stage.made == 14)
      #expect(stage.table.contentSize == CGSize(width: 375, height: 50_000))
      #expect(stage.table.numberOfSections == 1 && stage.table.numberOfRows(inSection: 0) == 1000)
      #expect(stage.table.numberOfRows(inSection: 9) == 0)
      #expect(stage.displayed == (0...13).map { "+0.\($0)" })
      stage.displayed = []
      stage.table.contentOffset.y = 120
      stage.show()
      #expect(stage.shown == (2...15).map { "0.\($0)" } && stage.made == 16)
      #expect(Set(stage.displayed) == ["-0.0", "-0.1", "+0.14", "+0.15"])
      for step in 1...40 {
        stage.table.contentOffset.y = CGFloat(step * 1000)
        stage.show()
      }
      #expect(stage.made == 28 && stage.text(805) == "0.805" && stage.text(2) == nil)
      let cell = stage.table.visibleCells[3]
      #expect(cell.frame == CGRect(x: 0, y: 40_150, width: 375, height: 50))
      #expect(cell.reuseIdentifier == "row" && cell.superview === stage.table && !cell.isHidden)
      #expect(stage.table.indexPath(for: cell) == IndexPath(row: 803, section: 0))
      #expect(stage.table.indexPath(for: UITableViewCell()) == nil)
      #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 99)) == [0, 1])
      #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
      let rect = CGRect(x: 0, y: 90, width: 10, height: 20)
      #expect(stage.table.indexPathsForRows(in: rect) == [[0, 1], [0, 2]])
      #expect(stage.table.rectForRow(at: [0, 2]).minY == 100)
      #expect(stage.table.rectForRow(at: [0, 1000]) == .zero)
      #expect(
        stage.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 50_000))
    }
  }

  @Test(
    .covers(
      "UITableView.reloadData()", "UITableView.estimatedRowHeight",
      "UITableViewDelegate.tableView(_:heightForRowAt:)",
      "UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)", "UITableView.automaticDimension")
  )
  func `the delegate has heights, asked for when rows are seen or at once`() {
    @MainActor final class Heights: NSObject, UITableViewDelegate, UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        asked += 1
        return path.row == 2 ? .nan : CGFloat(20 + path.row % 3 * 20)
      }
      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt path: IndexPath
      ) -> CGFloat { tableView.estimatedRowHeight == 0 ? 0 : 30 }
    }
    withFreshUIKit { window, clock in
      let table = UITableView(frame: window.bounds)
      let heights = Heights()
      (table.dataSource, table.delegate) = (heights, heights)
      window.addSubview(table)
      #expect(table.contentSize.height == 0)
      clock.runDue()
      #expect(heights.asked < 40)
      // 20, 40 and what the content asks for; then 20, 40, 60.
      #expect(table.rectForRow(at: [0, 2]) == CGRect(x: 0, y: 60, width: 375, height: 44))
      #expect(table.rectForRow(at: [0, 6]).minY == 224)
      #expect(table.rectForRow(at: [0, 99]).height == 30)
      table.rowHeight = 80
      table.reloadData()
      #expect(UITableView.automaticDimension == -1)
    }
  }

  @Test(
    .covers(
      "UITableView.register(_:forCellReuseIdentifier:)",
      "UITableView.dequeueReusableCell(withIdentifier:for:)", "UITableViewCell",
      "UITableViewCell.init(style:reuseIdentifier:)", "UITableViewCell.contentView"))
  func `a class is registered, and its cells are as high as their constraints ask for`() {
    @MainActor final class Tall: UITableViewCell {
      var reused = 0
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
          label.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        reused += 1
      }
    }
    withTable([50]) { stage in
      stage.table.register(Tall.self, forCellReuseIdentifier: "tall")
      stage.makeCell = { table, path in
        table.dequeueReusableCell(withIdentifier: "tall", for: path)
      }
      stage.show()
      let cell = stage.table.visibleCells.first as? Tall
      #expect(cell?.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
      #expect(cell?.label.frame.minX == 16 && cell?.label.frame.minY == 10)
      #expect(cell?.reuseIdentifier == "tall" && cell?.reused == 0)
      // Nine rows are seen, the others are estimated.
      #expect(stage.table.contentSize.height == 2524)
      stage.table.contentOffset.y = 300
      stage.show()
      stage.table.contentOffset.y = 600
      stage.show()
      #expect(cell?.reused ?? 0 > 0 && stage.table.visibleCells.allSatisfy { $0 is Tall })
      stage.table.register(nil, forCellReuseIdentifier: "tall")
      #expect(stage.table.dequeueReusableCell(withIdentifier: "nothing") == nil)
    }
  }

  @Test func `what is seen stays when rows above it turn out to be higher`() {
    withTable([200]) { stage in
      stage.makeCell = { _, path in
        let cell = UITableViewCell()
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = path.row % 2 == 0 ? "one" : "one\ntwo\nthree\nfour"
        return cell
      }
      stage.table.scrollToRow(at: [0, 120], at: .top, animated: false)
      #expect(stage.table.rectForRow(at: [0, 120]).minY == stage.table.contentOffset.y)
      let place = { stage.table.rectForRow(at: [0, 120]).minY - stage.table.contentOffset.y }
      for _ in 0..<30 {
        let before = place()
        stage.table.contentOffset.y -= 20
        stage.show()
        #expect(abs(place() - before - 20) < 0.01)
      }
      // A finger goes on from there, too.
      var before = place()
      stage.window.deliverTouch(.began, at: CGPoint(x: 100, y: 100))
      for step in 1...20 {
        stage.clock.advance(by: 10)
        stage.window.deliverTouch(.moved, at: CGPoint(x: 100, y: 100 + 20 * step))
        stage.show()
        if step > 1 { #expect(abs(place() - before - 20) < 0.01) }
        before = place()
      }
      stage.window.deliverTouch(.ended, at: CGPoint(x: 100, y: 500))
      let motion = place()
      stage.clock.advance(by: 60)
      #expect(place() > motion)
    }
  }

  @Test(
    .covers(
      "UITableView.scrollToRow(at:at:animated:)",
      "UITableView.scrollToNearestSelectedRow(at:animated:)", "UITableView.ScrollPosition"))
  func `rows are scrolled to`() {
    withTable([100, 0]) { stage in
      let table = stage.table
      table.rowHeight = 50
      stage.show()
      table.scrollToRow(at: [0, 50], at: .top, animated: false)
      #expect(table.contentOffset.y == 2500)
      table.scrollToRow(at: [0, 50], at: .bottom, animated: false)
      #expect(table.contentOffset.y == 1883)
      table.scrollToRow(at: [0, 50], at: .middle, animated: false)
      #expect(table.contentOffset.y == 2191.5)
      table.scrollToRow(at: [0, 50], at: .none, animated: false)
      #expect(table.contentOffset.y == 2191.5)
      table.scrollToRow(at: [0, 99], at: .top, animated: false)
      #expect(table.contentOffset.y == 4333)
      table.scrollToRow(at: [1, 0], at: .top, animated: false)
      table.scrollToRow(at: [0, 100], at: .top, animated: false)
      #expect(table.contentOffset.y == 4333)
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
      #expect(table.contentOffset.y == 0)
      table.scrollToRow(at: [0, 30], at: .top, animated: true)
      #expect(table.contentOffset.y == 0)
      stage.clock.advance(by: 90)
      #expect(table.contentOffset.y > 0 && table.contentOffset.y < 1500)
      stage.clock.advance(by: 200)
      #expect(table.contentOffset.y == 1500)
      table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
      #expect(table.contentOffset.y == 1500)
      table.scrollToNearestSelectedRow(at: .top, animated: false)
      #expect(table.contentOffset.y == 150)
    }
  }

  @Test func `a cell with what has the focus is not used again while it is out of sight`() {
    withTable([100]) { stage in
      let field = UITextField(frame: CGRect(x: 100, y: 0, width: 100, height: 40))
      stage.table.rowHeight = 50
      stage.show()
      let cell = stage.table.cellForRow(at: [0, 1])
      cell?.contentView.addSubview(field)
      field.becomeFirstResponder()
      stage.table.contentOffset.y = 2000
      stage.show()
      #expect(field.isFirstResponder && stage.table.cellForRow(at: [0, 1]) == nil)
      #expect(stage.table.visibleCells.allSatisfy { $0 !== cell })
      stage.table.contentOffset.y = 0
      stage.show()
      #expect(stage.table.cellForRow(at: [0, 1]) === cell && field.isFirstResponder)
      stage.table.contentOffset.y = 2000
      stage.show()
      field.resignFirstResponder()
      stage.table.contentOffset.y = 2050
      stage.show()
      #expect(cell?.isHidden == true || stage.table.visibleCells.contains { $0 === cell })
      stage.table.contentOffset.y = 0
      stage.show()
      stage.table.cellForRow(at: [0, 1])?.contentView.addSubview(field)
      field.becomeFirstResponder()
      stage.table.reloadData()
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `wrong counts, heights and cells do no harm`() {
    withTable([-5, 3]) { stage in
      stage.table.rowHeight = -20
      stage.show()
      #expect(stage.table.contentSize.height == 0 && stage.table.numberOfRows(inSection: 0) == 0)
      stage.table.rowHeight = .infinity
      stage.show()
      #expect(stage.table.contentSize.height <= 3e6)
      stage.table.rowHeight = .nan
      stage.table.estimatedRowHeight = .nan
      stage.show()
      #expect(stage.table.contentSize.height == 132)
      // One cell for all rows: it stands in the last one.
      let only = UITableViewCell(style: .default, reuseIdentifier: nil)
      stage.makeCell = { _, _ in only }
      stage.table.reloadData()
      stage.show()
      #expect(stage.table.visibleCells == [only])
      #expect(stage.table.indexPath(for: only) == [1, 2])
      // A data source that reloads whenever it is asked.
      stage.makeCell = { table, _ in
        table.reloadData()
        return UITableViewCell()
      }
      stage.table.reloadData()
      stage.show()
      stage.makeCell = nil
      stage.table.dataSource = nil
      stage.show()
      #expect(stage.table.visibleCells.isEmpty && stage.table.numberOfSections == 0)
      #expect(UITableView(coder: NSCoder()) == nil && UITableViewCell(coder: NSCoder()) == nil)
      stage.table.frame = .zero
      stage.show()
      #expect(stage.table.cellForRow(at: IndexPath()) == nil)
      stage.table.scrollToRow(at: IndexPath(), at: .top, animated: true)
    }
  }
}
