import Foundation

/// What shows a configuration of content, and one of the background.
@MainActor
struct ConfiguredContent {
  var content: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  private(set) var backgroundView: BackgroundConfigurationView?

  /// Shows a configuration in a view, by the view that is there where that can show it.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let new = configuration.makeContentView()
    new.frame = container.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(new)
    view = new
  }

  /// Shows a background behind everything in a view.
  mutating func show(_ configuration: UIBackgroundConfiguration?, behind container: UIView) {
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? BackgroundConfigurationView()
    view.show(configuration)
    guard backgroundView == nil else { return }
    backgroundView = view
    view.frame = container.bounds
    container.insertSubview(view, at: 0)
  }
}

/// A cell whose content and background are values.
extension UITableViewCell {
  var contentOfStyle: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      ownIsSelected, ownIsHighlighted, ownIsEditing
    )
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = ownShowsDeletion
    state.isReordering = table?.move?.cell === self
    return state
  }

  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let hadView = configured.view != nil
    configured.content = configuration
    configured.show(configuration, in: contentView)
    // The texts and the picture of the style are not beside it.
    if (configured.view != nil) != hadView {
      for view in [ownTextLabel, ownDetailTextLabel, ownImageView] as [UIView?] {
        view?.isHidden = configured.view != nil
      }
    }
    setNeedsLayout()
  }

  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    let hadOne = configured.background != nil
    configured.background = configuration
    guard let configuration else {
      configured.show(nil, behind: self)
      return showSurroundings()
    }
    if !hadOne {
      hasOwnBackground = false
      showBackground(nil as UIColor?)
      (backgroundView, selectedBackgroundView) = (nil, nil)
    }
    showState(of: configuration)
  }

  private func showState(of background: UIBackgroundConfiguration) {
    let shown =
      automaticallyUpdatesBackgroundConfiguration
      ? background.updated(for: presentState) : background
    configured.show(shown, behind: self)
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    needsConfiguration = false
  }

  func followState(_ state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = configured.content {
      configured.show(content.updated(for: state), in: contentView)
    }
    if let background = configured.background { showState(of: background) }
  }
}
