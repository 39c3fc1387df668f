import Foundation

/// A row that is swiped to its side, with what is behind it.
@MainActor
final class RowSwipe {
  var row: TableRow
  let cell: UITableViewCell
  let configuration: UISwipeActionsConfiguration
  let buttons: SwipeActionsView
  /// How far the row has gone to the right, in points.
  var offset: CGFloat = 0
  /// How far it had gone when the finger came.
  var start: CGFloat = 0

  init(
    _ row: TableRow, _ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration,
    isAtRight: Bool, onTap: @escaping (Int) -> Void
  ) {
    (self.row, self.cell, self.configuration) = (row, cell, configuration)
    buttons = SwipeActionsView(configuration.actions, isAtRight: isAtRight, onTap: onTap)
  }

  /// Which way the row goes.
  var sign: CGFloat { buttons.isAtRight ? -1 : 1 }

  /// How much of what is behind is open, in points.
  var open: CGFloat { offset * sign }
}

/// Recognises a finger that swipes a row to its side.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  override func mayPan(by way: SIMD2<Double>) -> Bool {
    guard abs(way.x) > abs(way.y), let table = view as? UITableView, let touch = touches.first
    else { return false }
    return table.maySwipe(touch, toRight: way.x > 0)
  }

  override func sendActions() {
    (view as? UITableView)?.swipeChanged(self)
    super.sendActions()
  }
}

/// Rows that are swiped.
///
/// (Chosen: a row stays open that is let go more than half open or with some speed; a full swipe is one
/// of six tenths of the row; the motion takes 0.3 s.)
extension UITableView {
  private static let swipeVelocity: CGFloat = 300
  private static let fullPart: CGFloat = 0.6
  private static let swipeDuration = 0.3

  /// Whether a finger that moves to a side swipes a row.
  func maySwipe(_ touch: UITouch, toRight: Bool) -> Bool {
    if let swipe { return isInside(touch, swipe) }
    let place = touch.startLocation.applying(transformToScreen.inverted())
    guard drag == nil, let row = geometry.row(at: place.y), let cell = rows.cells[row],
      cell.frame.contains(place)
    else { return false }
    let isLeading = toRight != isRightToLeft
    guard let configuration = actions(of: row, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return false }
    begin(row, cell, configuration, isAtRight: !toRight)
    return true
  }

  private func isInside(_ touch: UITouch, _ swipe: RowSwipe) -> Bool {
    touch.view?.isDescendant(of: swipe.cell) ?? false
      || touch.view?.isDescendant(of: swipe.buttons) ?? false
  }

  /// What can be done to a row from one of its sides.
  private func actions(of row: TableRow, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let path = row.indexPath
    guard canEdit(row) else { return nil }
    let answer = ask(
      {
        isLeading
          ? $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
          : $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      }, or: nil)
    if answer.isOwn || isLeading { return answer.value }
    guard deletesBySwipe(row) else { return nil }
    return deletion(of: row)
  }

