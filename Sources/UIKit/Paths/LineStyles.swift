import Drawing

/// How the ends of lines look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off where the line ends.
  case butt = 0
  /// Half a circle.
  case round = 1
  /// Cut off half the width after the end.
  case square = 2
}

/// How the corners of lines look.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Rounded.
  case round = 1
  /// Cut off.
  case bevel = 2
}

extension CGLineCap {
  package var drawn: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  package var drawn: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
