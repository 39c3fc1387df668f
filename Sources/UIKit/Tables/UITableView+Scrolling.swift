import Foundation

/// Scrolling to rows.
extension UITableView {
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    showIfNeeded()
    load()
    // `NSNotFound` as the row means the section's beginning.
    if path.count == 2, path.row == NSNotFound, geometry.sections.indices.contains(path.section) {
      let rect = rect(of: .header, in: path.section)
      return setContentOffset(offset(showing: rect, .top), animated: animated)
    }
    guard let row = path.tableRow, geometry.contains(row) else { return }
    destination = nil
    let before = offset(showing: rect(of: row), position)
    guard animated, window != nil else {
      // Rows that come into sight may be of other heights than they were estimated.
      for _ in 0..<5 {
        let offset = offset(showing: rect(of: row), position)
        setContentOffset(offset, animated: false)
        if window != nil { layoutIfNeeded() }
        if self.offset(showing: rect(of: row), position) == contentOffset { break }
      }
      return
    }
    guard before != contentOffset else { return }
    setContentOffset(before, animated: true)
    destination = (row, position)
  }

  /// The offset at which a rectangle is seen, in points.
  private func offset(showing rect: CGRect, _ position: ScrollPosition) -> CGPoint {
    var insets = adjustedContentInset
    // Headers stay in front of their rows.
    if style == .plain, let section = geometry.section(at: rect.midY),
      rect.minY >= geometry.rowsTop(of: section)
    {
      insets.top += geometry.height(of: .header, in: section)
      insets.bottom += geometry.height(of: .footer, in: section)
    }
    let (top, bottom) = (
      rect.minY - insets.top, rect.maxY + insets.bottom - bounds.height
    )
    var y = contentOffset.y
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = roundToPixel((top + bottom) / 2)
    case .none: y = rect.height > bounds.height ? y : min(max(y, bottom), top)
    }
    return clamped(CGPoint(x: contentOffset.x, y: y))
  }

  /// A motion has ended: a row that it was to show may stand elsewhere by now.
  func arrive() {
    guard let (row, position) = destination else { return }
    destination = nil
    guard drag == nil, geometry.contains(row) else { return }
    let offset = offset(showing: rect(of: row), position)
    if abs(offset.y - contentOffset.y) > precision { contentOffset = offset }
  }
}
