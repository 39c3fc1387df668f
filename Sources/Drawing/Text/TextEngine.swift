import CPango
import Foundation
import Synchronization

/// Pango's font map and context, shared by all layouts, and the layouts made lately.
///
/// Pango's objects want one thread at a time, so everything that touches them runs inside the
/// lock. What leaves it is plain data and cairo fonts, which are safe on every thread.
struct TextEngine: ~Copyable {
  static let shared = Mutex(TextEngine())

  private var existingContext: OpaquePointer?
  private var layouts = BoundedCache<TextRequest, TextLayout>(limit: 64 * 1024)
  private var metrics = BoundedCache<FontDescription, FontMetrics>(limit: 256)
  private var configurationPath: String?

  private init() {
    // Pango and FreeType read these once, at their first use. Which Han glyphs are taken depends
    // on the preferred languages, and the outlines' weight on FreeType's properties.
    setenv("PANGO_LANGUAGE", "en:ja", 1)
    for name in [
      "FREETYPE_PROPERTIES", "PANGOCAIRO_BACKEND", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
      "FC_LANG", "FC_DEBUG",
    ] {
      unsetenv(name)
    }
  }

  /// Uses the fonts that a configuration file lists from here on.
  mutating func useConfiguration(path: String) throws(DrawingError) {
    guard configurationPath != path else { return }
    guard access(path, R_OK) == 0, let configuration = FcConfigCreate() else {
      throw .fontConfigurationUnreadable(path: path)
    }
    guard FcConfigParseAndLoad(configuration, path, FcBool(1)) != 0,
      FcConfigBuildFonts(configuration) != 0
    else {
      FcConfigDestroy(configuration)
      throw .fontConfigurationUnreadable(path: path)
    }
    for font in RequiredFont.all where !font.exists(in: configuration) {
      FcConfigDestroy(configuration)
      throw .fontMissing(family: font.family, package: font.package)
    }
    // The variable is for later readers of the configuration, child processes included.
    setenv("FONTCONFIG_FILE", path, 1)
    // Not destroyed here: before fontconfig 2.13.92 the reference goes over to the library.
    FcConfigSetCurrent(configuration)
    configurationPath = path
    layouts.removeAll()
    metrics.removeAll()
    if let existingContext { g_object_unref(UnsafeMutableRawPointer(existingContext)) }
    existingContext = nil
  }

  mutating func layout(for request: TextRequest) -> TextLayout {
    let cost = 64 + request.text.utf8.count
    if let layout = layouts.value(for: request, cost: cost) { return layout }
    let layout = movedLine(for: request, cost: cost) ?? build(request)
    layouts.insert(layout, for: request, cost: cost)
    return layout
  }

  /// The text in one line without regard to its width, moved to its place, where it fits.
  ///
  /// A text is measured before it is painted in the width it got; so it is shaped once.
  private mutating func movedLine(for request: TextRequest, cost: Int) -> TextLayout? {
    guard request.isPlain, !request.isAlone else { return nil }
    let line =
      request.isWide
      ? layout(for: request.alone) : layouts.value(for: request.alone, cost: cost)
    guard let line, let left = request.left(of: line) else { return nil }
    return left == 0 ? line : TextLayout(line, movedBy: left)
  }

  private mutating func build(_ request: TextRequest) -> TextLayout {
    var measures: [FontDescription: FontMetrics] = [:]
    for run in request.runs { measures[run.style.font] = metrics(of: run.style.font) }
    let builder = TextLayoutBuilder(
      request: request, context: context, metrics: metrics(of: request.font), measures: measures)
    return builder.build()
  }

  mutating func metrics(of font: FontDescription) -> FontMetrics {
    if let known = metrics.value(for: font, cost: 1) { return known }
    let result = font.measure(in: context)
    metrics.insert(result, for: font, cost: 1)
    return result
  }

  private var context: OpaquePointer {
    mutating get {
      if let existingContext { return existingContext }
      guard let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map)
      else { preconditionFailure("pango cannot make a font map") }
      g_object_unref(map)
      let options = cairo_font_options_create()
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      pango_context_set_language(context, pango_language_from_string("en"))
      pango_context_set_round_glyph_positions(context, 0)
      existingContext = context
      return context
    }
  }
}
