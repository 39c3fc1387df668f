import Drawing
import Foundation

/// Where the colours of a gradient layer lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// A type by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start, which is the middle of an ellipse, outwards; the end is as far from it to the side
  /// and down as the ellipse reaches.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, clockwise from the direction of the end on.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that paints colours going over into each other, over its background.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Creates a layer without colours.
  public override init() {
    super.init()
    ownTree.content = .gradient(GradientLook())
  }

  /// Creates a copy of a layer's looks, as of what is seen of it at present.
  public override init(layer: Any) {
    super.init(layer: layer)
    if tree?.content == nil { ownTree.content = .gradient(GradientLook()) }
  }

  /// Returns nil: there are no archives to read layers from.
  public required init?(coder: NSCoder) { nil }

  /// The colours, each a `CGColor`; without any nothing is painted.
  open var colors: [Any]? {
    get {
      guard case .colors(let colors)? = content(.colors), !colors.isEmpty else { return nil }
      return colors.compactMap { $0.map(CGColor.init) }
    }
    set {
      changeContent(
        .colors, to: .colors((newValue ?? []).compactMap { ($0 as? CGColor)?.color }))
    }
  }

  /// Where each of the colours is, growing from 0 to 1; nil where they are spread evenly.
  open var locations: [NSNumber]? {
    get {
      guard case .numbers(let numbers)? = content(.locations), !numbers.isEmpty else { return nil }
      return numbers.map { NSNumber(value: $0) }
    }
    set { changeContent(.locations, to: .numbers((newValue ?? []).map(\.doubleValue))) }
  }

  /// Where the first colour is, in parts of the bounds' size; half the width and the top unless set.
  open var startPoint: CGPoint {
    get { content(.startPoint)?.point ?? .zero }
    set { changeContent(.startPoint, to: .numbers([newValue.x, newValue.y])) }
  }

  /// Where the last colour is, in parts of the bounds' size; half the width and the bottom unless set.
  open var endPoint: CGPoint {
    get { content(.endPoint)?.point ?? .zero }
    set { changeContent(.endPoint, to: .numbers([newValue.x, newValue.y])) }
  }

  /// Where the colours lie; along a line unless set.
  open var type: CAGradientLayerType {
    get { if case .gradient(let look)? = tree?.content { look.type } else { .axial } }
    set {
      guard case .gradient(var look)? = tree?.content, look.type != newValue else { return }
      look.type = newValue
      setContent(.gradient(look))
    }
  }
}
