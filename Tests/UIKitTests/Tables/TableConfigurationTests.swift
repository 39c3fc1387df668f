import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct TableConfigurationTests {
  @Test(
    .covers(
      "UITableViewCell.contentConfiguration", "UITableViewCell.defaultContentConfiguration()",
      "UIListContentConfiguration", "UIListContentConfiguration.cell()",
      "UIListContentConfiguration.subtitleCell()", "UIListContentConfiguration.valueCell()",
      "UIListContentConfiguration.text", "UIListContentConfiguration.secondaryText",
      "UIListContentConfiguration.image", "UIListContentConfiguration.attributedText",
      "UIListContentConfiguration.secondaryAttributedText",
      "UIListContentConfiguration.textProperties",
      "UIListContentConfiguration.secondaryTextProperties",
      "UIListContentConfiguration.TextProperties",
      "UIListContentConfiguration.TextProperties.font",
      "UIListContentConfiguration.TextProperties.color",
      "UIListContentConfiguration.TextProperties.alignment",
      "UIListContentConfiguration.TextProperties.TextAlignment",
      "UIListContentConfiguration.TextProperties.lineBreakMode",
      "UIListContentConfiguration.TextProperties.numberOfLines",
      "UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth",
      "UIListContentConfiguration.TextProperties.minimumScaleFactor",
      "UIListContentConfiguration.TextProperties.transform",
      "UIListContentConfiguration.TextProperties.TextTransform",
      "UIListContentConfiguration.imageProperties", "UIListContentConfiguration.ImageProperties",
      "UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration",
      "UIListContentConfiguration.ImageProperties.tintColor",
      "UIListContentConfiguration.ImageProperties.cornerRadius",
      "UIListContentConfiguration.ImageProperties.maximumSize",
      "UIListContentConfiguration.ImageProperties.reservedLayoutSize",
      "UIListContentConfiguration.directionalLayoutMargins",
      "UIListContentConfiguration.prefersSideBySideTextAndSecondaryText",
      "UIListContentConfiguration.imageToTextPadding",
      "UIListContentConfiguration.textToSecondaryTextHorizontalPadding",
      "UIListContentConfiguration.textToSecondaryTextVerticalPadding",
      "UIListContentConfiguration.makeContentView()",
      "UIListContentConfiguration.updated(for:)", "UIListContentView",
      "UIListContentView.init(configuration:)", "UIListContentView.configuration",
      "UIContentConfiguration", "UIContentConfiguration.makeContentView()",
      "UIContentConfiguration.updated(for:)", "UIContentView", "UIContentView.configuration",
      "UIContentView.supports(_:)"))
  func `a cell shows a picture and texts that are a value`() {
    withTable([3]) { stage in
      stage.makeCell = { _, path in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        content.secondaryText = path.row == 0 ? nil : "Below"
        content.textToSecondaryTextVerticalPadding = 5
        cell.contentConfiguration = content
        return cell
      }
      stage.show()
      let cell = stage.table.cellForRow(at: [0, 1])
      let view = cell?.contentView.subviews.first as? UIListContentView
      let labels = (view?.subviews ?? []).compactMap { $0 as? UILabel }
      #expect(labels.map(\.text) == ["Text", "Below"])
      #expect(labels[0].frame.minX == 16 && labels[1].frame.minY == labels[0].frame.maxY + 5)
      // A line of 17 points is lower than 22 points.
      #expect(stage.table.rectForRow(at: [0, 0]).height == 44)
      let height = stage.table.rectForRow(at: [0, 1]).height
      #expect(height == (labels[0].frame.height + labels[1].frame.height + 27) && height > 50)
      var content = cell?.contentConfiguration as? UIListContentConfiguration
      content?.text = "Other"
      content?.image = UIImage(systemName: "star")
      content?.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
      cell?.contentConfiguration = content
      stage.show()
      #expect(cell?.contentView.subviews.first === view && labels[0].text == "Other")
      #expect(labels[0].frame.minX == 72)
      cell?.contentConfiguration = nil
      #expect(view?.superview == nil)
    }
    var value = UIListContentConfiguration.valueCell()
    #expect(value.prefersSideBySideTextAndSecondaryText && value != .cell())
    #expect(UIListContentConfiguration.subtitleCell() == .cell())
    (value.text, value.secondaryText) = ("one two", "Three")
    value.textProperties.transform = .capitalized
    value.secondaryTextProperties.transform = .uppercase
    value.textProperties.alignment = .center
    value.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 2, leading: 20, bottom: 2, trailing: 30)
    let view = value.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["One Two", "THREE"] && labels[0].textAlignment == .center)
    #expect(labels[0].frame.minX == 20 && labels[1].frame.maxX == 270)
    // Too long for one line: below each other.
    value.text = String(repeating: "long ", count: 20)
    value.textProperties.numberOfLines = 1
    value.textProperties.transform = .lowercase
    value.textToSecondaryTextHorizontalPadding = 12
    view.configuration = value
    view.layoutIfNeeded()
    #expect(labels[1].frame.minX == 20 && labels[1].frame.minY > labels[0].frame.minY)
    #expect(view.supports(UIListContentConfiguration.cell()))
    value.attributedText = NSAttributedString(string: "styled")
    value.secondaryAttributedText = NSAttributedString(string: "too")
    value.image = UIImage(systemName: "star")
    value.imageProperties.tintColor = .red
    value.imageProperties.cornerRadius = 3
    value.imageProperties.maximumSize = CGSize(width: 10, height: 10)
    value.imageProperties.preferredSymbolConfiguration = .init(pointSize: 30)
    value.imageToTextPadding = 9
    value.textProperties.lineBreakMode = .byWordWrapping
    value.textProperties.adjustsFontSizeToFitWidth = true
    value.textProperties.minimumScaleFactor = 0.5
    value.textProperties.font = .systemFont(ofSize: 20)
    value.textProperties.color = .green
    view.configuration = value
    view.layoutIfNeeded()
    let picture = view.subviews.compactMap { $0 as? UIImageView }.first
    #expect(labels.map(\.text) == ["styled", "too"])
    #expect(picture?.frame.width ?? 99 <= 10 && picture?.tintColor == .red)
    #expect(labels[0].frame.minX == 20 + (picture?.frame.width ?? 0) + 9)
    var disabled = UICellConfigurationState()
    disabled.isDisabled = true
    #expect(value.updated(for: disabled).textProperties.color == .tertiaryLabel)
    #expect(UIListContentView(coder: NSCoder()) == nil)
  }

  /// Content of an app's own, with constraints.
  private struct Bar: UIContentConfiguration {
    var height: CGFloat
    var isOn = false
    func makeContentView() -> any UIView & UIContentView { BarView(self) }
    func updated(for state: any UIConfigurationState) -> Bar {
      var bar = self
      bar.isOn = (state as? UICellConfigurationState)?.isSelected ?? false
      return bar
    }
  }

  private final class BarView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }
    private let bar = UIView()
    private var height: NSLayoutConstraint?
    init(_ configuration: Bar) {
      self.configuration = configuration
      super.init(frame: .zero)
      bar.translatesAutoresizingMaskIntoConstraints = false
      addSubview(bar)
      let height = bar.heightAnchor.constraint(equalToConstant: 0)
      self.height = height
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: topAnchor),
        bar.bottomAnchor.constraint(equalTo: bottomAnchor),
        bar.leadingAnchor.constraint(equalTo: leadingAnchor), height,
      ])
      show()
    }
    required init?(coder: NSCoder) { nil }
    private func show() {
      guard let configuration = configuration as? Bar else { return }
      height?.constant = configuration.height
      bar.backgroundColor = configuration.isOn ? .red : .blue
    }
    var color: UIColor? { bar.backgroundColor }
  }

  @Test(
    .covers(
      "UITableViewCell.configurationState", "UITableViewCell.updateConfiguration(using:)",
      "UITableViewCell.setNeedsUpdateConfiguration()",
      "UITableViewCell.configurationUpdateHandler",
      "UITableViewCell.ConfigurationUpdateHandler",
      "UITableViewCell.automaticallyUpdatesContentConfiguration",
      "UITableViewCell.automaticallyUpdatesBackgroundConfiguration",
      "UITableViewCell.backgroundConfiguration",
      "UITableViewCell.defaultBackgroundConfiguration()", "UIBackgroundConfiguration",
      "UIBackgroundConfiguration.clear()", "UIBackgroundConfiguration.listPlainCell()",
      "UIBackgroundConfiguration.listGroupedCell()",
      "UIBackgroundConfiguration.backgroundColor", "UIBackgroundConfiguration.cornerRadius",
      "UIBackgroundConfiguration.backgroundInsets", "UIBackgroundConfiguration.strokeColor",
      "UIBackgroundConfiguration.strokeWidth", "UIBackgroundConfiguration.customView",
      "UIBackgroundConfiguration.updated(for:)", "UIConfigurationState",
      "UICellConfigurationState", "UICellConfigurationState.init()",
      "UICellConfigurationState.isSelected", "UICellConfigurationState.isHighlighted",
      "UICellConfigurationState.isEditing", "UICellConfigurationState.isDisabled",
      "UICellConfigurationState.isSwiped", "UICellConfigurationState.isReordering"))
  func `content and background follow the cell's state`() {
    withTable([3]) { stage in
      var handled: [Bool] = []
      stage.makeCell = { _, _ in
        let cell = UITableViewCell()
        cell.contentConfiguration = Bar(height: 70)
        cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
        cell.configurationUpdateHandler = { _, state in handled.append(state.isSelected) }
        return cell
      }
      stage.show()
      #expect(stage.table.rectForRow(at: [0, 1]).height == 70)
      guard let cell = stage.table.cellForRow(at: [0, 1]),
        let bar = cell.contentView.subviews.first as? BarView
      else { return }
      let behind = cell.subviews.first as? BackgroundConfigurationView
      let fill = behind?.subviews.first
      #expect(bar.color == .blue && fill?.backgroundColor == .systemBackground)
      #expect(behind?.frame == cell.bounds && cell.backgroundColor == nil)
      handled = []
      cell.isSelected = true
      stage.show()
      #expect(bar.color == .red && fill?.backgroundColor == .systemGray4 && handled == [true])
      #expect(cell.configurationState.isSelected && !cell.configurationState.isEditing)
      #expect(cell.shownSelection == nil)
      cell.automaticallyUpdatesContentConfiguration = false
      cell.automaticallyUpdatesBackgroundConfiguration = false
      cell.isSelected = false
      stage.show()
      #expect(bar.color == .red && fill?.backgroundColor == nil)
      var own = UIBackgroundConfiguration.clear()
      own.backgroundColor = .yellow
      own.cornerRadius = 8
      own.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      (own.strokeColor, own.strokeWidth) = (.red, 2)
      let custom = UIView()
      own.customView = custom
      cell.backgroundConfiguration = own
      stage.show()
      #expect(fill?.backgroundColor == .yellow && custom.superview === fill)
      #expect(fill?.frame == CGRect(x: 2, y: 1, width: 369, height: 66))
      #expect(fill?.layer.borderWidth == 2 && fill?.layer.cornerRadius == 8)
      cell.setNeedsUpdateConfiguration()
      handled = []
      stage.show()
      #expect(handled == [false])
      cell.backgroundConfiguration = nil
      #expect(behind?.superview == nil && cell.backgroundColor == .systemBackground)
      var state = UICellConfigurationState()
      state.isHighlighted = true
      let grey = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      #expect(grey.backgroundColor == .systemGray4 && !state.isSwiped && !state.isReordering)
    }
  }

  @Test(
    .covers(
      "UITableViewHeaderFooterView.contentConfiguration",
      "UITableViewHeaderFooterView.defaultContentConfiguration()",
      "UITableViewHeaderFooterView.backgroundConfiguration",
      "UIListContentConfiguration.plainHeader()", "UIListContentConfiguration.plainFooter()",
      "UIListContentConfiguration.groupedHeader()",
      "UIListContentConfiguration.groupedFooter()",
      "UIBackgroundConfiguration.listPlainHeaderFooter()",
      "UIBackgroundConfiguration.listGroupedHeaderFooter()", "UIViewConfigurationState",
      "UIViewConfigurationState.init()", "UIViewConfigurationState.isDisabled",
      "UIViewConfigurationState.isHighlighted", "UIViewConfigurationState.isSelected",
      "UIConfigurationStateCustomKey", "UIConfigurationStateCustomKey.init(_:)",
      "UIConfigurationStateCustomKey.init(rawValue:)", "UIConfigurationStateCustomKey.rawValue"))
  func `headers show values as well, and states hold what an app says`() {
    let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    var content = view.defaultContentConfiguration()
    #expect(content == .plainHeader())
    content.text = "Head"
    view.contentConfiguration = content
    view.backgroundConfiguration = .listPlainHeaderFooter()
    view.layoutIfNeeded()
    let label = view.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "Head" && label?.frame.minX == 16)
    #expect(view.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).height > 20)
    view.place.style = .grouped
    #expect(view.defaultContentConfiguration() == .groupedHeader())
    view.place.isFooter = true
    #expect(view.defaultContentConfiguration() == .groupedFooter())
    #expect(UIListContentConfiguration.plainFooter() == .groupedFooter())
    view.contentConfiguration = nil
    view.backgroundConfiguration = nil
    #expect(view.contentView.subviews.isEmpty)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter() == .clear())
    let key = UIConfigurationStateCustomKey("app.unread")
    #expect(
      key == UIConfigurationStateCustomKey(rawValue: "app.unread") && key.rawValue == "app.unread")
    var (cell, other) = (UICellConfigurationState(), UIViewConfigurationState())
    cell[key] = 3
    other[key] = true
    #expect(cell[key] == AnyHashable(3) && other[key] == AnyHashable(true))
    (other.isDisabled, other.isHighlighted, other.isSelected) = (true, true, true)
    #expect(content.updated(for: other).textProperties.color == .tertiaryLabel)
  }

  @Test(
    .covers(
      "UIConfigurationState.subscript(_:)", "UICellConfigurationState.subscript(_:)",
      "UIViewConfigurationState.subscript(_:)"))
  func `states carry what an app adds to them`() {
    let key = UIConfigurationStateCustomKey("isLate")
    var states: [any UIConfigurationState] = [
      UICellConfigurationState(), UIViewConfigurationState(),
    ]
    for index in states.indices {
      #expect(states[index][key] == nil)
      states[index][key] = true
      #expect(states[index][key] == AnyHashable(true))
      #expect(states[index][UIConfigurationStateCustomKey("isEarly")] == nil)
    }
    #expect((states[0] as? UICellConfigurationState) != UICellConfigurationState())
  }
}
