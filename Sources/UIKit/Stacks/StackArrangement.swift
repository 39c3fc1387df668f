import Foundation

/// The rules by which a stack arranges its views.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let axis: NSLayoutConstraint.Axis
  private let canvas: LayoutNode
  private let visible: [UIView]
  private(set) var rules: [StackRule] = []

  /// Content is not stretched for equal distances, and distances are not kept small for them.
  private static let equalCenters = UILayoutPriority(149)
  /// Less than the size that a fitting is asked for.
  private static let fit = UILayoutPriority(49)
  /// Less than what code asks for.
  private static let tie = UILayoutPriority(0.9)
  /// Gives way to a length that code asks for.
  private static let proportion = UILayoutPriority(999)

  init(of stack: UIStackView) {
    self.stack = stack
    axis = stack.axis
    canvas =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.layoutNode : stack.layoutNode
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    addRulesAlong()
    for view in visible { addRulesAcross(view) }
    addBaselines()
    addHidden()
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      add(.fit, LayoutQuantity(canvas, attribute), .equal, priority: Self.fit)
    }
  }

  // MARK: Attributes

  // The stack's own direction counts, whatever that of its views is.
  private var isReversed: Bool { axis == .horizontal && stack.isRightToLeft }
  private var start: NSLayoutConstraint.Attribute {
    axis == .vertical ? .top : isReversed ? .right : .left
  }
  private var end: NSLayoutConstraint.Attribute {
    axis == .vertical ? .bottom : isReversed ? .left : .right
  }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

  private var lowAcross: NSLayoutConstraint.Attribute { axis == .horizontal ? .top : .left }
  private var highAcross: NSLayoutConstraint.Attribute { axis == .horizontal ? .bottom : .right }
  private var middleAcross: NSLayoutConstraint.Attribute {
    axis == .horizontal ? .centerY : .centerX
  }

  private func quantity(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutQuantity {
    LayoutQuantity(view.layoutNode, attribute)
  }

  private mutating func add(
    _ name: StackRule.Name, _ first: LayoutQuantity, _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutQuantity? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    rules.append(
      StackRule(
        first: first, relation: relation, second: second, multiplier: multiplier,
        constant: constant, priority: priority, name: name))
  }

  // MARK: Along the axis

  private mutating func addRulesAlong() {
    guard let first = visible.first, let last = visible.last else { return }
    add(.edge, quantity(first, start), .equal, LayoutQuantity(canvas, start))
    add(.edge, quantity(last, end), .equal, LayoutQuantity(canvas, end))
    let relation: NSLayoutConstraint.Relation =
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: .equal
      case .equalSpacing, .equalCentering: .greaterThanOrEqual
      }
    for (view, next) in zip(visible, visible.dropFirst()) {
      let (near, far) = (quantity(next, nearSide), quantity(view, farSide))
      add(
        .spacing, isReversed ? far : near, relation, isReversed ? near : far,
        constant: spacing(after: view))
    }
    switch stack.distribution {
    case .fill: addTies(stretches: true)
    case .fillEqually:
      for view in visible.dropFirst() {
        add(.equalLengths, quantity(view, length), .equal, quantity(first, length))
      }
    case .fillProportionally: addProportions()
    case .equalSpacing:
      addTies(stretches: false)
      addEqualDistances(from: farSide, to: nearSide, priority: .required)
    case .equalCentering:
      addTies(stretches: false)
      addEqualDistances(from: middle, to: middle, priority: Self.equalCenters)
    }
  }

  private var measuresBaselines: Bool { stack.isBaselineRelativeArrangement && axis == .vertical }
  private var nearSide: NSLayoutConstraint.Attribute { measuresBaselines ? .firstBaseline : start }
  private var farSide: NSLayoutConstraint.Attribute { measuresBaselines ? .lastBaseline : end }

  private func spacing(after view: UIView) -> CGFloat {
    var spacing = stack.customSpacing(after: view)
    if spacing == UIStackView.spacingUseDefault { spacing = stack.spacing }
    return spacing == UIStackView.spacingUseSystem ? LayoutQuantity.systemSpacing : spacing
  }

  private mutating func addEqualDistances(
    from near: NSLayoutConstraint.Attribute, to far: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) {
    let distances = zip(visible, visible.dropFirst()).map { view, next in
      LayoutQuantity(from: quantity(view, near).place, to: quantity(next, far).place)
    }
    guard let first = distances.first else { return }
    for distance in distances.dropFirst() {
      add(.equalGaps, distance, .equal, first, priority: priority)
    }
  }

  private mutating func addProportions() {
    let lengths = visible.map(contentLength)
    guard let index = lengths.indices.max(by: { lengths[$0] < lengths[$1] }) else { return }
    let (reference, longest) = (visible[index], lengths[index])
    for (view, own) in zip(visible, lengths) where view !== reference {
      // Views without content, among others that have some, are left what remains.
      guard longest <= 0 || own >= 0 else { continue }
      add(
        .proportion, quantity(view, length), .equal, quantity(reference, length),
        multiplier: longest > 0 ? own / longest : 1, priority: Self.proportion)
    }
  }

  private func contentLength(_ view: UIView) -> CGFloat {
    axis.extent(CGRect(origin: .zero, size: view.intrinsicContentSize))
  }

  /// Among views that give way to others as easily as each other, the first is the one that is
  /// stretched, and the last the first one that is compressed.
  ///
  /// - Parameter stretches: Whether views may become longer than their contents.
  private mutating func addTies(stretches: Bool) {
    let lacking = visible.map { contentLength($0) < 0 }
    func priorities(_ priority: (UIView) -> UILayoutPriority) -> [Float] {
      zip(visible, lacking).map { view, isLacking in isLacking ? 0 : priority(view).rawValue }
    }
    var tied: Set<Int> = []
    let hugging = priorities { $0.hugging(along: axis) }
    let resistance = priorities { $0.resistance(along: axis) }
    for priorities in stretches ? [hugging, resistance] : [resistance] {
      let least = priorities.min()
      tied.formUnion(priorities.indices.filter { priorities[$0] == least }.dropFirst())
    }
    // An order among the last few: every priority more is one more goal for the solver.
    for (place, index) in tied.sorted(by: >).enumerated() {
      let priority = UILayoutPriority(Self.tie.rawValue - Float(min(place, 8)) / 16)
      add(.tie, quantity(visible[index], length), .equal, priority: priority)
    }
  }

  // MARK: Across the axis

  private mutating func addRulesAcross(_ view: UIView) {
    var (isLow, isHigh): (Bool, Bool) =
      switch stack.alignment {
      case .fill: (true, true)
      case .leading: (true, false)
      case .trailing: (false, true)
      case .center: (false, false)
      case .firstBaseline, .lastBaseline: axis == .horizontal ? (false, false) : (true, true)
      }
    if axis == .vertical, stack.isRightToLeft { (isLow, isHigh) = (isHigh, isLow) }
    add(
      isLow ? .alignment : .span, quantity(view, lowAcross),
      isLow ? .equal : .greaterThanOrEqual, LayoutQuantity(canvas, lowAcross))
    add(
      isHigh ? .alignment : .span, quantity(view, highAcross),
      isHigh ? .equal : .lessThanOrEqual, LayoutQuantity(canvas, highAcross))
    if stack.alignment == .center {
      add(
        .alignment, quantity(view, middleAcross), .equal, LayoutQuantity(canvas, middleAcross))
    }
  }

  /// Puts baselines at one height, and all views together as high or as low as they can be.
  private mutating func addBaselines() {
    let baseline: NSLayoutConstraint.Attribute
    let edge: NSLayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: (baseline, edge) = (.firstBaseline, .top)
    case .lastBaseline: (baseline, edge) = (.lastBaseline, .bottom)
    default: return
    }
    guard axis == .horizontal, let first = visible.first else { return }
    for view in visible.dropFirst() {
      add(.alignment, quantity(view, baseline), .equal, quantity(first, baseline))
    }
    for view in visible {
      add(
        .baselineFit, quantity(view, edge), .equal, LayoutQuantity(canvas, edge),
        priority: Self.fit)
    }
  }

  // MARK: Hidden views

  /// Hidden views have no length, behind the visible view before them.
  private mutating func addHidden() {
    var before = LayoutQuantity(canvas, start)
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        before = quantity(view, end)
        continue
      }
      add(.hiding, quantity(view, length), .equal)
      add(.hiding, quantity(view, start), .equal, before)
      add(.hiding, quantity(view, lowAcross), .equal, LayoutQuantity(canvas, lowAcross))
      add(
        .hiding, quantity(view, highAcross), .equal, LayoutQuantity(canvas, highAcross),
        priority: Self.tie)
    }
  }
}
