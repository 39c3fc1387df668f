import Drawing

extension NSTextAlignment {
  /// The same as text layout names it.
  var drawingAlignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
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
