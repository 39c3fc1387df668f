import UIKit

/// What is on the screen of an object that is no view controller.
package enum HostKind: String, CaseIterable, Codable, Hashable, Sendable {
  /// Six fields, one below the other.
  case form

  /// The same in a scroll view.
  case scroll

  /// A text over several lines.
  case text
}

/// A screen for a view, or for an object that watches the keyboard, with something to type into.
final class HostViewController: UIViewController {
  /// What is shown, or only kept.
  private let object: AnyObject
  private let kind: HostKind

  private static let (margin, spacing): (CGFloat, CGFloat) = (16, 12)
  private static let fields = ["Name", "Street", "Town", "Country", "Telephone", "E-mail"]

  init(_ object: AnyObject, _ kind: HostKind) {
    (self.object, self.kind) = (object, kind)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let shown = object as? UIView
    // A whole form needs no other fields.
    if let shown, takesText(shown) { return fill(view, with: shown) }
    // A view that scrolls has room for what it is to keep in sight.
    if let scroll = shown as? UIScrollView, kind != .text {
      fillSafeArea(with: scroll)
      return fill(scroll, with: column([]), width: scroll.widthAnchor)
    }
    let column = column(shown.map { [$0] } ?? [])
    if kind == .scroll {
      let scroll = UIScrollView()
      fillSafeArea(with: scroll)
      return fill(scroll, with: column, width: scroll.widthAnchor)
    }
    add(column, to: view)
    let area = view.safeAreaLayoutGuide
    var constraints = [
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: Self.margin),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Self.margin),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Self.margin),
    ]
    if kind == .text {
      constraints.append(
        column.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -Self.margin))
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// What there is to type into, below some views.
  private func column(_ views: [UIView]) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views + inputs)
    column.axis = .vertical
    column.spacing = Self.spacing
    return column
  }

  private var inputs: [UIView] {
    if kind == .text {
      let text = UITextView()
      text.font = .systemFont(ofSize: 17)
      text.text = "Text"
      text.accessibilityIdentifier = "text"
      text.backgroundColor = .secondarySystemBackground
      return [text]
    }
    return Self.fields.map { name in
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = name
      field.accessibilityIdentifier = name.lowercased()
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
      return field
    }
  }

  private func takesText(_ view: UIView) -> Bool {
    view is any UIKeyInput || view.subviews.contains(where: takesText)
  }

  /// Puts a view between what bars take at the top, and the screen's other edges.
  private func fillSafeArea(with inner: UIView) {
    add(inner, to: view)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func add(_ inner: UIView, to outer: UIView) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
  }

  private func fill(_ outer: UIView, with inner: UIView, width: NSLayoutDimension? = nil) {
    add(inner, to: outer)
    let margin = width == nil ? 0 : Self.margin
    var constraints = [
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: margin),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -margin),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: margin),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -margin),
    ]
    if let width {
      constraints.append(inner.widthAnchor.constraint(equalTo: width, constant: -2 * margin))
    }
    NSLayoutConstraint.activate(constraints)
  }
}
