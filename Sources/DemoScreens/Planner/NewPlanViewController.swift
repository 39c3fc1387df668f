import Foundation
import UIKit

/// Makes a plan: a title, a day and a time, how often and for how long.
final class NewPlanViewController: UIViewController {
  /// Called with each plan that is made.
  var onPlan: (Plan) -> Void = { _ in }

  private let scrollView = UIScrollView()
  private let cards = UIStackView()
  private let field = UITextField()
  private let start = UIDatePicker()
  private let repeats = UIButton(type: .system)
  private let duration = UIDatePicker()
  private let add = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New plan"
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    scrollView.accessibilityIdentifier = "form"
    view.add(scrollView)
    scrollView.add(cards)
    cards.axis = .vertical
    cards.spacing = 12
    setUp()
    let rows: [[UIView]] = [
      [field],
      [PlanRow("Starts", start), PlanRow("Repeats", repeats), PlanRow("Lasts", duration)],
    ]
    for rows in rows { cards.addArrangedSubview(RowCard(rows, spacing: 6, margin: 6)) }
    cards.addArrangedSubview(add)
    constrain()
    navigationItem.rightBarButtonItem = moreItem
  }

  private func setUp() {
    let names: [(UIView, String)] = [
      (field, "title"), (start, "start"), (repeats, "repeats"), (duration, "duration"),
      (add, "add"),
    ]
    for (view, name) in names { view.accessibilityIdentifier = name }
    field.placeholder = "Title"
    field.clearButtonMode = .whileEditing
    start.calendar = Plan.calendar
    start.datePickerMode = .date
    start.preferredDatePickerStyle = .compact
    start.date = Plan.firstStart
    duration.calendar = Plan.calendar
    duration.datePickerMode = .countDownTimer
    duration.minuteInterval = 15
    duration.countDownDuration = 5400
    repeats.changesSelectionAsPrimaryAction = true
    repeats.showsMenuAsPrimaryAction = true
    repeats.menu = UIMenu(children: [
      UIAction(title: "Never", state: .on) { _ in },
      UIAction(title: "Every Day", image: UIImage(systemName: "sun.max")) { _ in },
      UIMenu(
        title: "Every Week", image: UIImage(systemName: "calendar"),
        children: ["On Weekdays", "On Saturdays", "On Sundays"].map { day in
          UIAction(title: day) { _ in }
        }),
    ])
    add.configuration?.title = "Add"
    add.configuration?.subtitle = "To your plans"
    add.configuration?.buttonSize = .large
    add.configuration?.image = UIImage(systemName: "plus.circle.fill")
    add.configuration?.imagePadding = 10
    add.addAction(UIAction { [weak self] _ in self?.makePlan() }, for: .touchUpInside)
  }

  private var moreItem: UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"),
      menu: UIMenu(children: [
        UIAction(title: "Tomorrow", image: UIImage(systemName: "arrow.right")) {
          [weak self] _ in
          guard let self else { return }
          start.setDate(start.date.addingTimeInterval(24 * 3600), animated: true)
        },
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(
              title: "Clear", image: UIImage(systemName: "trash"), attributes: .destructive
            ) { [weak self] _ in self?.field.text = "" }
          ]),
      ]))
  }

  private func makePlan() {
    view.endEditing(true)
    let text = field.text ?? ""
    onPlan(
      Plan(
        title: text.isEmpty ? "Plan" : text, start: start.date,
        repeats: repeats.currentTitle ?? ""))
    field.text = ""
  }

  private func constrain() {
    scrollView.scroll(cards, in: view)
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 34),
      duration.heightAnchor.constraint(equalToConstant: 140),
    ])
  }
}

/// What is asked for, and what is chosen.
private final class PlanRow: UIStackView {
  convenience init(_ title: String, _ control: UIView) {
    let label = UILabel(title, font: .systemFont(ofSize: 17))
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    self.init(arrangedSubviews: [label, control])
    spacing = 8
    alignment = .center
    heightAnchor.constraint(greaterThanOrEqualToConstant: 38).isActive = true
  }
}
