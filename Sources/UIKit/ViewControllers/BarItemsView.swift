import Foundation

/// Items of a bar in a row.
@MainActor
final class BarItemsView: UIView, BarItemHost {
  private(set) var items: [UIBarButtonItem] = []
  private var buttons: [ObjectIdentifier: BarItemButton] = [:]

  /// How the words of plain items and of those that end a task look.
  var appearance: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)? {
    didSet {
      for button in buttons.values { button.appearance = appearance }
      setNeedsLayout()
    }
  }

  /// Hears that the row may need another width.
  var onChange: (() -> Void)?

  /// How long items take to come and go, in seconds.
  private static let fadeDuration = 0.25

  /// Shows items, from the left to the right.
  func show(_ items: [UIBarButtonItem], animated: Bool = false) {
    if !items.isEmpty { isHidden = false }
    let isSame = items.elementsEqual(self.items, by: ===)
    if !isSame { exchange(for: items, animated: animated && window != nil) }
    for item in items {
      item.host = self
      buttons[ObjectIdentifier(item)]?.refresh()
    }
    setNeedsLayout()
  }

  private func exchange(for new: [UIBarButtonItem], animated: Bool) {
    let old = items
    items = new
    for item in old where !new.contains(where: { $0 === item }) {
      if item.host === self { item.host = nil }
      guard let button = buttons.removeValue(forKey: ObjectIdentifier(item)) else { continue }
      fade(button, out: true, animated: animated)
    }
    for item in new where buttons[ObjectIdentifier(item)] == nil && item.spaceWidth == nil {
      let button = BarItemButton(item: item)
      button.appearance = appearance
      buttons[ObjectIdentifier(item)] = button
      addSubview(button)
      if animated { UIView.performWithoutAnimation { layOutButtons() } }
      fade(button, out: false, animated: animated)
    }
  }

  private func fade(_ button: BarItemButton, out isOut: Bool, animated: Bool) {
    guard animated else {
      if isOut { button.removeFromSuperview() }
      return
    }
    button.isUserInteractionEnabled = !isOut
    UIView.performWithoutAnimation { button.alpha = isOut ? 1 : 0 }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { button.alpha = isOut ? 0 : 1 },
      completion: { _ in if isOut { button.removeFromSuperview() } })
  }

  func barItemDidChange() {
    for button in buttons.values { button.refresh() }
    setNeedsLayout()
    onChange?()
  }

  // MARK: Layout

  /// The width of the row where its flexible spaces have none, in points.
  var naturalWidth: CGFloat { items.map { width(of: $0) ?? 0 }.reduce(0, +) }

  /// The width of an item in points; nil for a flexible space.
  private func width(of item: UIBarButtonItem) -> CGFloat? {
    if let button = buttons[ObjectIdentifier(item)] { return button.wantedWidth }
    return item.spaceWidth.flatMap { $0.isFinite ? $0 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutButtons()
  }

  private func layOutButtons() {
    let flexible = items.filter { width(of: $0) == nil }.count
    let share = flexible == 0 ? 0 : max(0, bounds.width - naturalWidth) / CGFloat(flexible)
    var x: CGFloat = 0
    for item in items {
      let width = width(of: item) ?? share
      if let button = buttons[ObjectIdentifier(item)] {
        button.frame = placed(
          CGRect(x: roundToPixel(x), y: 0, width: width, height: bounds.height))
      }
      x += width
    }
  }

  /// Fingers between the items reach what is behind the row.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIBarButtonItem {
  /// The width of a space in points, infinite for a flexible one; nil for what is no space.
  fileprivate var spaceWidth: CGFloat? {
    switch systemItem {
    case .fixedSpace: width
    case .flexibleSpace: .infinity
    default: nil
    }
  }
}
