/// How lines of text stand between their left and right bounds.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// By the direction the text is written in.
  case natural = 4
}
