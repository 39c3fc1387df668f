import Drawing
import Foundation

/// Paints what is around the phone: its bezel, the grip, the caption and the
/// list of shortcuts.
struct StagePainter {
  let layout: StageLayout

  static let background = Color(red: 0.118, green: 0.122, blue: 0.137)
  static let rim = Color(red: 0.28, green: 0.285, blue: 0.30)
  private static let body = Color(red: 0.03, green: 0.03, blue: 0.035)
  private static let bright = Color(red: 0.93, green: 0.93, blue: 0.95)
  private static let dim = Color(red: 0.60, green: 0.61, blue: 0.65)
  private static let accent = Color(red: 0.25, green: 0.56, blue: 1)

  private static let small = FontDescription(
    family: "Inter", size: 12, weight: 500, italic: false, tabularDigits: true)
  private static let strong = FontDescription(
    family: "Inter", size: 15, weight: 600, italic: false, tabularDigits: true)

  /// Paints what differs between two states into a picture.
  ///
  /// - Parameters:
  ///   - new: What is to be shown.
  ///   - old: What the picture shows; nil when it shows nothing yet.
  ///   - bitmap: The picture.
  func paint(_ new: StageState, over old: StageState?, into bitmap: Bitmap) {
    let canvas = Canvas(bitmap, scale: layout.scale)
    if let old {
      let changes = changes(from: old, to: new)
      guard !changes.isEmpty else { return }
      canvas.clip(toPixels: changes)
      canvas.fill(layout.gripColumn, color: Self.background)
      canvas.fill(layout.caption, color: Self.background)
    } else {
      paintPhone(on: canvas)
    }
    paintGrip(new, on: canvas)
    paintCaption(new, on: canvas)
    canvas.flush()
  }

  /// Returns the pixels in which two states differ, the help apart.
  func changes(from old: StageState, to new: StageState) -> [PixelRect] {
    var changes: [PixelRect] = []
    if new.keyboardTop != old.keyboardTop || new.heightText != old.heightText
      || new.isGripActive != old.isGripActive || new.isGripHinted != old.isGripHinted
    {
      changes += [pixels(gripExtent(of: old)), pixels(gripExtent(of: new))]
    }
    if new.caption != old.caption { changes.append(pixels(layout.caption)) }
    return changes
  }

  private func pixels(_ rect: CGRect) -> PixelRect {
    PixelRect(covering: rect, scale: layout.scale)
  }

  private func paintPhone(on canvas: Canvas) {
    let all = CGRect(
      x: 0, y: 0, width: Double(layout.pictureSize.width) / layout.scale,
      height: Double(layout.pictureSize.height) / layout.scale)
    canvas.fill(all.insetBy(dx: -1, dy: -1), color: Self.background)
    canvas.fill(
      layout.bezel.insetBy(dx: -2, dy: -2), cornerRadius: layout.bezelRadius + 2, color: Self.rim)
    canvas.fill(layout.bezel, cornerRadius: layout.bezelRadius, color: Self.body)
    guard let button = layout.homeButton else { return }
    canvas.stroke(
      button.insetBy(dx: 1, dy: 1), cornerRadius: button.width / 2 - 1, width: 2, color: Self.rim)
    let speaker = CGRect(
      x: layout.bezel.midX - 30, y: layout.bezel.minY + (layout.bezel.maxY - button.midY) - 3,
      width: 60, height: 6)
    canvas.fill(speaker, cornerRadius: 3, color: Self.rim)
  }

  // MARK: Grip

  private func gripExtent(of state: StageState) -> CGRect {
    let grip = layout.grip(keyboardTop: state.keyboardTop)
    let column = layout.gripColumn
    return CGRect(x: column.minX, y: grip.minY - 2, width: column.width, height: grip.height + 4)
      .intersection(column)
  }

  private func paintGrip(_ state: StageState, on canvas: Canvas) {
    let grip = layout.grip(keyboardTop: state.keyboardTop)
    let color = state.isGripActive || state.isGripHinted ? Self.accent : Self.dim
    canvas.fill(
      CGRect(x: layout.gripColumn.minX, y: grip.midY - 0.5, width: 6, height: 1), color: color)
    canvas.fill(grip, cornerRadius: grip.width / 2, color: color)
    for offset in [-5.0, 0, 5] {
      canvas.fill(
        CGRect(x: grip.minX + 3.5, y: grip.midY + offset - 0.75, width: 5, height: 1.5),
        cornerRadius: 0.75, color: Self.background)
    }
    let text = TextLayout.layout(state.heightText, font: Self.small)
    canvas.draw(
      text,
      at: CGPoint(x: grip.maxX + 8, y: grip.midY - text.size.height / (state.isGripHinted ? 1 : 2)),
      color: state.isGripActive ? Self.bright : Self.dim)
    if state.isGripHinted {
      paintGripHint(beside: grip, font: Self.small, color: color, on: canvas)
    }
  }

  // MARK: Caption

  private func paintCaption(_ state: StageState, on canvas: Canvas) {
    let inner = layout.caption.insetBy(dx: 12, dy: 0)
    let text = TextLayout.layout(
      state.caption, font: Self.small, width: inner.width, alignment: .center, lineLimit: 1,
      truncation: .middle)
    canvas.draw(
      text, at: CGPoint(x: inner.minX, y: inner.midY - text.size.height / 2), color: Self.dim)
  }

  // MARK: Help

  /// Where the list of shortcuts lies, in pixels of the picture.
  var helpExtent: PixelRect {
    pixels(helpCard).intersection(
      PixelRect(x: 0, y: 0, width: layout.pictureSize.width, height: layout.pictureSize.height))
  }

  private static let helpLine: CGFloat = 26

  private var helpCard: CGRect {
    let size = CGSize(
      width: 362, height: CGFloat(Shortcut.help.count) * Self.helpLine + 76)
    return CGRect(
      x: layout.bezel.midX - size.width / 2, y: layout.bezel.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Paints the list of shortcuts over the phone.
  func paintHelp(into bitmap: Bitmap) {
    let canvas = Canvas(bitmap, scale: layout.scale)
    let card = helpCard
    canvas.clip(to: card, cornerRadius: 18)
    canvas.fill(card, color: Color(red: 0.16, green: 0.165, blue: 0.185))
    let title = TextLayout.layout("Shortcuts", font: Self.strong)
    canvas.draw(title, at: CGPoint(x: card.minX + 20, y: card.minY + 18), color: Self.bright)
    var y = card.minY + 54
    for (keys, action) in Shortcut.help {
      let left = TextLayout.layout(keys, font: Self.small)
      let right = TextLayout.layout(action, font: Self.small)
      canvas.draw(left, at: CGPoint(x: card.minX + 20, y: y), color: Self.bright)
      canvas.draw(right, at: CGPoint(x: card.minX + 154, y: y), color: Self.dim)
      y += Self.helpLine
    }
    canvas.flush()
  }
}
