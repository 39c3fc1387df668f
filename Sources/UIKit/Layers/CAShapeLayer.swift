import Drawing
import Foundation

/// Which parts of the plane are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// A rule by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the path goes around in one direction more often than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape layer's lines look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// A style by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off where the line ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off half the width after the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a shape layer's lines look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// A style by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills a path and draws its lines, also outside its bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() {
    super.init()
    ownTree.content = .shape(ShapeLook())
  }

  /// Creates a copy of a layer's looks, as of what is seen of it at present.
  public override init(layer: Any) {
    super.init(layer: layer)
    if tree?.content == nil { ownTree.content = .shape(ShapeLook()) }
  }

  /// Returns nil: there are no archives to read layers from.
  public required init?(coder: NSCoder) { nil }

  private var look: ShapeLook {
    get { if case .shape(let look)? = tree?.content { look } else { ShapeLook() } }
    set { if newValue != look { setContent(.shape(newValue)) } }
  }

  /// The path in the layer's coordinates; it changes at once.
  open var path: CGPath? {
    get { look.path.isEmpty ? nil : CGPath(elements: look.path) }
    set { look.path = newValue?.elements ?? [] }
  }

  /// The colour of what is inside; opaque black unless set.
  open var fillColor: CGColor? {
    get { look.fillColor.map(CGColor.init) }
    set { changeContent(.fillColor, to: .colors([newValue?.color])) }
  }

  /// What is inside.
  open var fillRule: CAShapeLayerFillRule {
    get { look.isEvenOdd ? .evenOdd : .nonZero }
    set { look.isEvenOdd = newValue == .evenOdd }
  }

  /// The colour of the lines; none unless set.
  open var strokeColor: CGColor? {
    get { look.strokeColor.map(CGColor.init) }
    set { changeContent(.strokeColor, to: .colors([newValue?.color])) }
  }

  /// The part of the path's length at which lines begin, from 0 to 1.
  open var strokeStart: CGFloat {
    get { look.strokeStart }
    set { changeContent(.strokeStart, to: .numbers([newValue])) }
  }

  /// The part of the path's length at which lines end, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { look.strokeEnd }
    set { changeContent(.strokeEnd, to: .numbers([newValue])) }
  }

  /// The width of the lines, in points.
  open var lineWidth: CGFloat {
    get { look.style.width }
    set { changeContent(.lineWidth, to: .numbers([newValue])) }
  }

  /// How many widths a pointed corner may be long; longer ones are cut off.
  open var miterLimit: CGFloat {
    get { look.style.miterLimit }
    set { changeContent(.miterLimit, to: .numbers([newValue])) }
  }

  /// What the ends of lines look like.
  open var lineCap: CAShapeLayerLineCap {
    get {
      switch look.style.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    }
    set {
      look.style.cap = newValue == .round ? .round : newValue == .square ? .square : .butt
    }
  }

  /// What the corners of lines look like.
  open var lineJoin: CAShapeLayerLineJoin {
    get {
      switch look.style.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    }
    set {
      look.style.join = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter
    }
  }

  /// The lengths of dashes and gaps in turn, in points; nil for lines without gaps.
  open var lineDashPattern: [NSNumber]? {
    get { look.style.dashes.isEmpty ? nil : look.style.dashes.map { NSNumber(value: $0) } }
    set { look.style.dashes = newValue?.map(\.doubleValue) ?? [] }
  }

  /// How far into the dashes lines begin, in points.
  open var lineDashPhase: CGFloat {
    get { look.style.dashPhase }
    set { changeContent(.dashPhase, to: .numbers([newValue])) }
  }
}
