import Foundation

/// The emoji layer: a search field, columns of emoji, and a row of categories.
extension KeyPlan {
  private static let margin: CGFloat = 8

  /// The room of an emoji, in points at the least.
  private static let cell = CGSize(width: 44, height: 36)

  private var titleHeight: CGFloat { 18 * keyArea.height / 216 }

  /// Where the columns stand.
  var emojiGrid: CGRect {
    let top = keyArea.minY + titleHeight
    return CGRect(
      x: Self.margin, y: top, width: max(0, size.width - 2 * Self.margin),
      height: max(0, keyArea.minY + keyArea.height * 3 / 4 - top))
  }

  /// How many emoji stand one below the other.
  var emojiRows: Int { max(1, Int(emojiGrid.height / Self.cell.height)) }

  private var emojiColumns: Int { max(1, Int(emojiGrid.width / Self.cell.width)) }

  /// From one column to the next, in points.
  var emojiPitch: CGFloat { emojiGrid.width / CGFloat(emojiColumns) }

  /// The first column in sight, of those there are.
  private func firstColumn(of count: Int) -> Int {
    min(max(0, board.column), max(0, count - emojiColumns))
  }

  /// The column nearest to one that is asked for.
  func reachableColumn(_ column: Int) -> Int {
    min(max(0, column), max(0, board.columns(rows: emojiRows).count - emojiColumns))
  }

  /// The section that the columns in sight begin with; at the very end the last one.
  private func sectionInSight(of columns: [EmojiBoard.Column]) -> EmojiBoard.Section? {
    let first = firstColumn(of: columns.count)
    let isAtEnd = first > 0 && first == columns.count - emojiColumns
    let column = isAtEnd ? columns.last : columns.dropFirst(first).first
    return column.map { board.sections[$0.section] }
  }

  /// What stands above the columns, and where.
  var emojiTitle: (text: String, frame: CGRect)? {
    guard layer == .emoji, keyArea.height > 0,
      let section = sectionInSight(of: board.columns(rows: emojiRows))
    else { return nil }
    return (
      section.name.uppercased(),
      CGRect(
        x: Self.margin + 4, y: keyArea.minY, width: max(0, size.width - 2 * Self.margin - 8),
        height: titleHeight)
    )
  }

  var emojiKeys: [Key] {
    let columns = board.columns(rows: emojiRows)
    let first = firstColumn(of: columns.count)
    let grid = emojiGrid
    let height = grid.height / CGFloat(emojiRows)
    var keys = searchKeys
    for (index, column) in columns.dropFirst(first).prefix(emojiColumns).enumerated() {
      for (row, emoji) in column.emoji.enumerated() {
        let frame = CGRect(
          x: grid.minX + CGFloat(index) * emojiPitch, y: grid.minY + CGFloat(row) * height,
          width: emojiPitch, height: height)
        keys.append(Key(action: .emoji(emoji), face: .emoji(emoji), style: .bare, frame: frame))
      }
    }
    keys += categoryRow(selected: sectionInSight(of: columns)?.icon)
    if let key = dictationKeyInStrip { keys.append(key) }
    return keys
  }

  private func categoryRow(selected: EmojiIcon?) -> [Key] {
    let rows = KeyRows(area: keyArea, count: 4)
    let margin: CGFloat = 3
    let side = min(56, size.width / 8)
    var keys = [
      Key(
        action: .turn(.letters), face: .word(layout.keys.letters), style: .strip,
        frame: rows.frame(x: margin, width: side, row: 3))
    ]
    let room = size.width - 2 * (margin + side)
    let width = room / CGFloat(max(1, board.sections.count))
    for (index, section) in board.sections.enumerated() {
      keys.append(
        Key(
          action: .category(section.icon),
          face: .icon(section.icon, isSelected: section.icon == selected), style: .strip,
          frame: rows.frame(x: margin + side + CGFloat(index) * width, width: width, row: 3)))
    }
    keys.append(
      Key(
        action: .backspace, face: .backspace, style: .strip,
        frame: rows.frame(x: size.width - margin - side, width: side, row: 3)))
    return keys
  }

  /// The search field in the bar's room and, while something is searched for, what
  /// is found beside it.
  var searchKeys: [Key] {
    guard layer == .emoji || board.search != nil, barHeight > 0 else { return [] }
    let unit = min(1, barHeight / 44)
    let room = CGRect(
      x: Self.margin, y: 6 * unit, width: size.width - 2 * Self.margin,
      height: max(0, barHeight - 8 * unit))
    var field = room
    if board.search != nil { field.size.width = min(room.width * 0.42, 260) }
    var keys = [
      Key(
        action: .search,
        face: .search(board.search ?? layout.emoji.searchPrompt, isActive: board.search != nil),
        style: .strip, frame: field)
    ]
    guard board.search != nil else { return keys }
    let left = field.maxX + Self.margin
    let count = min(board.results.count, Int((room.maxX - left) / Self.cell.width))
    for (index, emoji) in board.results.prefix(max(0, count)).enumerated() {
      let frame = CGRect(
        x: left + CGFloat(index) * Self.cell.width, y: room.minY, width: Self.cell.width,
        height: room.height)
      keys.append(Key(action: .emoji(emoji), face: .emoji(emoji), style: .bare, frame: frame))
    }
    return keys
  }
}
