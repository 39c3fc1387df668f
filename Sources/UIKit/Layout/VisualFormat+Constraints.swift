import Foundation

extension VisualFormat {
  /// Returns the constraints that the format describes: sizes and distances in the order of the text,
  /// then what is in line.
  @MainActor
  static func constraints(
    _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let format = try VisualFormat(text)
      return try VisualFormatReading(format, text, options, metrics: metrics, views: views)
        .constraints()
    } catch {
      preconditionFailure(error.words)
    }
  }
}

/// A format with what its names mean.
@MainActor
private struct VisualFormatReading {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let format: VisualFormat
  private let text: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  /// The attributes of a place at which what is before it ends, and at which what is after it begins.
  private let start: Attribute
  private let end: Attribute

  init(
    _ format: VisualFormat, _ text: String, _ options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) {
    self.format = format
    self.text = text
    self.options = options
    self.metrics = metrics
    self.views = views
    let direction = options.intersection(.directionMask)
    (start, end) =
      if format.axis == .vertical {
        (.top, .bottom)
      } else if direction == .directionLeftToRight {
        (.left, .right)
      } else if direction == .directionRightToLeft {
        (.right, .left)
      } else {
        (.leading, .trailing)
      }
    let isAcross = format.axis == .horizontal
    guard options.alignments.allSatisfy({ ($0.kind == .vertical) == isAcross }) else {
      let (edges, layout) =
        isAcross ? ("vertical", "horizontal") : ("horizontal", "vertical")
      throw VisualFormatError(
        reason:
          "Options mask required views to be aligned on a \(edges) edge, which is not allowed "
          + "for layout that is also \(layout)", format: text, position: 0)
    }
    guard !isAcross || !options.contains(.spacingBaselineToBaseline) else {
      throw VisualFormatError(
        reason:
          "There are no baselines along a line: distances between them are for layout that is "
          + "vertical", format: text, position: 0)
    }
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (index, place) in format.places.enumerated() {
      if index > 0 {
        constraints += try distances(
          from: format.places[index - 1], to: place, by: format.connections[index - 1])
      }
      if case .item(let name) = place {
        for predicate in format.sizes[index] ?? [] {
          constraints.append(try size(of: try item(name), predicate))
        }
      }
    }
    return constraints + (try alignments())
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text, position: 0)
  }

  // MARK: What is described

  private func size(
    of item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: Attribute = format.axis == .horizontal ? .width : .height
    let quantity = LayoutQuantity(item.layoutNode, attribute)
    if case .name(let name) = predicate.object, metrics[name] == nil, views[name] != nil {
      let other = LayoutQuantity(try self.item(name).layoutNode, attribute)
      return try constraint(quantity, other, 0, predicate)
    }
    return try constraint(quantity, nil, number(predicate.object), predicate)
  }

  /// The second place follows the first one by the constant of each condition.
  private func distances(
    from first: VisualFormat.Place, to second: VisualFormat.Place,
    by connection: VisualFormat.Connection
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let usesMargin = connection == .standard
    let (before, after): (LayoutQuantity, LayoutQuantity)
    switch (first, second) {
    case (.item(let first), .item(let second)):
      let isOfText = options.contains(.spacingBaselineToBaseline)
      before = LayoutQuantity(try item(first).layoutNode, isOfText ? .lastBaseline : end)
      after = LayoutQuantity(try item(second).layoutNode, isOfText ? .firstBaseline : start)
    case (.container, .item(let name)):
      let item = try item(name)
      before = LayoutQuantity(try container(of: item), usesMargin ? start.atMargin : start)
      after = LayoutQuantity(item.layoutNode, start)
    case (.item(let name), .container):
      let item = try item(name)
      before = LayoutQuantity(item.layoutNode, end)
      after = LayoutQuantity(try container(of: item), usesMargin ? end.atMargin : end)
    case (.container, .container):
      return []
    }
    switch connection {
    case .flush:
      return [try constraint(after, before, 0, nil)]
    case .standard:
      let isBetweenItems = first != .container && second != .container
      return [try constraint(after, before, isBetweenItems ? spacing(after) : 0, nil)]
    case .predicates(let predicates):
      var constraints: [NSLayoutConstraint] = []
      for predicate in predicates {
        constraints.append(
          try constraint(after, before, try number(predicate.object), predicate))
      }
      return constraints
    }
  }

  /// The usual distance of two items.
  private func spacing(_ after: LayoutQuantity) -> CGFloat {
    let lines =
      after.place.attribute == .firstBaseline ? after.place.node.item?.layoutLineHeight : nil
    return lines ?? LayoutQuantity.systemSpacing
  }

  private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for case .item(let name) in format.places { items.append(try item(name)) }
    return options.alignments.flatMap { attribute in
      zip(items, items.dropFirst()).map { item, next in
        NSLayoutConstraint(
          LayoutQuantity(item.layoutNode, attribute), .equal,
          LayoutQuantity(next.layoutNode, attribute))
      }
    }
  }

  /// `after = before + distance`; where the format reads from right to left, what comes after is less.
  private func constraint(
    _ after: LayoutQuantity, _ before: LayoutQuantity?, _ distance: CGFloat,
    _ predicate: VisualFormat.Predicate?
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let relation = predicate?.relation ?? .equal
    let isBackwards = start == .right && after.kind != .size
    let constraint =
      if let before, isBackwards {
        NSLayoutConstraint(before, relation, after, constant: distance)
      } else {
        NSLayoutConstraint(after, relation, before, constant: distance)
      }
    if let priority = predicate?.priority {
      let value = try number(priority)
      guard value > 0, value <= 1000 else {
        throw error("A priority is above 0 and at most 1000, not \(value)")
      }
      constraint.priority = UILayoutPriority(Float(value))
    }
    return constraint
  }

  // MARK: Names

  private func item(_ name: String) throws(VisualFormatError) -> any LayoutItem {
    guard let view = views[name] else {
      throw error("\(name) is not a key in the views dictionary.")
    }
    guard let item = view as? any LayoutItem else {
      throw error("\(name) is a \(type(of: view)), neither a view nor a layout guide.")
    }
    return item
  }

  private func container(of item: any LayoutItem) throws(VisualFormatError) -> LayoutNode {
    guard let container = item.layoutContainer else {
      throw error(
        "Unable to interpret '|' character, because the related view doesn't have a superview")
    }
    return container.layoutNode
  }

  private func number(_ object: VisualFormat.Object) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name] else {
        throw error("\(name) is not a key in the metrics dictionary.")
      }
      guard let number = Self.number(metric), number.isFinite else {
        throw error("\(name) is \(metric), which is no number.")
      }
      return number
    }
  }

  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let number as CGFloat: number
    case let number as any BinaryFloatingPoint: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(number)
    case let number as NSNumber: number.doubleValue
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin of an edge.
  fileprivate var atMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
