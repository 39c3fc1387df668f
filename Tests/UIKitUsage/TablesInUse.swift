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
