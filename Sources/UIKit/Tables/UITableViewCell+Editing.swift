import Foundation

extension UITableViewCell {
  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The controls for editing.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

/// What a cell shows while its table is edited.
extension UITableViewCell {
  private var stateMask: StateMask {
    var mask: StateMask = ownIsEditing ? .showingEditControl : []
    if ownShowsDeletion { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  func noteDeleteConfirmation(_ isShown: Bool) {
    guard isShown != ownShowsDeletion else { return }
    change { ownShowsDeletion = isShown }
  }

  func showEditing(_ editing: Bool, animated: Bool) {
    guard editing != ownIsEditing else { return }
    change { ownIsEditing = editing }
    showAccessory()
  }

  private func change(_ change: () -> Void) {
    let old = stateMask
    change()
    let new = stateMask
    (ownIsEditing, ownShowsDeletion) = (
      old.contains(.showingEditControl), old.contains(.showingDeleteConfirmation)
    )
    willTransition(to: new)
    (ownIsEditing, ownShowsDeletion) = (
      new.contains(.showingEditControl), new.contains(.showingDeleteConfirmation)
    )
    setNeedsUpdateConfiguration()
    didTransition(to: new)
  }

  // MARK: Layout

  func layOutEditing() {
    layOutSign()
    layOutHandle()
  }

  private func layOutSign() {
    let place = CGRect(
      x: showsEditingControl ? surroundings.safeLeft + surroundings.margin : -Self.editingWidth,
      y: roundToPixel((bounds.height - 22) / 2), width: 22, height: 22)
    if showsEditingControl, sign == nil {
      let new = UIButton()
      new.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          table?.editingControlTapped(of: self)
        }, for: .touchUpInside)
      sign = new
      insertSubview(new, aboveSubview: contentView)
      UIView.performWithoutAnimation {
        showTick()
        new.frame = turned(place.offsetBy(dx: -Self.editingWidth, dy: 0), in: bounds.width)
        new.alpha = 0
        new.layoutIfNeeded()
      }
    }
    guard let sign else { return }
    if showsEditingControl { showTick() }
    sign.frame = turned(place, in: bounds.width)
    sign.alpha = showsEditingControl ? 1 : 0
    sign.isUserInteractionEnabled = showsEditingControl && !surroundings.showsTicks
  }

  /// Shows in front of the row what a tap there does, or whether it is selected.
  func showTick() {
    guard let sign, showsEditingControl else { return }
    let (name, color): (String, UIColor) =
      if surroundings.showsTicks {
        ownIsSelected ? ("checkmark.circle.fill", tintColor) : ("circle", .tertiaryLabel)
      } else if surroundings.editingStyle == .insert {
        ("plus.circle.fill", .systemGreen)
      } else {
        ("minus.circle.fill", .systemRed)
      }
    // Every picture that is set asks for another layout.
    guard name != signName else { return }
    signName = name
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    sign.setImage(
      UIImage(systemName: name, withConfiguration: configuration)?
        .withTintColor(color, renderingMode: .alwaysOriginal), for: .normal)
  }

  private var showsHandle: Bool { surroundings.isEditing && surroundings.canMove }

  private func layOutHandle() {
    let width = Self.editingWidth
    let place = CGRect(
      x: bounds.width - surroundings.safeRight - (showsHandle ? width : 0), y: 0, width: width,
      height: bounds.height)
    if showsHandle, handle == nil {
      let new = RowHandle(of: self)
      handle = new
      insertSubview(new, aboveSubview: contentView)
      UIView.performWithoutAnimation {
        new.frame = turned(place.offsetBy(dx: width, dy: 0), in: bounds.width)
        new.alpha = 0
        new.layoutIfNeeded()
      }
    }
    guard let handle else { return }
    handle.frame = turned(place, in: bounds.width)
    handle.alpha = showsHandle ? 1 : 0
  }
}

/// Three lines by which a row is moved.
@MainActor
final class RowHandle: UIControl {
  private weak var cell: UITableViewCell?
  private var start: CGFloat?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    let image = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    image.tintColor = .tertiaryLabel
    addSubview(image)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for image in subviews { image.center = CGPoint(x: bounds.midX, y: bounds.midY) }
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table = cell.table else { return false }
    start = touch.location(in: table).y
    table.moveBegan(of: cell)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let table = cell?.table, let start else { return false }
    table.moveChanged(by: touch.location(in: table).y - start)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    cell?.table?.moveEnded(isCancelled: false)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    cell?.table?.moveEnded(isCancelled: true)
  }
}
