import Drawing
import Foundation

/// Paints what is around the phone: its bezel, the grip, the caption and the
/// list of shortcuts.
struct StagePainter {
  let layout: StageLayout

  static let background = Color(red: 0.118, green: 0.122, blue: 0.137)
  static let rim = Color(red: 0.28, green: 0.285, blue: 0.30)
  /// The phone's own black, which is the screen's corners' too.
  private static let body = Color(red: 0, green: 0, blue: 0)
  static let bright = Color(red: 0.93, green: 0.93, blue: 0.95)
  static let dim = Color(red: 0.60, green: 0.61, blue: 0.65)
  private static let accent = Color(red: 0.25, green: 0.56, blue: 1)

  private static let recording = Color(red: 1, green: 0.27, blue: 0.23)

  /// A point of what is around the phone, in points of the picture.
  var unit: CGFloat { layout.surroundings }

  var small: FontDescription {
    FontDescription(
      family: "Inter", size: 12 * unit, weight: 500, italic: false, tabularDigits: true)
  }

  /// Paints what differs between two states into a picture.
  ///
  /// - Parameters:
  ///   - new: The state to show.
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
    if new.caption != old.caption || new.isRecording != old.isRecording {
      changes.append(pixels(layout.caption))
    }
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
    return CGRect(
      x: column.minX, y: grip.minY - 2 * unit, width: column.width, height: grip.height + 4 * unit
    ).intersection(column)
  }

  private func paintGrip(_ state: StageState, on canvas: Canvas) {
    let grip = layout.grip(keyboardTop: state.keyboardTop)
    let color = state.isGripActive || state.isGripHinted ? Self.accent : Self.dim
    canvas.fill(
      CGRect(
        x: layout.gripColumn.minX, y: grip.midY - 0.5 * unit, width: 6 * unit, height: unit),
      color: color)
    canvas.fill(grip, cornerRadius: grip.width / 2, color: color)
    for offset in [-5.0, 0, 5] {
      canvas.fill(
        CGRect(
          x: grip.minX + 3.5 * unit, y: grip.midY + (offset - 0.75) * unit, width: 5 * unit,
          height: 1.5 * unit), cornerRadius: 0.75 * unit, color: Self.background)
    }
    let text = TextLayout.layout(state.heightText, font: small)
    canvas.draw(
      text,
      at: CGPoint(
        x: grip.maxX + 8 * unit, y: grip.midY - text.size.height / (state.isGripHinted ? 1 : 2)),
      color: state.isGripActive ? Self.bright : Self.dim)
    if state.isGripHinted {
      paintGripHint(beside: grip, font: small, color: color, on: canvas)
    }
  }

  // MARK: Caption

  private func paintCaption(_ state: StageState, on canvas: Canvas) {
    let dot = 8 * unit
    let inner = layout.caption.insetBy(dx: 12 * unit + (state.isRecording ? 2 * dot : 0), dy: 0)
    let text = TextLayout.layout(
      state.caption, font: small, width: inner.width, alignment: .center, lineLimit: 2)
    let top = inner.midY - text.size.height / 2
    canvas.draw(text, at: CGPoint(x: inner.minX, y: top), color: Self.dim)
    guard state.isRecording else { return }
    // Beside the line that speaks of the recording.
    let line = state.caption.prefix { !$0.isNewline }
    let width = min(TextLayout.layout(String(line), font: small).size.width, inner.width)
    let left = inner.midX - width / 2 - 2 * dot
    canvas.fill(
      CGRect(x: left, y: top + (text.lineHeight - dot) / 2, width: dot, height: dot),
      cornerRadius: dot / 2, color: Self.recording)
  }
}

extension StagePainter {
  /// Says beside the grip, under the keyboard's height, what it is for.
  func paintGripHint(beside grip: CGRect, font: FontDescription, color: Color, on canvas: Canvas) {
    let text = TextLayout.layout("↕ pull", font: font)
    canvas.draw(
      text, at: CGPoint(x: grip.maxX + grip.width * 2 / 3, y: grip.midY + unit), color: color)
  }
}
