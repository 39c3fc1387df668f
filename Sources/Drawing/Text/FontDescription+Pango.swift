import CPango

extension FontDescription {
  /// Calls `body` with pango's form of this description.
  func withPango<T>(_ body: (OpaquePointer) -> T) -> T {
    guard let description = pango_font_description_new() else {
      preconditionFailure("pango is out of memory")
    }
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(weight, 100), 1000))))
    pango_font_description_set_style(
      description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    // Absolute: a point of ours is a unit of user space, not a 72nd of an inch of some display.
    let size = self.size.isFinite ? min(max(self.size, 0.001), 2000) : 0.001
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return body(description)
  }

  func measure(in context: OpaquePointer) -> FontMetrics {
    withPango { description in
      guard
        let font = pango_font_map_load_font(
          pango_context_get_font_map(context), context, description)
      else { preconditionFailure("no font is installed at all") }
      defer { g_object_unref(font) }
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
      var extents = cairo_font_extents_t()
      cairo_scaled_font_extents(scaled, &extents)
      func height(of letter: String) -> Double {
        var extents = cairo_text_extents_t()
        cairo_scaled_font_text_extents(scaled, letter, &extents)
        return -extents.y_bearing
      }
      return FontMetrics(
        ascent: extents.ascent, descent: extents.descent, capHeight: height(of: "H"),
        xHeight: height(of: "x"))
    }
  }
}
