import Foundation
import UIKit

/// Shows the plans in a list, and one of them on a page of its own.
final class PlansViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let rows = UIStackView()
  private static let titles = [
    "Swim", "Call home", "Dentist", "Cinema", "Laundry", "Run", "Market", "Choir", "Library",
    "Picnic", "Bank", "Train", "Garden",
  ]
  private var plans = PlansViewController.titles.enumerated().map { index, title in
    Plan(
      title: title, start: Plan.firstStart.addingTimeInterval(Double(index) * 86_400),
      repeats: "Never")
  }

  /// How many plans there are.
  var count: Int { plans.count }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plans"
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    scrollView.accessibilityIdentifier = "plans"
    view.add(scrollView)
    scrollView.fill(view)
    scrollView.add(rows)
    rows.axis = .vertical
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: guide.topAnchor),
      rows.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      guide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    rows.span(view.addColumn())
    for index in plans.indices { show(index) }
  }

  /// Takes a plan in.
  func add(_ plan: Plan) {
    plans.append(plan)
    if isViewLoaded { show(plans.count - 1) }
  }

  private func show(_ index: Int) {
    let plan = plans[index]
    var configuration = UIButton.Configuration.plain()
    configuration.title = plan.title
    configuration.subtitle = plan.startInWords
    configuration.image = UIImage(systemName: "calendar")
    configuration.imagePadding = 12
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 0, bottom: 10, trailing: 0)
    let row = UIButton(configuration: configuration)
    row.contentHorizontalAlignment = .leading
    row.accessibilityIdentifier = "plan-\(index + 1)"
    row.addAction(UIAction { [weak self] _ in self?.open(plan) }, for: .touchUpInside)
    rows.addArrangedSubview(row)
  }

  private func open(_ plan: Plan) {
    navigationController?.pushViewController(PlanViewController(plan), animated: true)
  }
}

/// One plan, with a note.
final class PlanViewController: UIViewController {
  private let plan: Plan
  private let note = UITextField()

  init(_ plan: Plan) {
    self.plan = plan
    super.init(nibName: nil, bundle: nil)
    title = plan.title
    hidesBottomBarWhenPushed = true
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = editButtonItem
    let when = TextLabel(
      plan.startInWords, font: .systemFont(ofSize: 17), color: .secondaryLabel)
    note.accessibilityIdentifier = "note"
    note.placeholder = "Note"
    note.borderStyle = .roundedRect
    note.isEnabled = false
    let column = view.addColumn()
    view.add(when)
    view.add(note)
    when.span(column)
    note.span(column)
    NSLayoutConstraint.activate([
      when.topAnchor.constraint(equalTo: column.topAnchor, constant: 16),
      note.topAnchor.constraint(equalTo: when.bottomAnchor, constant: 12),
    ])
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    note.isEnabled = editing
    if editing { note.becomeFirstResponder() } else { note.resignFirstResponder() }
  }
}
