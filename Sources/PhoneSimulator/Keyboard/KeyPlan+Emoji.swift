import Foundation

extension KeyPlan {
  /// As many emoji as there is room for, over a row that leads back to the letters.
  var emojiKeys: [Key] {
    let rowPitch = keyArea.height / 4
    let columns = max(1, Int(size.width / 46))
    let bottom = KeyRows(area: keyArea, count: 4)
    let margin: CGFloat = 3
    let gap: CGFloat = 6
    // The bar has nothing to suggest here, so its room goes to the emoji.
    let grid = CGRect(
      x: margin, y: 4, width: size.width - 2 * margin,
      height: max(0, keyArea.minY + rowPitch * 3 - 4))
    let lines = max(1, Int(grid.height / 46))
    let cell = CGSize(
      width: grid.width / CGFloat(columns), height: grid.height / CGFloat(lines))
    var keys = layout.emoji.prefix(columns * lines).enumerated().map { index, emoji in
      Key(
        action: .insert(emoji), face: .emoji(emoji), style: .bare,
        frame: CGRect(
          x: grid.minX + CGFloat(index % columns) * cell.width,
          y: grid.minY + CGFloat(index / columns) * cell.height,
          width: cell.width, height: cell.height))
    }
    let wide = (size.width - 2 * margin + gap) / 4 - gap
    let right = size.width - margin - wide
    keys.append(turnKey(bottom.frame(x: margin, width: wide, row: 3)))
    let spaceLeft = margin + wide + gap
    keys.append(
      Key(
        action: .insert(" "), face: .word("space"), style: .light,
        frame: bottom.frame(x: spaceLeft, width: right - gap - spaceLeft, row: 3)))
    keys.append(
      Key(
        action: .backspace, face: .backspace, style: .dark,
        frame: bottom.frame(x: right, width: wide, row: 3)))
    return keys
  }
}
