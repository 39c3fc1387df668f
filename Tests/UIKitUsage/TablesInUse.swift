import UIKit

/// A table as an app has it: one of each thing that is often overridden or called.
final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private var names = ["Ann", "Ben", "Cho"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.delegate = self
    tableView.dataSource = self
    tableView.register(NameCell.self, forCellReuseIdentifier: NameCell.id)
    tableView.register(
      BandView.self, forHeaderFooterViewReuseIdentifier: String(describing: BandView.self))
    tableView.tableFooterView = UIView()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.separatorStyle = .none
    tableView.separatorInset = .zero
    tableView.keyboardDismissMode = .onDrag
    if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: NameCell.id, for: indexPath)
        as? NameCell
    else { return UITableViewCell() }
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: String(describing: BandView.self))
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A cell that overrides what cells do.
class NameCell: UITableViewCell {
  static let id = "NameCell"
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.layer.cornerRadius = 4
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    accessoryType = selected ? .checkmark : .none
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentView.frame.insetBy(dx: 4, dy: 2)
  }
}

/// A cell of a form that stands in one row and is made with what it shows.
final class OnlyCell: UITableViewCell {
  init(title: String) {
    super.init(style: .value1, reuseIdentifier: nil)
    textLabel?.text = title
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class BandView: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = .systemTeal
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class SettingsController: UITableViewController {
  private let rows = [OnlyCell(title: "Sound"), OnlyCell(title: "Colour")]
  override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { rows[indexPath.row] }
}

/// A list that is edited and swiped, of cells that are configured by values.
class TasksController: UITableViewController {
  enum Section { case main }
  struct Task: Hashable {
    let name: String
    var isDone = false
  }

  private var tasks = [Task(name: "Shop"), Task(name: "Cook")]
  private lazy var source = UITableViewDiffableDataSource<Section, Task>(tableView: tableView) {
    tableView, indexPath, task in
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = task.name
    content.secondaryText = task.isDone ? "done" : nil
    content.image = UIImage(systemName: "checkmark")
    content.imageProperties.tintColor = .systemGreen
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    navigationItem.rightBarButtonItem = editButtonItem
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Task>()
    snapshot.appendSections([.main])
    snapshot.appendItems(tasks)
    source.apply(snapshot, animatingDifferences: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] (_, _, completionHandler) in
      self?.tasks.remove(at: indexPath.row)
      self?.show()
      completionHandler(true)
    }
    delete.image = UIImage(systemName: "trash")
    delete.backgroundColor = .systemRed
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.performBatchUpdates(
      {
        self.tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
      }, completion: { _ in })
    tableView.beginUpdates()
    tableView.endUpdates()
  }
}

/// A data source of a class of its own that lets rows be edited.
final class EditableSource: UITableViewDiffableDataSource<Int, String> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
    var snapshot = self.snapshot()
    snapshot.deleteItems([item])
    apply(snapshot)
  }
}

class StateCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    accessoryType = state.isSelected ? .checkmark : .none
  }
}
