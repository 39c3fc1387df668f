import CPango

/// The styles of a text's parts, by UTF-8 offsets as pango counts.
struct StyledRuns {
  /// Where each part begins, and how it looks; in order.
  private var parts: [(start: Int, style: TextStyle)] = []
  private let end: Int

  init(_ runs: [TextRun], of text: String) {
    let units = text.utf16
    var index = units.startIndex
    for run in runs {
      parts.append((text.utf8.distance(from: text.startIndex, to: index), run.style))
      index =
        units.index(index, offsetBy: max(0, run.length), limitedBy: units.endIndex)
        ?? units.endIndex
    }
    end = text.utf8.count
  }

  /// The style at an offset; nil where there are none.
  func style(at offset: Int) -> TextStyle? {
    guard !parts.isEmpty else { return nil }
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle } else { high = middle }
    }
    return parts[low].style
  }

  /// The attributes that shape the text, whose owner is the caller; nil where there are no styles.
  func attributes() -> OpaquePointer? {
    guard !parts.isEmpty else { return nil }
    let list = pango_attr_list_new()
    for (index, part) in parts.enumerated() {
      let end = index + 1 < parts.count ? parts[index + 1].start : end
      guard part.start < end else { continue }
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: part.start)
        attribute.pointee.end_index = UInt32(clamping: end)
        pango_attr_list_insert(list, attribute)
      }
      part.style.font.withPango { insert(pango_attr_font_desc_new($0)) }
      if part.style.font.tabularDigits { insert(pango_attr_font_features_new("tnum=1")) }
      if part.style.kern != 0, part.style.kern.isFinite {
        insert(pango_attr_letter_spacing_new(Int32(part.style.kern * Double(PANGO_SCALE))))
      }
      // Parts that are alike to pango are shaped as one unless a colour tells them apart.
      let mark = UInt32(truncatingIfNeeded: index)
      insert(
        pango_attr_foreground_new(UInt16(mark & 0xffff), UInt16(mark >> 16), UInt16(index & 1)))
    }
    return list
  }
}
