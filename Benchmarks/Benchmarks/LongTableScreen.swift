import UIKit

/// A table of 100,000 rows in 100 sections, whose cells are as high as their constraints ask for.
final class LongTableScreen: UITableViewController {
  private final class Row: UITableViewCell {
    let (mark, heading, text) = (UIImageView(), UILabel(), UILabel())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      mark.image = UIImage(systemName: "person.crop.circle")
      text.numberOfLines = 0
      text.font = .preferredFont(forTextStyle: .subheadline)
      text.textColor = .secondaryLabel
      for view in [mark, heading, text] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      mark.setContentHuggingPriority(.required, for: .horizontal)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        mark.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        mark.centerYAnchor.constraint(equalTo: heading.centerYAnchor),
        heading.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 8),
        heading.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        heading.topAnchor.constraint(equalTo: margins.topAnchor),
        text.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        text.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 4),
        text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Row.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 100 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1000
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section)" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let row = cell as? Row else { return cell }
    row.heading.text = "Row \(indexPath.row)"
    row.text.text = String(
      repeating: "What row \(indexPath.row) says. ", count: indexPath.row % 3 + 1)
    return row
  }
}
