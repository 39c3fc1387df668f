import TestSupport
import Testing
import UIKit

extension RawValueTests {
  @Test(
    .covers(
      "UITableView.RowAnimation.automatic", "UITableView.RowAnimation.bottom",
      "UITableView.RowAnimation.fade", "UITableView.RowAnimation.init(rawValue:)",
      "UITableView.RowAnimation.left", "UITableView.RowAnimation.middle",
      "UITableView.RowAnimation.none", "UITableView.RowAnimation.right",
      "UITableView.RowAnimation.top", "UITableView.ScrollPosition.bottom",
      "UITableView.ScrollPosition.init(rawValue:)", "UITableView.ScrollPosition.middle",
      "UITableView.ScrollPosition.none", "UITableView.ScrollPosition.top",
      "UITableView.SeparatorInsetReference.fromAutomaticInsets",
      "UITableView.SeparatorInsetReference.fromCellEdges",
      "UITableView.SeparatorInsetReference.init(rawValue:)", "UITableView.Style.grouped",
      "UITableView.Style.init(rawValue:)", "UITableView.Style.insetGrouped",
      "UITableView.Style.plain"))
  func tables() {
    expect([0: UITableView.Style.plain, 1: .grouped, 2: .insetGrouped])
    expect([0: UITableView.ScrollPosition.none, 1: .top, 2: .middle, 3: .bottom])
    expect([0: UITableView.SeparatorInsetReference.fromCellEdges, 1: .fromAutomaticInsets])
    expect([
      0: UITableView.RowAnimation.fade, 1: .right, 2: .left, 3: .top, 4: .bottom, 5: .none,
      6: .middle, 100: .automatic,
    ])
  }

  @Test(
    .covers(
      "UITableViewCell.AccessoryType.checkmark", "UITableViewCell.AccessoryType.detailButton",
      "UITableViewCell.AccessoryType.detailDisclosureButton",
      "UITableViewCell.AccessoryType.disclosureIndicator",
      "UITableViewCell.AccessoryType.init(rawValue:)", "UITableViewCell.AccessoryType.none",
      "UITableViewCell.CellStyle.default", "UITableViewCell.CellStyle.init(rawValue:)",
      "UITableViewCell.CellStyle.subtitle", "UITableViewCell.CellStyle.value1",
      "UITableViewCell.CellStyle.value2", "UITableViewCell.EditingStyle.delete",
      "UITableViewCell.EditingStyle.init(rawValue:)", "UITableViewCell.EditingStyle.insert",
      "UITableViewCell.EditingStyle.none", "UITableViewCell.SelectionStyle.blue",
      "UITableViewCell.SelectionStyle.default", "UITableViewCell.SelectionStyle.gray",
      "UITableViewCell.SelectionStyle.init(rawValue:)", "UITableViewCell.SelectionStyle.none",
      "UITableViewCell.SeparatorStyle.init(rawValue:)", "UITableViewCell.SeparatorStyle.none",
      "UITableViewCell.SeparatorStyle.singleLine", "UITableViewCell.StateMask.init(rawValue:)",
      "UITableViewCell.StateMask.rawValue",
      "UITableViewCell.StateMask.showingDeleteConfirmation",
      "UITableViewCell.StateMask.showingEditControl"))
  func cells() {
    expect([0: UITableViewCell.CellStyle.default, 1: .value1, 2: .value2, 3: .subtitle])
    expect([
      0: UITableViewCell.AccessoryType.none, 1: .disclosureIndicator, 2: .detailDisclosureButton,
      3: .checkmark, 4: .detailButton,
    ])
    expect([0: UITableViewCell.SelectionStyle.none, 1: .blue, 2: .gray, 3: .default])
    expect([0: UITableViewCell.SeparatorStyle.none, 1: .singleLine])
    expect([0: UITableViewCell.EditingStyle.none, 1: .delete, 2: .insert])
    #expect(UITableViewCell.StateMask.showingEditControl.rawValue == 1)
    #expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue == 2)
    #expect(
      UITableViewCell.StateMask(rawValue: 3)
        == [.showingEditControl, .showingDeleteConfirmation])
  }

  @Test(
    .covers(
      "UIContextualAction.Style.destructive", "UIContextualAction.Style.init(rawValue:)",
      "UIContextualAction.Style.normal",
      "UIListContentConfiguration.TextProperties.TextAlignment.center",
      "UIListContentConfiguration.TextProperties.TextAlignment.init(rawValue:)",
      "UIListContentConfiguration.TextProperties.TextAlignment.justified",
      "UIListContentConfiguration.TextProperties.TextAlignment.natural",
      "UIListContentConfiguration.TextProperties.TextTransform.capitalized",
      "UIListContentConfiguration.TextProperties.TextTransform.init(rawValue:)",
      "UIListContentConfiguration.TextProperties.TextTransform.lowercase",
      "UIListContentConfiguration.TextProperties.TextTransform.none",
      "UIListContentConfiguration.TextProperties.TextTransform.uppercase"))
  func `actions and texts of rows`() {
    typealias Properties = UIListContentConfiguration.TextProperties
    expect([0: UIContextualAction.Style.normal, 1: .destructive])
    expect([0: Properties.TextAlignment.natural, 1: .center, 2: .justified])
    expect([0: Properties.TextTransform.none, 1: .uppercase, 2: .lowercase, 3: .capitalized])
  }
}
