import Foundation

/// Puts views in a row or a column, by constraints that it makes between them.
///
/// Arranged views that are hidden take no room. Hiding or showing one inside an animation lets it
/// shrink or grow together with what moves, and hides it at the end.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack with views to arrange, from the leading or upper edge on.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Views

  /// The views that are arranged, in order; all are subviews.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Arranges a view after all others, and makes it a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
  }

  /// Arranges a view before the one at an index, and makes it a subview if it is none.
  ///
  /// One that is arranged already moves there; the order of the subviews stays.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(
      arrangedSubviews.indices.contains(stackIndex) || stackIndex == arrangedSubviews.count,
      "there are only \(arrangedSubviews.count) views to insert one among, not \(stackIndex)")
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: stackIndex)
    setNeedsUpdateConstraints()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard isArranged(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview.leavingBlock != nil { finishLeaving(subview) }
    removeArrangedSubview(subview)
  }

  final func isArranged(_ view: UIView) -> Bool {
    arrangedSubviews.contains { $0 === view }
  }

  // MARK: Arrangement

  /// The direction in which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How the views share the room along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Where the views are across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distance between the views, or the least where the distribution widens it, in points;
  /// `spacingUseSystem` stands for the system's.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the distance after one of the views, in points; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard isArranged(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Returns the distance that was set after one of the views, in points, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether distances in a column are from the last baseline of a view to the first one of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the views are arranged inside the layout margins, instead of inside the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  override func directionDidChange() {
    super.directionDidChange()
    setNeedsUpdateConstraints()
  }

  // MARK: Constraints

  /// The constraints that arrange the views, by what they say besides their constants.
  private var arranging: [StackRule: NSLayoutConstraint] = [:]

  open override func updateConstraints() {
    let rules = StackArrangement(of: self).rules
    var old = arranging
    var new: [(rule: StackRule, constraint: NSLayoutConstraint?)] = []
    for rule in rules { new.append((rule, old.removeValue(forKey: rule))) }
    // What holds no more goes before anything comes that it might stand in the way of.
    for constraint in old.values { constraint.isActive = false }
    arranging.removeAll(keepingCapacity: true)
    for (rule, known) in new {
      let constraint = known ?? rule.makeConstraint()
      constraint.constant = rule.constant
      if !constraint.isActive { constraint.isActive = true }
      arranging[rule] = constraint
    }
    super.updateConstraints()
  }

  override func contentDidChange(of subview: UIView) {
    super.contentDidChange(of: subview)
    guard distribution == .fill || distribution == .fillProportionally else { return }
    if isArranged(subview) { setNeedsUpdateConstraints() }
  }

  // MARK: Hiding, see UIStackView+Hiding.swift

  override func setHidden(_ isHidden: Bool, of subview: UIView) {
    hide(isHidden, subview)
  }

  final func superSetHidden(_ isHidden: Bool, of subview: UIView) {
    super.setHidden(isHidden, of: subview)
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    baselineView(arrangedSubviews.first { !$0.isHidden })?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    baselineView(arrangedSubviews.last { !$0.isHidden })?.forLastBaselineLayout ?? self
  }

  /// In a row the tallest view, in a column the one at the end.
  private func baselineView(_ end: UIView?) -> UIView? {
    guard axis == .horizontal else { return end }
    var tallest = end
    for view in arrangedSubviews where !view.isHidden {
      let height = tallest.map(\.intrinsicContentSize.height) ?? 0
      if view.intrinsicContentSize.height > height { tallest = view }
    }
    return tallest
  }
}
