import CPango

extension Canvas {
  /// Makes everything inside the clip transparent.
  public func clear() {
    withState {
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context)
    }
  }
}
