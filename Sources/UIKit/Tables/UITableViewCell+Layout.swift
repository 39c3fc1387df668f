import Foundation

/// Where the parts of a cell stand.
///
/// (Sizes and distances as they are seen on iOS 15 to 17; chosen: how the two texts of a line share its
/// width, and the room before accessories.)
extension UITableViewCell {
  private static let gap: CGFloat = 8
  /// The width of the short text's column.
  private static let columnWidth: CGFloat = 91
  private static let gapOfImage: CGFloat = 16
  /// What the controls for editing take of the row at its beginning.
  static let editingWidth: CGFloat = 40

  func makeTextLabel() -> UILabel {
    let label = CellLabel()
    if style == .value2 {
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textAlignment = .right
      label.textColor = tintColor
    } else {
      label.font = .preferredFont(forTextStyle: .body)
    }
    return label
  }

  func makeDetailTextLabel() -> UILabel {
    let label = CellLabel()
    switch style {
    case .subtitle:
      label.font = .preferredFont(forTextStyle: .caption1)
    case .value1:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    case .value2, .default: label.font = .preferredFont(forTextStyle: .subheadline)
    }
    return label
  }

  // MARK: Surroundings

  func showSurroundings() {
    if configured.background != nil { setNeedsUpdateConfiguration() }
    if !hasOwnBackground, configured.background == nil {
      showBackground(
        surroundings.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }
    separator.backgroundColor = surroundings.separatorColor ?? .separator
    let isRound =
      surroundings.style == .insetGrouped && (surroundings.isFirst || surroundings.isLast)
    if isRound {
      layer.cornerRadius = 10
      var corners: CACornerMask = []
      if surroundings.isFirst { corners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
      if surroundings.isLast {
        corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
      layer.maskedCorners = corners
    } else if layer.cornerRadius != 0 {
      layer.cornerRadius = 0
    }
    if clipsToBounds != isRound { clipsToBounds = isRound }
    if surroundings.style == .grouped, surroundings.isFirst, topSeparator == nil {
      let line = UIView()
      topSeparator = line
      addSubview(line)
    }
    topSeparator?.backgroundColor = surroundings.separatorColor ?? .separator
    setNeedsLayout()
  }

  // MARK: Places

  /// What the texts keep at the beginning of the content.
  private var leading: CGFloat { surroundings.margin }

  /// What they keep at its end.
  private var trailing: CGFloat { shownAccessory == nil ? surroundings.margin : Self.gap }

  var showsEditingControl: Bool {
    surroundings.isEditing && (surroundings.editingStyle != .none || surroundings.showsTicks)
  }

  private var contentFrame: CGRect {
    var left = surroundings.safeLeft + CGFloat(indentationLevel) * indentationWidth
    if showsEditingControl || surroundings.isEditing && surroundings.indentsWhileEditing {
      left += Self.editingWidth
    }
    var right = bounds.width - surroundings.safeRight
    if let shownAccessory {
      right -= shownAccessory.bounds.width + surroundings.margin
    }
    if surroundings.isEditing, surroundings.canMove { right -= Self.editingWidth }
    return CGRect(x: left, y: 0, width: max(right - left, 0), height: bounds.height)
  }

  /// A rectangle, from the other side where lines begin at the right.
  func turned(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = width - rect.maxX
    return rect
  }

  func layOutParts() {
    let frame = contentFrame
    contentView.frame = turned(frame, in: bounds.width)
    let margins = NSDirectionalEdgeInsets(
      top: Self.verticalMargin, leading: leading, bottom: Self.verticalMargin, trailing: trailing)
    if contentView.directionalLayoutMargins != margins {
      contentView.directionalLayoutMargins = margins
    }
    for view in [backgroundView, shownSelection, configured.backgroundView] {
      view?.frame = bounds
    }
    if let accessory = shownAccessory {
      let size = accessory.bounds.size
      accessory.frame = turned(
        CGRect(
          x: frame.maxX, y: roundToPixel((bounds.height - size.height) / 2), width: size.width,
          height: size.height), in: bounds.width)
    }
    layOutTexts(in: contentView.bounds.size)
    layOutEditing()
    layOutSeparators(contentFrame: frame)
  }

  private func layOutTexts(in size: CGSize) {
    guard ownTextLabel != nil || ownImageView != nil || ownDetailTextLabel != nil else { return }
    var x = leading
    if let view = ownImageView, let image = view.image {
      let fitted = image.size.fitted(into: size)
      view.frame = turned(
        CGRect(
          x: x, y: roundToPixel((size.height - fitted.height) / 2), width: fitted.width,
          height: fitted.height), in: size.width)
      x += fitted.width + Self.gapOfImage
    }
    let texts = texts(inWidth: size.width, from: x)
    let height = texts.height
    var y = roundToPixel((size.height - height) / 2)
    if style == .subtitle {
      ownTextLabel?.frame = turned(
        CGRect(x: x, y: y, width: texts.text.width, height: texts.text.height), in: size.width)
      y += texts.text.height
      ownDetailTextLabel?.frame = turned(
        CGRect(x: x, y: y, width: texts.detail.width, height: texts.detail.height),
        in: size.width)
      return
    }
    let textX = style == .value2 ? leading : x
    ownTextLabel?.frame = turned(
      CGRect(x: textX, y: 0, width: texts.text.width, height: size.height), in: size.width)
    let detailX =
      style == .value1
      ? size.width - trailing - texts.detail.width : textX + texts.text.width + 6
    ownDetailTextLabel?.frame = turned(
      CGRect(x: detailX, y: 0, width: texts.detail.width, height: size.height), in: size.width)
  }

  /// The sizes of the texts in a width, and the height that they take together.
  private func texts(
    inWidth width: CGFloat, from x: CGFloat
  ) -> (text: CGSize, detail: CGSize, height: CGFloat) {
    let room = max(width - x - trailing, 0)
    func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
      guard let label, !(label.text ?? "").isEmpty else { return .zero }
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    switch style {
    case .default:
      var text = size(ownTextLabel, room)
      text.width = room
      return (text, .zero, text.height)
    case .subtitle:
      var (text, detail) = (size(ownTextLabel, room), size(ownDetailTextLabel, room))
      (text.width, detail.width) = (room, room)
      return (text, detail, text.height + detail.height)
    case .value1:
      let wanted = size(ownDetailTextLabel, room)
      // The text comes first, and leaves a quarter of the line.
      let text = size(
        ownTextLabel, wanted.width > 0 ? room - Self.gap - min(wanted.width, room / 4) : room)
      let detail = size(ownDetailTextLabel, max(room - text.width - Self.gap, 0))
      return (text, detail, max(text.height, detail.height))
    case .value2:
      var text = size(ownTextLabel, Self.columnWidth)
      text.width = Self.columnWidth
      var detail = size(ownDetailTextLabel, max(room - Self.columnWidth - 6, 0))
      detail.width = max(room - Self.columnWidth - 6, 0)
      return (text, detail, max(text.height, detail.height))
    }
  }

  // MARK: Height

  /// The height that picture and texts take in a width, in points.
  func heightOfTexts(inWidth width: CGFloat) -> CGFloat {
    let contentWidth = max(contentFrame.width + width - bounds.width, 0)
    var (x, height) = (leading, CGFloat(0))
    if let image = ownImageView?.image {
      x += min(image.size.width, contentWidth) + Self.gapOfImage
      height = image.size.height
    }
    height = max(height, texts(inWidth: contentWidth, from: x).height + 2 * Self.verticalMargin)
    return max(roundUpToPixel(height), Self.leastHeight)
  }

  /// Whether constraints decide about what is in the content.
  private var hasConstraints: Bool { contentView.hasLayoutInside }

  func fittingSize(
    ofContentIn target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if let view = configured.view {
      let rest = bounds.width - contentFrame.width
      let size = view.systemLayoutSizeFitting(
        CGSize(width: max(target.width - rest, 0), height: target.height),
        withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      let least = view is UIListContentView ? Self.leastHeight : 0
      return CGSize(width: size.width + rest, height: max(size.height, least))
    }
    guard hasConstraints else { return sizeThatFits(target) }
    let rest = bounds.width - contentFrame.width
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(target.width - rest, 0), height: target.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + rest, height: size.height)
  }

  // MARK: Separators

  /// Where separators begin and end by themselves: where the texts begin, and at the edge.
  var automaticSeparatorInset: UIEdgeInsets {
    var left = surroundings.margin
    if let image = ownImageView?.image { left += image.size.width + Self.gapOfImage }
    return UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0)
  }

  private var usedSeparatorInset: UIEdgeInsets {
    guard ownSeparatorInset == nil, surroundings.isSeparatorInsetAdded else {
      return separatorInset
    }
    return automaticSeparatorInset.adding(surroundings.separatorInset ?? .zero)
  }

  private func layOutSeparators(contentFrame: CGRect) {
    let isLast = surroundings.isLast
    separator.isHidden =
      surroundings.separatorStyle == .none || isLast && surroundings.style == .insetGrouped
    topSeparator?.isHidden =
      surroundings.separatorStyle == .none || !surroundings.isFirst
      || surroundings.style != .grouped
    let height = 1 / displayScale
    topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    guard !separator.isHidden else { return }
    var (left, right) = (CGFloat(0), CGFloat(0))
    // The line below the last row of a group goes from side to side.
    if !(isLast && surroundings.style == .grouped) {
      let inset = usedSeparatorInset
      (left, right) = (contentFrame.minX + inset.left, inset.right)
    }
    separator.frame = turned(
      CGRect(
        x: left, y: bounds.height - height, width: max(bounds.width - left - right, 0),
        height: height), in: bounds.width)
  }
}

/// A text of a cell, which the cell lays out anew when it changes.
final class CellLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}

extension CGSize {
  /// The size, smaller where it is higher or wider than another one, in the same proportions.
  fileprivate func fitted(into room: CGSize) -> CGSize {
    guard width > 0, height > 0, width > room.width || height > room.height else { return self }
    let scale = min(room.width / width, room.height / height)
    return CGSize(width: width * scale, height: height * scale)
  }
}
