import Drawing
import Foundation

/// What a layer paints besides its background, as a value.
indirect enum LayerContent: Hashable, Sendable {
  case gradient(GradientLook)
  case shape(ShapeLook)
  case picture(PictureLook)
}

/// What a gradient layer paints.
struct GradientLook: Hashable, Sendable {
  var colors: [Color] = []
  var locations: [Double] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

/// What a shape layer paints.
struct ShapeLook: Hashable, Sendable {
  var path: [PathElement] = []
  var fillColor: Color? = Color(red: 0, green: 0, blue: 0)
  var isEvenOdd = false
  var strokeColor: Color?
  var strokeStart = 0.0
  var strokeEnd = 1.0
  var style = StrokeStyle(width: 1)
}

/// A part of a layer's content that an animation changes.
enum ContentProperty: Hashable, Sendable {
  case colors
  case locations
  case startPoint
  case endPoint
  case fillColor
  case strokeColor
  case strokeStart
  case strokeEnd
  case lineWidth
  case miterLimit
  case dashPhase
}

/// The value of a part of a layer's content.
enum ContentValue: Hashable, Sendable {
  case colors([Color?])
  case numbers([Double])

  /// Returns the value between two, all of the first at a `remainder` of 1; where there are not as
  /// many numbers there is nothing between.
  static func mix(_ from: ContentValue, _ to: ContentValue, remainder: Double) -> ContentValue {
    switch (from, to) {
    case (.colors(let old), .colors(let new)) where old.count == new.count:
      .colors(zip(old, new).map { Color.mix($0, $1, remainder: remainder) })
    case (.numbers(let old), .numbers(let new)) where old.count == new.count:
      .numbers(zip(old, new).map { $1 + ($0 - $1) * remainder })
    default: to
    }
  }

  var number: Double { if case .numbers(let numbers) = self { numbers.first ?? 0 } else { 0 } }

  var point: CGPoint {
    if case .numbers(let numbers) = self, numbers.count == 2 {
      CGPoint(x: numbers[0], y: numbers[1])
    } else {
      .zero
    }
  }

  var color: Color? { if case .colors(let colors) = self { colors.first ?? nil } else { nil } }
}

extension LayerContent {
  subscript(property: ContentProperty) -> ContentValue {
    get {
      switch self {
      case .gradient(let look): look[property]
      case .shape(let look): look[property]
      case .picture: .numbers([])
      }
    }
    set {
      switch self {
      case .gradient(var look):
        look[property] = newValue
        self = .gradient(look)
      case .shape(var look):
        look[property] = newValue
        self = .shape(look)
      case .picture: break
      }
    }
  }
}

extension GradientLook {
  subscript(property: ContentProperty) -> ContentValue {
    get {
      switch property {
      case .colors: .colors(colors)
      case .locations: .numbers(locations)
      case .startPoint: .numbers([startPoint.x, startPoint.y])
      case .endPoint: .numbers([endPoint.x, endPoint.y])
      default: .numbers([])
      }
    }
    set {
      switch (property, newValue) {
      case (.colors, .colors(let new)): colors = new.compactMap { $0 }
      case (.locations, .numbers(let new)): locations = new
      case (.startPoint, _): startPoint = newValue.point
      case (.endPoint, _): endPoint = newValue.point
      default: break
      }
    }
  }
}

extension ShapeLook {
  subscript(property: ContentProperty) -> ContentValue {
    get {
      switch property {
      case .fillColor: .colors([fillColor])
      case .strokeColor: .colors([strokeColor])
      case .strokeStart: .numbers([strokeStart])
      case .strokeEnd: .numbers([strokeEnd])
      case .lineWidth: .numbers([style.width])
      case .miterLimit: .numbers([style.miterLimit])
      case .dashPhase: .numbers([style.dashPhase])
      default: .numbers([])
      }
    }
    set {
      switch property {
      case .fillColor: fillColor = newValue.color
      case .strokeColor: strokeColor = newValue.color
      case .strokeStart: strokeStart = newValue.number
      case .strokeEnd: strokeEnd = newValue.number
      case .lineWidth: style.width = newValue.number
      case .miterLimit: style.miterLimit = newValue.number
      case .dashPhase: style.dashPhase = newValue.number
      default: break
      }
    }
  }
}

extension LayerContent {
  /// The rectangle that is painted in a layer with bounds, in the layer's coordinates.
  func extent(in bounds: CGRect) -> CGRect {
    if case .picture(let look) = self { return look.place(in: bounds) }
    guard case .shape(let look) = self else { return bounds }
    let box = look.path.bounds
    guard !box.isNull, look.strokeColor != nil, look.style.width > 0 else {
      return box.isNull ? .zero : box
    }
    let reach = look.style.join == .miter ? max(look.style.miterLimit, 1) : 1
    // A square end reaches as far as the diagonal of half the width.
    let margin = look.style.width / 2 * max(reach, 2.0.squareRoot())
    return box.insetBy(dx: -margin, dy: -margin)
  }

  /// The shape that throws the shadow where it is not the layer's outline.
  var silhouette: [PathElement]? {
    if case .shape(let look) = self, look.fillColor != nil { look.path } else { nil }
  }

  /// Whether nothing is painted outside the bounds.
  var isInsideBounds: Bool { if case .gradient = self { true } else { false } }

  /// Paints the content of a layer with an outline.
  func paint(on canvas: Canvas, _ values: LayerValues) {
    switch self {
    case .gradient(let look): look.paint(on: canvas, values)
    case .shape(let look): look.paint(on: canvas)
    case .picture(let look): look.paint(on: canvas, values)
    }
  }
}

extension GradientLook {
  /// The colours with their places, evenly spread where these are not said.
  private var stops: [Gradient.Stop] {
    guard colors.count > 1 else {
      return colors.map { Gradient.Stop(location: 0, color: $0) }
    }
    let places =
      locations.count == colors.count
      ? locations : colors.indices.map { Double($0) / Double(colors.count - 1) }
    return zip(places, colors).map {
      Gradient.Stop(location: min(max($0, 0), 1), color: $1)
    }
  }

  /// The gradient in a square with sides of 1.
  private var gradient: Gradient {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let shape: Gradient.Shape =
      switch type {
      case .radial:
        .radial(center: startPoint, radii: CGSize(width: abs(dx), height: abs(dy)))
      case .conic: .conic(center: startPoint, angle: atan2(dy, dx))
      default: .axial(start: startPoint, end: endPoint)
      }
    return Gradient(stops: stops, shape: shape)
  }

  fileprivate func paint(on canvas: Canvas, _ values: LayerValues) {
    let bounds = values.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    canvas.withState {
      if values.isPlainBox {
        canvas.clip(to: bounds, cornerRadius: values.cornerRadius)
      } else {
        canvas.clip(to: values.outline())
      }
      // A gradient is worked out in a square that is then stretched over the bounds.
      canvas.translate(x: bounds.minX, y: bounds.minY)
      canvas.concatenate(
        AffineMatrix(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: 0, ty: 0))
      canvas.paint(gradient)
    }
  }
}

extension ShapeLook {
  fileprivate func paint(on canvas: Canvas) {
    if let fillColor { canvas.fill(path.painted, isEvenOdd: isEvenOdd, color: fillColor) }
    if let strokeColor {
      let part = path.part(from: min(max(strokeStart, 0), 1), to: min(max(strokeEnd, 0), 1))
      canvas.stroke(part.painted, style: style, color: strokeColor)
    }
  }
}
