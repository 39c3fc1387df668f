import Foundation
import TestSupport

@testable import UIKit

/// A table that fills a window of 375 × 667, and what its data source and delegate are asked and told.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  let window: UIWindow
  let clock: FrameClock
  var counts: [Int]
  var log: [String] = []
  /// How many cells were made.
  var made = 0
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?

  init(_ window: UIWindow, _ clock: FrameClock, _ counts: [Int], style: UITableView.Style = .plain)
  {
    (self.window, self.clock, self.counts) = (window, clock, counts)
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    table.sectionHeaderTopPadding = 0
    (table.dataSource, table.delegate) = (self, self)
    window.addSubview(table)
  }

  func show() { clock.runDue() }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    if let makeCell { return makeCell(tableView, path) }
    let cell: UITableViewCell
    if let used = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = used
    } else {
      made += 1
      cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    cell.textLabel?.text = "\(path.section).\(path.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  func text(_ row: Int, _ section: Int = 0) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
  }

  /// The rows that are shown, as section and row.
  var shown: [String] {
    (table.indexPathsForVisibleRows ?? []).map { "\($0.section).\($0.row)" }
  }

  func tap(_ point: CGPoint) {
    window.deliverTouch(.began, at: point)
    window.deliverTouch(.ended, at: point)
    clock.runDue()
  }

  // MARK: What is told

  private func note(_ event: String, _ path: IndexPath) {
    log.append("\(event) \(path.section).\(path.row)")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    note("should highlight", path)
    return path.row != 9
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
    note("did highlight", path)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    note("did unhighlight", path)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    note("will select", path)
    return path.row == 8 ? nil : path
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    note("did select", path)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    note("will deselect", path)
    return path
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    note("did deselect", path)
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath
  ) { note("accessory", path) }

  var displayed: [String] = []

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) { displayed.append("+\(path.section).\(path.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) { displayed.append("-\(path.section).\(path.row)") }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { displayed.append("+header \(section)") }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { displayed.append("-header \(section)") }
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { displayed.append("+footer \(section)") }
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { displayed.append("-footer \(section)") }
}

/// Opens a window with a table.
@MainActor
func withTable(
  _ counts: [Int], style: UITableView.Style = .plain, _ test: (TableStage) throws -> Void
) rethrows {
  try withFreshUIKit { window, clock in
    let stage = TableStage(window, clock, counts, style: style)
    try test(stage)
  }
}
