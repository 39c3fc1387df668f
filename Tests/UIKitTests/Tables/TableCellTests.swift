import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct TableCellTests {
  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: "id")
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    return cell
  }

  @Test(
    .covers(
      "UITableViewCell.CellStyle", "UITableViewCell.textLabel", "UITableViewCell.detailTextLabel",
      "UITableViewCell.imageView"))
  func `the four styles have their texts where iOS has them`() {
    withFreshUIKit { _, _ in
      let plain = cell(.default)
      #expect(plain.detailTextLabel == nil)
      #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 60))
      let picture = UIImage(cgImage: CGImage.test(width: 29, height: 29))
      plain.imageView?.image = picture
      plain.layoutIfNeeded()
      #expect(plain.imageView?.frame == CGRect(x: 16, y: 15.5, width: 29, height: 29))
      #expect(plain.textLabel?.frame.minX == 61)
      let below = cell(.subtitle)
      #expect(below.detailTextLabel?.frame.minY == below.textLabel?.frame.maxY)
      #expect(below.detailTextLabel?.font.pointSize == 12)
      let beside = cell(.value1)
      #expect(beside.detailTextLabel?.frame.maxX == 359)
      #expect(beside.detailTextLabel?.textColor == .secondaryLabel)
      let column = cell(.value2)
      #expect(column.imageView == nil && column.textLabel?.textAlignment == .right)
      #expect(column.textLabel?.frame == CGRect(x: 16, y: 0, width: 91, height: 60))
      #expect(column.detailTextLabel?.frame.minX == 113)
      // A long text leaves a quarter of the line to the second one.
      beside.textLabel?.text = String(repeating: "long ", count: 40)
      beside.layoutIfNeeded()
      let free = beside.detailTextLabel.map { $0.frame.minX - (beside.textLabel?.frame.maxX ?? 0) }
      #expect(free ?? 0 >= 8 && beside.detailTextLabel?.frame.width ?? 0 > 30)
      for cell in [plain, below, beside, column] {
        #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height >= 44)
      }
      plain.semanticContentAttribute = .forceRightToLeft
      plain.layoutIfNeeded()
      #expect(plain.imageView?.frame.maxX == 359)
    }
  }

  @Test(
    .covers(
      "UITableViewCell.AccessoryType", "UITableViewCell.accessoryType",
      "UITableViewCell.accessoryView",
      "UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)"))
  func `accessories stand at the end, and the delegate hears of a button`() {
    withTable([5]) { stage in
      stage.table.rowHeight = 50
      stage.show()
      guard let cell = stage.table.cellForRow(at: [0, 1]) else { return }
      let width = cell.contentView.bounds.width
      #expect(width == 375)
      for type in [
        UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton,
        .detailDisclosureButton,
      ] {
        cell.accessoryType = type
        stage.show()
        #expect(cell.contentView.frame.maxX < 360 && cell.textLabel?.frame.minX == 16)
        #expect(cell.shownAccessory?.frame.maxX == 359)
        #expect(cell.shownAccessory?.frame.minX == cell.contentView.frame.maxX)
      }
      let button = cell.shownAccessory?.subviews.first
      let place = button?.convert(CGPoint(x: 5, y: 5), to: nil) ?? .zero
      stage.tap(place)
      #expect(stage.log == ["accessory 0.1"])
      let toggle = UISwitch()
      cell.accessoryView = toggle
      stage.show()
      #expect(toggle.frame == CGRect(x: 308, y: 9.5, width: 51, height: 31))
      stage.tap(CGPoint(x: 330, y: 75))
      #expect(toggle.isOn && stage.log == ["accessory 0.1"])
      cell.accessoryView = nil
      cell.accessoryType = .none
      stage.show()
      #expect(cell.contentView.bounds.width == 375)
    }
  }

  @Test(
    .covers(
      "UITableView.separatorStyle", "UITableView.separatorColor", "UITableView.separatorInset",
      "UITableView.separatorInsetReference", "UITableView.SeparatorInsetReference",
      "UITableViewCell.SeparatorStyle", "UITableViewCell.separatorInset",
      "UITableViewCell.indentationLevel", "UITableViewCell.indentationWidth",
      "UITableViewDelegate.tableView(_:indentationLevelForRowAt:)",
      "UITableView.insetsContentViewsToSafeArea"))
  func `lines between rows begin where the texts do`() {
    withTable([5]) { stage in
      let table = stage.table
      table.rowHeight = 50
      stage.show()
      guard let cell = table.cellForRow(at: [0, 1]) else { return }
      // A pixel at two a point.
      #expect(cell.separator.frame == CGRect(x: 16, y: 49.5, width: 359, height: 0.5))
      #expect(cell.separator.backgroundColor == .separator && table.separatorInset.left == 16)
      table.separatorColor = .red
      table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
      stage.show()
      #expect(cell.separator.frame == CGRect(x: 40, y: 49.5, width: 325, height: 0.5))
      #expect(cell.separator.backgroundColor == .red && cell.separatorInset.left == 40)
      table.separatorInsetReference = .fromAutomaticInsets
      stage.show()
      #expect(cell.separator.frame.minX == 56)
      cell.separatorInset = .zero
      stage.show()
      #expect(cell.separator.frame == CGRect(x: 0, y: 49.5, width: 375, height: 0.5))
      table.separatorStyle = .none
      stage.show()
      #expect(cell.separator.isHidden)
      (cell.indentationLevel, cell.indentationWidth) = (2, 15)
      stage.show()
      #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 345, height: 50))
      table.insetsContentViewsToSafeArea = false
      stage.show()
      #expect(cell.surroundings.safeLeft == 0)
    }
    @MainActor final class Levels: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
        path.row
      }
    }
    withFreshUIKit { window, clock in
      let table = UITableView(frame: window.bounds)
      let levels = Levels()
      (table.dataSource, table.delegate) = (levels, levels)
      window.addSubview(table)
      clock.runDue()
      #expect(table.visibleCells.map { $0.contentView.frame.minX } == [0, 10, 20])
    }
  }

  @Test func `texts decide about a row's height, again in another width`() {
    withTable([3]) { stage in
      stage.makeCell = { _, path in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "word ", count: path.row * 30)
        cell.detailTextLabel?.text = path.row == 0 ? nil : "below"
        return cell
      }
      stage.show()
      #expect(stage.table.rectForRow(at: [0, 0]).height == 44)
      let high = stage.table.rectForRow(at: [0, 2]).height
      #expect(high > 100)
      stage.table.frame.size.width = 200
      stage.show()
      #expect(stage.table.rectForRow(at: [0, 2]).height > high)
      #expect(stage.table.contentSize.width == 200)
      #expect(stage.table.visibleCells.last?.frame.width == 200)
    }
  }
}

extension CGImage {
  /// A picture of some size in pixels.
  fileprivate static func test(width: Int, height: Int) -> CGImage {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: .oneToOne)
    let image = renderer.image { _ in }
    guard let picture = image.cgImage else { preconditionFailure("a picture has pixels") }
    return picture
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate static var oneToOne: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
