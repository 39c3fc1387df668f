import Foundation

/// What a wheel shows and tells.
@MainActor
protocol PickerWheelOwner: AnyObject {
  func rowCount(of wheel: PickerWheel) -> Int
  func makeRow(_ row: Int, of wheel: PickerWheel, reusing view: UIView?) -> UIView
  func didChoose(_ row: Int, on wheel: PickerWheel)
}

/// One of a picker's wheels: rows that scroll, come to rest on one, and bend away above and below it.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  weak var owner: (any PickerWheelOwner)?
  let component: Int
  private let rowHeight: CGFloat
  private var count = 0
  private var rows: [Int: UIView] = [:]
  private var unused: [UIView] = []
  /// The row that was told last.
  private(set) var chosen = 0

  init(component: Int, rowHeight: CGFloat) {
    self.component = component
    self.rowHeight = rowHeight
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    decelerationRate = .fast
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(PickerWheel.tapped(_:))))
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  func reload() {
    for view in rows.values { view.removeFromSuperview() }
    (rows, unused) = ([:], [])
    count = max(owner?.rowCount(of: self) ?? 0, 0)
    chosen = min(chosen, max(count - 1, 0))
    resize()
  }

  func choose(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    chosen = min(max(row, 0), count - 1)
    setContentOffset(offset(of: chosen), animated: animated)
  }

  func view(of row: Int) -> UIView? { rows[row] }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  private func resize() {
    let margin = max((bounds.height - rowHeight) / 2, 0)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    contentOffset = offset(of: chosen)
    showRows()
  }

  private var laidOutSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != laidOutSize {
      laidOutSize = bounds.size
      resize()
    }
    showRows()
  }

  /// Shows the rows that the wheel's front has room for, and bends them.
  private func showRows() {
    guard bounds.height > 0, count > 0 else { return }
    let middle = bounds.midY
    let radius = bounds.height / 2
    let reach = radius * .pi / 2
    let first = max(Int(((middle - reach) / rowHeight).rounded(.down)), 0)
    let last = min(Int(((middle + reach) / rowHeight).rounded(.up)), count - 1)
    for (row, view) in rows where row < first || row > last {
      view.removeFromSuperview()
      unused.append(view)
      rows[row] = nil
    }
    guard first <= last else { return }
    for row in first...last {
      let view = rows[row] ?? makeRow(row)
      // The wheel is a cylinder: what is further along it lies further behind.
      let angle = (CGFloat(row) * rowHeight + rowHeight / 2 - middle) / radius
      let isSeen = abs(angle) < .pi / 2
      view.isHidden = !isSeen
      guard isSeen else { continue }
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: middle + radius * sin(angle))
      view.transform = CGAffineTransform(scaleX: 1, y: max(cos(angle), 0.01))
      view.alpha = abs(angle) < rowHeight / 2 / radius ? 1 : 0.4 * cos(angle)
    }
  }

  private func makeRow(_ row: Int) -> UIView {
    let view = owner?.makeRow(row, of: self, reusing: unused.popLast()) ?? UIView()
    view.transform = .identity
    rows[row] = view
    addSubview(view)
    return view
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showRows() }

  private func row(at y: CGFloat) -> Int {
    let row = ((y + contentInset.top) / rowHeight).rounded()
    return row.isFinite ? min(max(Int(row), 0), max(count - 1, 0)) : 0
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y)).y
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { comeToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { comeToRest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { comeToRest() }

  private func comeToRest() {
    let row = row(at: contentOffset.y)
    if abs(offset(of: row).y - contentOffset.y) > 0.5 {
      return setContentOffset(offset(of: row), animated: true)
    }
    guard row != chosen else { return }
    chosen = row
    owner?.didChoose(row, on: self)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let distance = recognizer.location(in: self).y - bounds.midY
    let row = row(at: contentOffset.y) + Int((distance / rowHeight).rounded())
    guard (0..<count).contains(row) else { return }
    setContentOffset(offset(of: row), animated: true)
  }
}
