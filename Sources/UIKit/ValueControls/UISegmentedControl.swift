import Foundation

/// Segments side by side, of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// What is chosen where nothing is.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let margin: CGFloat = 2
  private static let corner: CGFloat = 8.5

  private var segments: [Segment] = []
  private var views: [SegmentView] = []
  private let thumb = UIView()
  private var separators: [UIView] = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  private static let thumbColor = UIColor(light: .white, dark: UIColor(white: 0.39, alpha: 1))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.corner
    super.backgroundColor = .tertiarySystemFill
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = Self.corner - Self.margin + 0.5
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.backgroundColor = Self.thumbColor
    addSubview(thumb)
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  /// Creates a control of titles and images, as large as it wants to be.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      guard let segment = Segment(item: item) else { continue }
      insert(segment, at: segments.count, animated: false)
    }
    sizeToFit()
  }

  /// Creates a control whose segments call actions when they are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.isEmpty { sizeToFit() }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title at a place, or at the end where there is none.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(.title(title ?? "")), at: segment, animated: animated)
  }

  /// Puts a segment with an image at a place, or at the end where there is none.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(.image(image ?? UIImage())), at: segment, animated: animated)
  }

  /// Puts a segment that calls an action at a place, or at the end where there is none.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), at: segment, animated: animated)
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    let view = segment.makeView()
    views.insert(view, at: index)
    addSubview(view)
    if selected >= index { selected += 1 }
    segmentsDidChange(animated: animated)
  }

  /// Takes a segment away; what was chosen of it is not any more.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index)
    views.remove(at: index).removeFromSuperview()
    if selected == index { selected = Self.noSegment }
    if selected > index { selected -= 1 }
    segmentsDidChange(animated: animated)
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    precondition(segments.indices.contains(index), "there is no segment \(index)")
    change(&segments[index])
    views[index].show(segments[index])
    segmentsDidChange(animated: false)
  }

  private func segment(_ index: Int) -> Segment {
    precondition(segments.indices.contains(index), "there is no segment \(index)")
    return segments[index]
  }

  /// Shows a title in a segment, in place of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.content = .title(title ?? "") }
  }

  /// The title of a segment; nil of one with an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment).title }

  /// Shows an image in a segment, in place of what it shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.content = .image(image ?? UIImage()) }
  }

  /// The image of a segment; nil of one with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment).image }

  /// Has a segment call another action, and shows that.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.content = Segment(action).content
    }
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment).action }

  /// The segment of the action with an identifier; `NSNotFound` where there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets a segment's width in points; 0 for an equal part.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  /// A segment's width in points; 0 for an equal part.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment).width }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment).isEnabled }

  // MARK: Choice

  private var selected = noSegment

  /// The segment chosen, or `noSegment`; setting calls nothing.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      precondition(
        newValue == Self.noSegment || segments.indices.contains(newValue),
        "there is no segment \(newValue)")
      selected = newValue
      show(animated: false)
    }
  }

  /// Whether a segment is chosen only as long as a finger is on it.
  open var isMomentary = false {
    didSet {
      if isMomentary { selected = Self.noSegment }
      show(animated: false)
    }
  }

  /// Whether segments without a width are as wide as what they show wants, instead of equally.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange(animated: false) }
  }

  // MARK: Looks

  /// The colour behind the chosen segment; white unless set.
  open var selectedSegmentTintColor: UIColor? {
    didSet { thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor }
  }

  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor == nil { super.backgroundColor = .tertiarySystemFill } }
  }

  /// Sets how titles look in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    segmentsDidChange(animated: false)
  }

  /// How titles look in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state] }

  private func segmentsDidChange(animated: Bool) {
    invalidateIntrinsicContentSize()
    while separators.count > max(segments.count - 1, 0) {
      separators.removeLast().removeFromSuperview()
    }
    while separators.count < segments.count - 1 {
      let separator = UIView()
      separator.backgroundColor = .separator
      separator.isUserInteractionEnabled = false
      separators.append(separator)
      insertSubview(separator, at: 0)
    }
    show(animated: animated)
  }

  private func show(animated: Bool) {
    for (index, view) in views.enumerated() {
      let isSelected = index == shownSelection
      let isEnabled = isEnabled && segments[index].isEnabled
      let state: State = !isEnabled ? .disabled : isSelected ? .selected : .normal
      let style = (attributes[.normal] ?? [:]).merging(attributes[state] ?? [:]) { $1 }
      view.show(style, isSelected: isSelected, isEnabled: isEnabled)
    }
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.layoutIfNeeded() })
  }

  override func stateDidChange() {
    super.stateDidChange()
    show(animated: false)
  }

  // MARK: Layout

  /// The segments' widths in a width, in points.
  private func widths(in width: CGFloat) -> [CGFloat] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.indices.filter { segments[$0].width == 0 }
    let room = max(width - fixed, 0)
    let wanted = free.reduce(0) { $0 + views[$1].contentWidth }
    return segments.indices.map { index in
      if segments[index].width > 0 { return segments[index].width }
      if apportionsSegmentWidthsByContent, wanted > 0 {
        return room * views[index].contentWidth / wanted
      }
      return room / CGFloat(free.count)
    }
  }

  private var frames: [CGRect] {
    var x = Self.margin
    let widths = widths(in: bounds.width - 2 * Self.margin)
    let frames = widths.map { width in
      defer { x += width }
      return CGRect(
        x: x, y: Self.margin, width: width, height: max(bounds.height - 2 * Self.margin, 0))
    }
    guard isRightToLeft else { return frames }
    return frames.map { $0.offsetBy(dx: bounds.width - $0.maxX - $0.minX, dy: 0) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames
    let shown = shownSelection
    for (view, frame) in zip(views, frames) { view.frame = frame }
    if frames.indices.contains(shown) {
      let frame = frames[shown]
      // Under a finger it is a little smaller.
      thumb.frame = draggedTo == nil ? frame : frame.insetBy(dx: 2, dy: 1)
    }
    thumb.alpha = frames.indices.contains(shown) ? 1 : 0
    for (index, separator) in separators.enumerated() where index + 1 < frames.count {
      let x = isRightToLeft ? frames[index].minX : frames[index].maxX
      separator.frame = CGRect(x: x - 0.5, y: 8, width: 1, height: max(bounds.height - 16, 0))
      separator.alpha = index == shown || index + 1 == shown ? 0 : 1
    }
  }

  open override var intrinsicContentSize: CGSize {
    let wanted = views.map { $0.contentWidth + 20 }
    let widest = wanted.max() ?? 0
    let width = zip(segments, wanted).reduce(0) { sum, pair in
      sum
        + (pair.0.width > 0
          ? pair.0.width : apportionsSegmentWidthsByContent ? pair.1 : widest)
    }
    return CGSize(width: width.rounded(.up) + 2 * Self.margin, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  /// The segment that a finger has taken the choice to; nil while no finger has it.
  private var draggedTo: Int?
  /// The segment under a finger that came down on one that is not chosen.
  private var pressed: Int?

  private var shownSelection: Int {
    if isMomentary { return pressed ?? Self.noSegment }
    return draggedTo ?? selected
  }

  private func index(at touch: UITouch) -> Int? {
    let place = touch.location(in: self)
    return frames.firstIndex { ($0.minX..<$0.maxX).contains(place.x) }.flatMap {
      segments[$0].isEnabled ? $0 : nil
    }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch) else { return false }
    if index == selected, !isMomentary { draggedTo = index } else { pressed = index }
    fadePressed()
    show(animated: true)
    return true
  }

  private func fadePressed() {
    for (index, view) in views.enumerated() {
      view.alpha = !isMomentary && index == pressed ? 0.3 : 1
    }
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isNear = bounds.insetBy(dx: -40, dy: -40).contains(touch.location(in: self))
    let index = isNear ? index(at: touch) : nil
    if draggedTo != nil {
      if let index, index != draggedTo {
        draggedTo = index
        show(animated: true)
      }
    } else if index != pressed {
      pressed = index
      fadePressed()
      show(animated: isMomentary)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let new = draggedTo ?? pressed
    let old = selected
    release()
    guard let new, isMomentary || new != old else { return show(animated: true) }
    selected = new
    show(animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered], event)
    if let action = segments[new].action { sendAction(action) }
    if isMomentary { selected = Self.noSegment }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    release()
    show(animated: true)
  }

  private func release() {
    (draggedTo, pressed) = (nil, nil)
    fadePressed()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(draggedTo != nil && gestureRecognizer is UIPanGestureRecognizer)
      && !takesTap(before: gestureRecognizer)
  }
}
