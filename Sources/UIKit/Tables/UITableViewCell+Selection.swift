import Foundation

/// How a cell shows that it is touched or selected.
extension UITableViewCell {
  /// How long the grey takes to fade, in seconds. (Chosen.)
  private static let fadeDuration = 0.3

  func replaceBackground(_ old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  func replaceSelectedBackground(_ old: UIView?) {
    guard selectedBackgroundView !== old, shownSelection === old else { return }
    old?.removeFromSuperview()
    shownSelection = nil
    showSelection(animated: false)
  }

  private var selectionView: UIView {
    if table?.allowsSeveralAtPresent ?? false, let multipleSelectionBackgroundView {
      return multipleSelectionBackgroundView
    }
    if let selectedBackgroundView { return selectedBackgroundView }
    let view = UIView()
    view.backgroundColor = .systemGray4
    selectedBackgroundView = view
    return view
  }

  func showSelection(animated: Bool) {
    let isOn = (ownIsSelected || ownIsHighlighted) && selectionStyle != .none
    setNeedsUpdateConfiguration()
    // A configuration has its own grey.
    let isGrey =
      isOn && configured.background == nil && !(surroundings.showsTicks && surroundings.isEditing)
    if isGrey {
      let view = selectionView
      if shownSelection !== view {
        shownSelection?.removeFromSuperview()
        shownSelection = view
      }
      if view.superview !== self {
        view.frame = bounds
        insertSubview(view, belowSubview: contentView)
      }
      view.alpha = 1
    } else if let view = shownSelection, view.superview === self {
      fade(view, animated: animated)
    }
    for view in contentView.subviews {
      if let label = view as? UILabel { label.isHighlighted = isOn }
      if let image = view as? UIImageView { image.isHighlighted = isOn }
    }
    showTick()
  }

  private func fade(_ view: UIView, animated: Bool) {
    guard animated, window != nil else { return view.removeFromSuperview() }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: { view.alpha = 0 },
      completion: { [weak self] isFinished in
        guard let self else { return }
        // It may have been selected again meanwhile.
        let isOn = (ownIsSelected || ownIsHighlighted) && selectionStyle != .none
        if isFinished, !isOn || shownSelection !== view { view.removeFromSuperview() }
      })
  }

  // MARK: Accessories

  func showAccessory() {
    let wanted = makeAccessory()
    guard wanted !== shownAccessory || wanted == nil else { return }
    if shownAccessory?.superview === self { shownAccessory?.removeFromSuperview() }
    shownAccessory = wanted
    if let wanted { insertSubview(wanted, aboveSubview: contentView) }
    setNeedsLayout()
  }

  private func makeAccessory() -> UIView? {
    let isEditing = surroundings.isEditing
    if let view = isEditing ? editingAccessoryView : accessoryView { return view }
    let type = isEditing ? editingAccessoryType : accessoryType
    guard type != .none else { return nil }
    return CellAccessory(type) { [weak self] in
      guard let self else { return }
      table?.accessoryTapped(of: self)
    }
  }
}

/// What a type of accessory shows: a sign, a button, or both.
@MainActor
final class CellAccessory: UIView {
  private let onTap: () -> Void

  init(_ type: UITableViewCell.AccessoryType, onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    var parts: [UIView] = []
    if type == .detailButton || type == .detailDisclosureButton {
      let button = UIButton(type: .detailDisclosure)
      button.addTarget(self, action: Selector(CellAccessory.tapped), for: .touchUpInside)
      parts.append(button)
    }
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      parts.append(sign("chevron.forward", size: 13, color: .tertiaryLabel))
    }
    if type == .checkmark { parts.append(sign("checkmark", size: 15, color: nil)) }
    var x: CGFloat = 0
    let height = parts.map(\.bounds.height).max() ?? 0
    for part in isRightToLeft ? parts.reversed() : parts {
      part.frame.origin = CGPoint(x: x, y: (height - part.bounds.height) / 2)
      x = part.frame.maxX + 8
      addSubview(part)
    }
    bounds.size = CGSize(width: max(x - 8, 0), height: height)
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  required init?(coder: NSCoder) { nil }

  private func sign(_ name: String, size: CGFloat, color: UIColor?) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.tintColor = color
    return view
  }

  private func tapped() { onTap() }
}
