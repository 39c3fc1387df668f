import Drawing
import Foundation

/// The paragraphs of a text view, one below the other, of which only those are set that are looked at.
///
/// The height of a paragraph that has not been seen is an estimate. Offsets are in UTF-16 units from
/// the start of the text, heights in points from the top of the first line.
@MainActor
final class TextViewLayout {
  struct Paragraph {
    /// With the break that ends it.
    var length: Int
    var lineBreak: Int
    var height: CGFloat
    /// What there is before it.
    var spacingBefore: CGFloat = 0
    var isMeasured = false
    var layout: TextLayout?

    /// What it has of the text to show.
    var shownLength: Int { length - lineBreak }
  }

  /// Where a paragraph stands.
  struct Place {
    var index: Int
    /// Where it begins in the text.
    var start: Int
    var top: CGFloat
  }

  /// Sets a paragraph: its range, without the break that ends it.
  typealias Setter = (_ range: Range<Int>, _ width: CGFloat) -> (
    layout: TextLayout, before: CGFloat, after: CGFloat
  )

  private(set) var paragraphs: [Paragraph] = []
  private(set) var height: CGFloat = 0
  private(set) var width: CGFloat = 0
  private let set: Setter
  /// Of text that was not seen, in points.
  var estimatedLineHeight: CGFloat = 20
  var estimatedLetterWidth: CGFloat = 8

  /// The most layouts that are kept.
  private static let mostLayouts = 200
  private var layoutCount = 0

  init(set: @escaping Setter) {
    self.set = set
  }

  /// Takes up a whole text.
  func reset(_ text: String, width: CGFloat) {
    self.width = width
    paragraphs = estimates(of: text)
    height = paragraphs.reduce(0) { $0 + $1.height }
    layoutCount = 0
  }

  /// Sets everything anew in a width.
  func setWidth(_ width: CGFloat) {
    self.width = width
    invalidate()
  }

  /// Forgets how paragraphs look.
  func invalidate() {
    for index in paragraphs.indices {
      paragraphs[index].layout = nil
      paragraphs[index].isMeasured = false
      paragraphs[index].height = estimate(paragraphs[index].shownLength)
      paragraphs[index].spacingBefore = 0
    }
    height = paragraphs.reduce(0) { $0 + $1.height }
    layoutCount = 0
  }

  private func estimates(of text: String) -> [Paragraph] {
    text.paragraphLengths.map { length, lineBreak in
      Paragraph(length: length, lineBreak: lineBreak, height: estimate(length - lineBreak))
    }
  }

  private func estimate(_ length: Int) -> CGFloat {
    let letters = max(1, width / max(estimatedLetterWidth, 1))
    return max(1, (CGFloat(length) / letters).rounded(.up)) * estimatedLineHeight
  }

  /// Follows a replacement; `text` reads the new text.
  func replace(_ range: Range<Int>, length: Int, text: (Range<Int>) -> String) {
    let first = place(at: range.lowerBound)
    var (last, end) = (first.index, first.start + paragraphs[first.index].length)
    while last + 1 < paragraphs.count, end <= range.upperBound {
      last += 1
      end += paragraphs[last].length
    }
    // What was a break of two characters may be one no more, and the other way round.
    let isAtStart = first.index > 0 && range.lowerBound == first.start
    let from = isAtStart ? first.index - 1 : first.index
    let start = isAtStart ? first.start - paragraphs[from].length : first.start
    let newEnd = end + length - range.count
    var new = estimates(of: text(start..<newEnd))
    // The last one only ends without a break where the text does.
    if last + 1 < paragraphs.count, new.last?.length == 0 { new.removeLast() }
    for old in paragraphs[from...last] {
      height -= old.height
      if old.layout != nil { layoutCount -= 1 }
    }
    // A neighbour that is as it was keeps its looks.
    if isAtStart, new.first?.length == paragraphs[from].length,
      new.first?.lineBreak == paragraphs[from].lineBreak
    {
      new[0] = paragraphs[from]
      if new[0].layout != nil { layoutCount += 1 }
    }
    // A paragraph that was typed into is about as high as before.
    if new.count == last - from + 1 {
      for index in new.indices where !new[index].isMeasured {
        new[index].height = paragraphs[from + index].height
      }
    }
    height += new.reduce(0) { $0 + $1.height }
    paragraphs.replaceSubrange(from...last, with: new)
  }

  // MARK: Places

  /// The paragraph that has the caret of an offset in it.
  func place(at offset: Int) -> Place {
    var place = Place(index: 0, start: 0, top: 0)
    while place.index + 1 < paragraphs.count,
      place.start + paragraphs[place.index].length <= offset
    {
      advance(&place)
    }
    return place
  }

  /// The paragraph at a height; the first or the last one beyond them.
  func place(atHeight y: CGFloat) -> Place {
    var place = Place(index: 0, start: 0, top: 0)
    while place.index + 1 < paragraphs.count, place.top + paragraphs[place.index].height <= y {
      advance(&place)
    }
    return place
  }

  func advance(_ place: inout Place) {
    place.start += paragraphs[place.index].length
    place.top += paragraphs[place.index].height
    place.index += 1
  }

  func goBack(_ place: inout Place) {
    place.index -= 1
    place.start -= paragraphs[place.index].length
    place.top -= paragraphs[place.index].height
  }

  /// The paragraph's lines; its height is known from then on.
  func layout(at place: Place) -> TextLayout {
    let paragraph = paragraphs[place.index]
    if let layout = paragraph.layout { return layout }
    let (layout, before, after) = set(
      place.start..<place.start + paragraph.shownLength, width)
    let spacing = place.index == 0 ? 0 : before
    let new = spacing + layout.size.height + (place.index + 1 < paragraphs.count ? after : 0)
    height += new - paragraph.height
    paragraphs[place.index].height = new
    paragraphs[place.index].spacingBefore = spacing
    paragraphs[place.index].isMeasured = true
    if layoutCount >= Self.mostLayouts {
      for index in paragraphs.indices { paragraphs[index].layout = nil }
      layoutCount = 0
    }
    paragraphs[place.index].layout = layout
    layoutCount += 1
    return layout
  }

  /// From the top down to a paragraph's first line.
  func firstLine(of place: Place) -> CGFloat { place.top + paragraphs[place.index].spacingBefore }

  /// Sets all that is between two heights; returns whether any height has turned out otherwise.
  @discardableResult
  func fill(from top: CGFloat, to bottom: CGFloat) -> Bool {
    let before = height
    var place = place(atHeight: top)
    while true {
      _ = layout(at: place)
      guard place.index + 1 < paragraphs.count,
        place.top + paragraphs[place.index].height < bottom
      else { return height != before }
      advance(&place)
    }
  }

  /// Measures everything.
  func fillAll() {
    var place = Place(index: 0, start: 0, top: 0)
    while true {
      if !paragraphs[place.index].isMeasured { _ = layout(at: place) }
      guard place.index + 1 < paragraphs.count else { return }
      advance(&place)
    }
  }
}