  /// The button that deletes a row by the data source.
  private func deletion(of row: TableRow) -> UISwipeActionsConfiguration {
    let title = tableDelegate?.tableView(
      self, titleForDeleteConfirmationButtonForRowAt: row.indexPath)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title ?? "Delete") {
        [weak self] _, _, done in
        guard let self, let row = swipe?.row else { return done(false) }
        dataSource?.tableView(self, commit: .delete, forRowAt: row.indexPath)
        done(true)
      }
    ])
  }

  private func begin(
    _ row: TableRow, _ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration,
    isAtRight: Bool
  ) {
    endSwipe(animated: false)
    rowTouchCancelled()
    let new = RowSwipe(row, cell, configuration, isAtRight: isAtRight) { [weak self] index in
      self?.perform(index)
    }
    swipe = new
    insertSubview(new.buttons, belowSubview: cell)
    cell.noteDeleteConfirmation(true)
    tableDelegate?.tableView(self, willBeginEditingRowAt: row.indexPath)
    UIView.performWithoutAnimation { moveSwipe(to: 0) }
  }

  /// Shows how a row is deleted, as the sign in front of it asks for.
  func openDeletion(of cell: UITableViewCell) {
    guard let row = rows.row(of: cell) else { return }
    begin(row, cell, deletion(of: row), isAtRight: !isRightToLeft)
    openSwipe()
  }

  // MARK: The finger

  func swipeChanged(_ pan: RowSwipeRecognizer) {
    guard let swipe else { return }
    switch pan.state {
    case .began:
      swipe.start = swipe.offset
      fallthrough
    case .changed:
      var open = (swipe.start + pan.translation(in: self).x) * swipe.sign
      if open < 0 { open = 0 }
      let isFull =
        swipe.configuration.performsFirstActionWithFullSwipe
        && open > swipe.cell.bounds.width * Self.fullPart
      let most = swipe.buttons.width
      // Without a full swipe what is open hardly grows any more.
      if !swipe.configuration.performsFirstActionWithFullSwipe, open > most {
        open = RubberBand(length: bounds.width).shown(open, within: 0...most)
      }
      if isFull != swipe.buttons.isFull {
        UIView.animate(withDuration: 0.2) { self.moveSwipe(to: open * swipe.sign, isFull: isFull) }
      } else {
        moveSwipe(to: open * swipe.sign, isFull: isFull)
      }
    case .ended:
      if swipe.buttons.isFull { return perform(0) }
      let velocity = pan.velocity(in: self).x * swipe.sign
      let opens =
        abs(velocity) > Self.swipeVelocity
        ? velocity > 0 : swipe.open > swipe.buttons.width / 2
      if opens { openSwipe() } else { endSwipe(animated: true) }
    case .cancelled: endSwipe(animated: true)
    case .possible, .failed: break
    }
  }

  private func openSwipe() {
    guard let swipe else { return }
    UIView.animate(
      withDuration: Self.swipeDuration, delay: 0, options: [.allowUserInteraction],
      animations: { self.moveSwipe(to: swipe.buttons.width * swipe.sign) })
  }

  private func moveSwipe(to offset: CGFloat, isFull: Bool = false) {
    guard let swipe else { return }
    swipe.offset = offset
    place(swipe.cell, of: swipe.row)
    placeSwipe(isFull: isFull)
  }

  /// Brings what is behind the row to where that is.
  func placeSwipe(isFull: Bool? = nil) {
    guard let swipe else { return }
    let rect = rect(of: swipe.row)
    let buttons = swipe.buttons
    buttons.layOut(open: swipe.open, in: rect.size, isFull: isFull ?? buttons.isFull)
    buttons.frame.origin = CGPoint(
      x: buttons.isAtRight ? rect.maxX - buttons.bounds.width : rect.minX, y: rect.minY)
  }

  // MARK: The end

  private func perform(_ index: Int) {
    guard let swipe, swipe.configuration.actions.indices.contains(index) else { return }
    let action = swipe.configuration.actions[index]
    action.handler(action, swipe.buttons) { [weak self, weak swipe] _ in
      if let self, let swipe, self.swipe === swipe { endSwipe(animated: true) }
    }
  }

  /// Lets the row go back.
  func endSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    swipe.cell.noteDeleteConfirmation(false)
    let finish = { [weak self] in
      if let self, geometry.contains(swipe.row), rows.cells[swipe.row] === swipe.cell {
        place(swipe.cell, of: swipe.row)
      }
      let buttons = swipe.buttons
      buttons.layOut(open: 0, in: buttons.bounds.size, isFull: false)
      if buttons.isAtRight { buttons.frame.origin.x = swipe.cell.frame.maxX }
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: Self.swipeDuration, delay: 0, options: [.allowUserInteraction],
        animations: finish, completion: { _ in swipe.buttons.removeFromSuperview() })
    } else {
      UIView.performWithoutAnimation(finish)
      swipe.buttons.removeFromSuperview()
    }
    tableDelegate?.tableView(self, didEndEditingRowAt: swipe.row.indexPath)
  }
}
