import UIKit

/// A form in a table, whose controller makes room for the keyboard by itself.
final class TableFormViewController: UITableViewController {
  private var texts: [IndexPath: String] = [:]

  init() {
    super.init(style: .insetGrouped)
    title = "Check in"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "table"
    tableView.keyboardDismissMode = .interactive
    tableView.register(FieldCell.self, forCellReuseIdentifier: FieldCell.identifier)
  }

  private func line(at path: IndexPath) -> CheckIn.Line {
    CheckIn.sections[path.section].lines[path.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { CheckIn.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    CheckIn.sections[section].lines.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { CheckIn.sections[section].title }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { CheckIn.sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: FieldCell.identifier, for: indexPath)
    guard let row = cell as? FieldCell else { return cell }
    row.show(line(at: indexPath), text: texts[indexPath] ?? "")
    let isLast = next(after: indexPath) == nil
    row.field.returnKeyType = isLast ? .done : .next
    row.field.addAction(
      UIAction { [weak self, weak field = row.field] _ in
        self?.texts[indexPath] = field?.text
      }, for: .editingChanged)
    row.field.addAction(
      UIAction { [weak self, weak field = row.field] _ in
        guard let self, let field else { return }
        goOn(from: indexPath, field)
      }, for: .primaryActionTriggered)
    return row
  }

  private func next(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < CheckIn.sections[path.section].lines.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    return path.section + 1 < CheckIn.sections.count
      ? IndexPath(row: 0, section: path.section + 1) : nil
  }

  /// The return key leads to the next row, wherever that is, and from the last one out of the form.
  private func goOn(from path: IndexPath, _ field: UITextField) {
    guard let next = next(after: path) else {
      field.resignFirstResponder()
      return
    }
    if tableView.cellForRow(at: next) == nil {
      tableView.scrollToRow(at: next, at: .bottom, animated: false)
    }
    (tableView.cellForRow(at: next) as? FieldCell)?.field.becomeFirstResponder()
  }
}
