/// What happens to a line that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
