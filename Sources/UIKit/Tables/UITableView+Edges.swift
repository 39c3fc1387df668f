import Foundation

/// Headers and footers.
///
/// (Chosen as far as nothing says them: their heights by themselves.)
extension UITableView {
  func title(of edge: SectionEdge, in section: Int) -> String? {
    edge == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  private func askForView(of edge: SectionEdge, in section: Int) -> (value: UIView?, isOwn: Bool) {
    edge == .header
      ? ask({ $0.tableView(self, viewForHeaderInSection: section) }, or: nil)
      : ask({ $0.tableView(self, viewForFooterInSection: section) }, or: nil)
  }

  /// The room between groups without header or footer, in points.
  private func emptyHeight(of edge: SectionEdge, in section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    return edge == .header && section == 0 && tableHeaderView == nil ? 35 : 17.5
  }

  /// The height of a header or footer before its view is asked for, and whether that is no estimate.
  func firstHeight(of edge: SectionEdge, in section: Int) -> (CGFloat, Bool) {
    let own =
      edge == .header
      ? ask({ $0.tableView(self, heightForHeaderInSection: section) }, or: sectionHeaderHeight)
      : ask({ $0.tableView(self, heightForFooterInSection: section) }, or: sectionFooterHeight)
    if own.isOwn, let height = given(own.value) { return (height, true) }
    if title(of: edge, in: section) == nil {
      if hasOwnViews[edge] == nil {
        let answer = askForView(of: edge, in: section)
        hasOwnViews[edge] = answer.isOwn
        if answer.isOwn, section == 0 { prepared[edge] = answer.value }
      }
      if hasOwnViews[edge] == false { return (emptyHeight(of: edge, in: section), true) }
    }
    if let height = given(own.value) { return (height, true) }
    let estimate =
      edge == .header
      ? ask(
        { $0.tableView(self, estimatedHeightForHeaderInSection: section) },
        or: estimatedSectionHeaderHeight)
      : ask(
        { $0.tableView(self, estimatedHeightForFooterInSection: section) },
        or: estimatedSectionFooterHeight)
    return (given(estimate.value).flatMap { $0 > 0 ? $0 : nil } ?? 28, false)
  }

  // MARK: Places

  func extent(ofSection section: Int) -> CGRect {
    load()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (top, bottom) = geometry.extent(of: section)
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// Where a header or footer stands by itself, in points.
  func rect(of edge: SectionEdge, in section: Int) -> CGRect {
    load()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let y = edge == .header ? geometry.headerTop(of: section) : geometry.footerTop(of: section)
    return CGRect(
      x: sideInset, y: y, width: max(bounds.width - 2 * sideInset, 0),
      height: geometry.height(of: edge, in: section))
  }

  /// Where it is seen: in a plain table inside the view as long as rows of its section are.
  private func shownRect(of edge: SectionEdge, in section: Int) -> CGRect {
    var rect = rect(of: edge, in: section)
    guard style == .plain else { return rect }
    let (_, bottom) = geometry.extent(of: section)
    let insets = adjustedContentInset
    if edge == .header {
      let lowest = bottom - geometry.height(of: .footer, in: section) - rect.height
      rect.origin.y = max(rect.minY, min(bounds.minY + insets.top, lowest))
    } else {
      let highest = geometry.rowsTop(of: section)
      rect.origin.y = min(rect.minY, max(bounds.maxY - insets.bottom - rect.height, highest))
    }
    return rect
  }

  // MARK: Showing

  /// Shows the headers and footers of the sections that a stretch touches; returns whether one is
  /// higher or lower than it was estimated.
  func showEdges(from low: CGFloat, to high: CGFloat) -> Bool {
    let sections = geometry.sections(from: low, to: high)
    putEdgesAway { edge, section in !sections.contains(section) }
    var hasChanged = false
    for section in sections {
      for edge in [SectionEdge.header, .footer] {
        hasChanged = showEdge(edge, of: section, from: low, to: high) || hasChanged
      }
    }
    return hasChanged
  }

  private func showEdge(
    _ edge: SectionEdge, of section: Int, from low: CGFloat, to high: CGFloat
  ) -> Bool {
    guard geometry.height(of: edge, in: section) > 0 else { return false }
    var rect = shownRect(of: edge, in: section)
    guard rect.maxY > low, rect.minY < high else {
      putEdgesAway { $0 == edge && $1 == section }
      return false
    }
    var hasChanged = false
    let view: UIView
    if let shown = rows.edges[edge]?[section] {
      view = shown
    } else {
      guard let made = makeEdge(edge, of: section) else {
        guard !geometry.isKnown(edge, in: section) else { return false }
        geometry.set(emptyHeight(of: edge, in: section), of: edge, in: section)
        return true
      }
      view = made
      hasChanged = settle(view, as: edge, of: section, width: rect.width)
      rect = shownRect(of: edge, in: section)
      UIView.performWithoutAnimation { view.frame = rect }
      rows.edges[edge]?[section] = view
      insertEdge(view)
      if edge == .header {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
    if view.frame != rect { view.frame = rect }
    return hasChanged
  }

  private func makeEdge(_ edge: SectionEdge, of section: Int) -> UIView? {
    let own: UIView?
    if section == 0, let made = prepared.removeValue(forKey: edge) {
      own = made
    } else {
      own = askForView(of: edge, in: section).value
    }
    if let own {
      (own as? UITableViewHeaderFooterView)?.place = place(of: edge)
      return own
    }
    guard let title = title(of: edge, in: section) else { return nil }
    let identifier = edge == .header ? "UITableView.header" : "UITableView.footer"
    let view =
      queues.takeHeader(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.place = place(of: edge)
    view.textLabel?.text = style == .plain || edge == .footer ? title : title.uppercased()
    return view
  }

  private func place(of edge: SectionEdge) -> UITableViewHeaderFooterView.Place {
    let safeArea = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    return .init(
      style: style, isFooter: edge == .footer, margin: rowMargin, safeLeft: safeArea.left,
      safeRight: safeArea.right)
  }

  /// Finds out a header's or footer's height; returns whether that was another one.
  private func settle(
    _ view: UIView, as edge: SectionEdge, of section: Int, width: CGFloat
  ) -> Bool {
    guard !geometry.isKnown(edge, in: section) else { return false }
    var height: CGFloat = 28
    if view is UITableViewHeaderFooterView || view.hasLayoutInside {
      let place = (view as? UITableViewHeaderFooterView)?.place
      view.bounds.size.width = width
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      height = fitted > 0 ? fitted : height
      if let place { height = max(height, leastHeight(of: edge, in: section, place)) }
    }
    let old = geometry.height(of: edge, in: section)
    geometry.set(roundUpToPixel(height), of: edge, in: section)
    return old != roundUpToPixel(height)
  }

  private func leastHeight(
    of edge: SectionEdge, in section: Int, _ place: UITableViewHeaderFooterView.Place
  ) -> CGFloat {
    if style == .plain { return 28 }
    if edge == .footer { return 17.5 }
    return section == 0 && tableHeaderView == nil ? 55.5 : 38
  }

  private func insertEdge(_ view: UIView) {
    view.isHidden = false
    if view.superview !== self { addSubview(view) }
  }

  /// Puts headers and footers away.
  func putEdgesAway(where isGone: (SectionEdge, Int) -> Bool) {
    for (edge, views) in rows.edges {
      for (section, view) in views where isGone(edge, section) {
        rows.edges[edge]?[section] = nil
        if let view = view as? UITableViewHeaderFooterView, queues.keep(view) {
          view.isHidden = true
        } else {
          view.removeFromSuperview()
        }
        if edge == .header {
          tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
          tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
      }
    }
  }
}
