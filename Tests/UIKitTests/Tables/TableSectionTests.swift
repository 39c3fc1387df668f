import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct TableSectionTests {
  @Test(
    .covers(
      "UITableView.rectForHeader(inSection:)", "UITableView.rectForFooter(inSection:)",
      "UITableView.headerView(forSection:)", "UITableView.footerView(forSection:)",
      "UITableView.sectionHeaderTopPadding", "UITableView.sectionHeaderHeight",
      "UITableView.sectionFooterHeight",
      "UITableViewDataSource.tableView(_:titleForHeaderInSection:)",
      "UITableViewDataSource.tableView(_:titleForFooterInSection:)",
      "UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)",
      "UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)",
      "UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)",
      "UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:)",
      "UITableViewHeaderFooterView", "UITableViewHeaderFooterView.textLabel"))
  func `headers of a plain table stay at the top while their rows are seen`() {
    withTable([20, 20, 20]) { stage in
      let table = stage.table
      (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (50, 30, 20)
      stage.headers = [0: "A", 1: "B", 2: "C"]
      stage.footers = [0: "after A"]
      stage.show()
      #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 30))
      // 30 + 20 · 50 + 20; the section after it has no footer.
      #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 1030, width: 375, height: 20))
      #expect(table.rectForHeader(inSection: 1).minY == 1050)
      #expect(table.rectForFooter(inSection: 1).height == 0)
      #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 1050, width: 375, height: 1030))
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
      // The footer hangs at the bottom as long as rows of its section are seen.
      #expect(table.footerView(forSection: 0)?.frame.maxY == 667)
      table.contentOffset.y = 400
      stage.show()
      #expect(table.headerView(forSection: 0)?.frame.minY == 400)
      #expect(table.footerView(forSection: 0)?.frame.minY == 1030)
      #expect(table.headerView(forSection: 1)?.frame.minY == 1050)
      // The next section pushes it out: its last row ends at 1030.
      table.contentOffset.y = 1010
      stage.show()
      #expect(table.headerView(forSection: 0)?.frame.minY == 1000)
      stage.displayed = []
      table.contentOffset.y = 1100
      stage.show()
      #expect(table.headerView(forSection: 0) == nil)
      #expect(stage.displayed.contains("-header 0") && stage.displayed.contains("-footer 0"))
      #expect(table.headerView(forSection: 1)?.frame.minY == 1100)
      // Insets count: there a bar lies over the table.
      table.contentInset.top = 100
      stage.show()
      #expect(table.headerView(forSection: 1)?.frame.minY == 1200)
      // A row that is scrolled to stands below the header.
      table.scrollToRow(at: [1, 10], at: .top, animated: false)
      stage.show()
      let header = table.headerView(forSection: 1)
      #expect(table.rectForRow(at: [1, 10]).minY == header?.frame.maxY)
      table.contentInset.top = 0
      table.sectionHeaderTopPadding = 12
      stage.show()
      #expect(table.rectForHeader(inSection: 0).minY == 12)
      #expect(table.headerView(forSection: 9) == nil && table.rect(forSection: 9) == .zero)
      #expect(table.rectForHeader(inSection: -1) == .zero)
    }
  }

  @Test(
    .covers(
      "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)",
      "UITableView.dequeueReusableHeaderFooterView(withIdentifier:)",
      "UITableView.estimatedSectionHeaderHeight", "UITableView.estimatedSectionFooterHeight",
      "UITableViewDelegate.tableView(_:viewForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:viewForFooterInSection:)",
      "UITableViewDelegate.tableView(_:heightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:heightForFooterInSection:)",
      "UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)",
      "UITableViewHeaderFooterView.init(reuseIdentifier:)",
      "UITableViewHeaderFooterView.reuseIdentifier",
      "UITableViewHeaderFooterView.prepareForReuse()",
      "UITableViewHeaderFooterView.contentView"))
  func `headers and footers of the delegate's are used again and as high as they ask for`() {
    @MainActor final class Tall: UITableViewHeaderFooterView {
      var reused = 0
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: contentView.topAnchor),
          bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          bar.heightAnchor.constraint(equalToConstant: 70),
        ])
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() { reused += 1 }
    }
    @MainActor final class Looks: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 40 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "tall")
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        section % 2 == 0 ? UIView() : nil
      }
      func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
      ) -> CGFloat { section % 2 == 0 ? 6 : 0 }
      func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
      ) -> CGFloat { 50 }
    }
    withFreshUIKit { window, clock in
      let table = UITableView(frame: window.bounds)
      table.register(Tall.self, forHeaderFooterViewReuseIdentifier: "tall")
      table.sectionHeaderTopPadding = 0
      (table.rowHeight, table.estimatedSectionFooterHeight) = (40, 10)
      let looks = Looks()
      (table.dataSource, table.delegate) = (looks, looks)
      window.addSubview(table)
      clock.runDue()
      let first = table.headerView(forSection: 0) as? Tall
      #expect(first?.frame == CGRect(x: 0, y: 0, width: 375, height: 70))
      #expect(first?.reuseIdentifier == "tall")
      #expect(table.rectForFooter(inSection: 0).height == 6)
      #expect(table.rectForFooter(inSection: 1).height == 0)
      #expect(table.rectForHeader(inSection: 39).height == 50)
      table.contentOffset.y = 900
      clock.runDue()
      table.contentOffset.y = 2000
      clock.runDue()
      #expect(first?.reused ?? 0 > 0)
      table.register(nil, forHeaderFooterViewReuseIdentifier: "tall")
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nothing") == nil)
    }
  }

  @Test(
    .covers(
      "UITableView.Style", "UITableView.tableHeaderView", "UITableView.tableFooterView",
      "UITableView.backgroundView", "UITableViewHeaderFooterView.backgroundView",
      "UITableViewHeaderFooterView.detailTextLabel"))
  func `groups stand apart, inset ones from the sides, too`() {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      withTable([2, 2], style: style) { stage in
        let table = stage.table
        table.rowHeight = 50
        stage.footers = [0: "Below"]
        stage.show()
        // 35 above the first group, and 17.5 before and after others without a text.
        let side: CGFloat = style == .grouped ? 0 : 16
        #expect(
          table.rectForRow(at: [0, 0])
            == CGRect(x: side, y: 35, width: 375 - 2 * side, height: 50))
        let footer = table.rectForFooter(inSection: 0)
        #expect(footer.minY == 135 && footer.height > 20)
        #expect(table.rectForRow(at: [1, 0]).minY == footer.maxY + 17.5)
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Below")
        stage.headers = [0: "Above"]
        table.reloadData()
        stage.show()
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "ABOVE")
        #expect(table.rectForRow(at: [0, 0]).minY == 55.5)
        let corners = table.cellForRow(at: [0, 0])?.layer.cornerRadius
        #expect(corners == (style == .grouped ? 0 : 10))
        #expect(
          table.cellForRow(at: [0, 0])?.layer.maskedCorners.contains(.layerMinXMinYCorner) == true)
        // Headers go with their rows.
        table.contentOffset.y = 30
        stage.show()
        #expect(table.headerView(forSection: 0)?.frame.minY == 0)
        table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 100))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        let behind = UIView()
        table.backgroundView = behind
        stage.show()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
        #expect(table.tableFooterView?.frame.maxY == table.contentSize.height)
        #expect(behind.frame == table.bounds && table.subviews.first === behind)
        #expect(table.backgroundColor == .systemGroupedBackground)
        table.tableHeaderView = nil
        table.backgroundView = nil
        stage.show()
        #expect(behind.superview == nil)
      }
    }
    let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    view.textLabel?.text = "One"
    view.detailTextLabel?.text = "Two"
    view.layoutIfNeeded()
    #expect(view.detailTextLabel?.frame.minY == view.textLabel?.frame.maxY)
    let behind = UIView()
    view.backgroundView = behind
    #expect(view.subviews.first === behind && view.backgroundColor == nil)
    view.backgroundView = nil
    view.backgroundColor = .red
    view.place.style = .grouped
    #expect(view.backgroundColor == .red && behind.superview == nil)
    #expect(UITableViewHeaderFooterView(coder: NSCoder()) == nil)
  }
}
