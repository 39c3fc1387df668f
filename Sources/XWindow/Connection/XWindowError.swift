/// Why no window can be shown.
package enum XWindowError: Error, Hashable, Sendable {
  /// No X server answers under this name; nil when no name is set at all.
  case cannotOpenDisplay(name: String?)
  /// The screen has fewer colours than a picture needs, or a palette.
  case unsupportedScreen(depth: Int)
  /// The server gave up while the window was being made.
  case connectionLost
  /// There is no memory for a picture of this size, in pixels, and for painting it.
  case outOfMemory(PixelSize)
}
