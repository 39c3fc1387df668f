import Foundation

/// How a button shows what was set for its state, or its configuration.
extension UIButton {
  func color(for state: State) -> UIColor {
    if let color = looks.titleColors[state] { return color }
    if buttonType != .custom, state.contains(.disabled) { return .tertiaryLabel }
    return looks.titleColors[.normal] ?? (buttonType != .custom ? tintColor : .white)
  }

  var viewOfImage: UIImageView {
    if let configured { return configured.imageView }
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.showsTemplates = buttonType != .custom
    ownImageView = view
    addSubview(view)
    return view
  }

  func showImages() {
    let image = looks.image(for: state)
    if image != nil { viewOfImage.image = image } else { ownImageView?.image = nil }
    ownImageView?.isHidden = image == nil
    if buttonType != .custom {
      ownImageView?.tintColor = isEnabled ? nil : .tertiaryLabel
    } else if image?.images == nil {
      let isSet = looks.images[state] != nil
      ownImageView?.alpha = isSet || (isEnabled && !isHighlighted) ? 1 : 0.5
    }
    let background = currentBackgroundImage
    if background != nil, backgroundView == nil {
      let view = UIImageView()
      backgroundView = view
      insertSubview(view, at: 0)
    }
    backgroundView?.image = background
    if background != nil, buttonType == .custom {
      let isSet = looks.backgrounds[state] != nil
      backgroundView?.alpha = isSet || (isEnabled && !isHighlighted) ? 1 : 0.5
    }
  }

  /// Fades the title of a system button: at once under the finger, slowly after it.
  func showHighlight() {
    let opacity: CGFloat = isHighlighted ? 0.2 : 1
    guard label.alpha != opacity else { return }
    guard !isHighlighted, window != nil else {
      label.alpha = opacity
      ownImageView?.alpha = opacity
      return
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.label.alpha = opacity
        self.ownImageView?.alpha = opacity
      })
  }

  func showConfiguration(_ configuration: Configuration) {
    let shown = configured ?? ConfiguredButtonView(title: label)
    if configured == nil {
      configured = shown
      insertSubview(shown, at: 0)
      label.alpha = 1
      ownImageView?.isHidden = true
    }
    let state = automaticallyUpdatesConfiguration ? state : []
    shown.show(
      automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration, state,
      tint: tintColor)
    setNeedsLayout()
  }

  func leaveConfiguration() {
    guard let shown = configured else { return }
    shown.removeFromSuperview()
    configured = nil
    addSubview(label)
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  func selectionDidChange() {
    let identifier = UIAction.Identifier("UIButton.toggles")
    removeAction(identifiedBy: identifier, for: .primaryActionTriggered)
    guard changesSelectionAsPrimaryAction else { return }
    menuOpener?.showSelection()
    addAction(
      UIAction(identifier: identifier) { [weak self] _ in
        if let self, menuOpener == nil { isSelected.toggle() }
      }, for: .primaryActionTriggered)
  }
}

/// The menu of a button, as the button sees it.
@MainActor
protocol ButtonMenu: AnyObject {
  /// A short touch opens the menu now, or does not any more.
  func primaryActionDidChange()

  /// Shows which element is chosen.
  func showSelection()
}
