import Drawing

/// How lines of text stand between their left and right bounds.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From side to side, but for the last line of a paragraph.
  case justified = 3
  /// By the direction the text is written in.
  case natural = 4
}

/// What happens to a line that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

extension UIView {
  /// Returns where lines stand that are aligned in a way: natural means the right in a view whose
  /// content is laid out from there.
  func alignment(_ alignment: NSTextAlignment) -> NSTextAlignment {
    alignment == .natural && isRightToLeft ? .right : alignment
  }
}

extension NSTextAlignment {
  /// The same as text layout names it.
  var drawingAlignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  /// What becomes of the last line when it is too long.
  var truncation: TextTruncation {
    switch self {
    case .byWordWrapping, .byClipping: .none
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}
