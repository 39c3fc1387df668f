import Foundation
import UIKit

/// Every control, alive: what one is told, others show.
final class GalleryViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let cards = UIStackView()
  private let field = UITextField()
  private let size = UISegmentedControl(items: ["Small", "Medium", "Large"])
  private let milk = UISwitch()
  private let strength = UISlider()
  private let strengthBar = UIProgressView(progressViewStyle: .default)
  private let cups = UIStepper()
  private let cupsLabel = UILabel(
    "2", font: .preferredFont(forTextStyle: .body), alignment: .right)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let order = UIButton(type: .system)
  private let favorite = UIButton(type: .custom)
  private let pages = UIPageControl()
  private let picture = UIImageView()

  /// What the pages show.
  private static let pictures = ["sun.max.fill", "moon.fill", "heart.fill"]
  private static let colors: [UIColor] = [.systemOrange, .systemIndigo, .systemPink]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.accessibilityIdentifier = "gallery"
    scrollView.keyboardDismissMode = .onDrag
    scrollView.alwaysBounceVertical = true
    view.add(scrollView)
    scrollView.add(cards)
    cards.axis = .vertical
    cards.spacing = 12
    name()
    setUp()
    cards.addArrangedSubview(
      UILabel("Coffee", font: .heading(32)))
    let rows: [[UIView]] = [
      [field], [size],
      [
        GalleryRow("Milk", milk), GalleryRow("Strength", strength), strengthBar,
        GalleryRow("Cups", cupsLabel, cups),
      ],
      [picture, pages],
      [GalleryRow("Order", spinner, favorite, order)],
    ]
    for rows in rows { cards.addArrangedSubview(RowCard(rows, spacing: 10, margin: 8)) }
    constrain()
    show()
  }

  private func name() {
    let names: [(UIView, String)] = [
      (field, "name"), (size, "size"), (milk, "milk"), (strength, "strength"), (cups, "cups"),
      (pages, "pages"), (picture, "picture"), (favorite, "favorite"), (order, "order"),
      (strengthBar, "strength-bar"), (spinner, "spinner"), (cupsLabel, "cups-label"),
    ]
    for (view, name) in names { view.accessibilityIdentifier = name }
  }

  private func setUp() {
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    icon.tintColor = .secondaryLabel
    // Room between the icon and the text.
    icon.contentMode = .left
    icon.frame.size.width += 8
    field.placeholder = "Search for a coffee"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.leftView = icon
    field.leftViewMode = .always
    field.clearButtonMode = .whileEditing
    size.selectedSegmentIndex = 1
    milk.isOn = true
    strength.minimumValueImage = UIImage(systemName: "minus")
    strength.maximumValueImage = UIImage(systemName: "plus")
    strength.value = 0.5
    (cups.minimumValue, cups.maximumValue, cups.value) = (1, 9, 2)
    pages.numberOfPages = Self.pictures.count
    pages.pageIndicatorTintColor = .systemGray4
    pages.currentPageIndicatorTintColor = .label
    picture.contentMode = .center
    favorite.setImage(UIImage(systemName: "star"), for: .normal)
    favorite.setImage(UIImage(systemName: "star.fill"), for: .selected)
    favorite.tintColor = .systemYellow
    order.setTitle(" Order", for: .normal)
    order.setImage(UIImage(systemName: "paperplane.fill"), for: .normal)
    order.setTitle(" Ordered", for: .disabled)
    let show = UIAction { [weak self] _ in self?.show() }
    for control in [milk, strength, cups, pages] { control.addAction(show, for: .valueChanged) }
    favorite.addAction(
      UIAction { [weak self] _ in self?.favorite.isSelected.toggle() }, for: .touchUpInside)
    order.addAction(UIAction { [weak self] _ in self?.placeOrder() }, for: .touchUpInside)
  }

  /// Shows what the controls say.
  private func show() {
    strengthBar.setProgress(strength.value, animated: true)
    strengthBar.progressTintColor = milk.isOn ? nil : .systemBrown
    cupsLabel.text = "\(Int(cups.value))"
    let page = pages.currentPage
    picture.image = UIImage(
      systemName: Self.pictures[page],
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 44))
    picture.tintColor = Self.colors[page]
  }

  private func placeOrder() {
    view.endEditing(true)
    spinner.startAnimating()
    for control in [size, milk, strength, cups, order] { control.isEnabled = false }
  }

  private func constrain() {
    scrollView.scroll(cards, in: view)
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      picture.heightAnchor.constraint(equalToConstant: 64),
    ])
  }
}

/// What a control is for, and the control.
private final class GalleryRow: UIStackView {
  convenience init(_ title: String, _ views: UIView...) {
    let label = UILabel(title, font: .preferredFont(forTextStyle: .body))
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    if views.contains(where: { $0 is UISlider }) {
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    self.init(arrangedSubviews: [label] + views)
    spacing = 12
    alignment = .center
    heightAnchor.constraint(greaterThanOrEqualToConstant: 34).isActive = true
  }
}
