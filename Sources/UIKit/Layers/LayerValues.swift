import Drawing
import Foundation

/// Everything a layer's looks are made of, as one value: either what code has
/// set (the model) or what is seen at an instant (the presentation).
package struct LayerValues: Hashable, Sendable {
  /// Where the anchor point is in the superlayer's coordinates, in points.
  package var position = CGPoint.zero
  /// The rectangle shown, in the layer's own coordinates, in points.
  package var bounds = CGRect.zero
  /// The point of the bounds that the position is of and the transform is about, in parts of their
  /// size.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How far the layer lies before its siblings.
  package var zPosition = 0.0
  package var transform = CGAffineTransform.identity
  package var opacity = 1.0
  package var isHidden = false
  package var masksToBounds = false
  package var backgroundColor: Color?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  /// Whether corners are bent more and more instead of being parts of circles.
  package var hasContinuousCorners = false
  package var borderWidth: CGFloat = 0
  package var borderColor: Color? = Color(red: 0, green: 0, blue: 0)
  package var shadowColor: Color? = Color(red: 0, green: 0, blue: 0)
  package var shadowOpacity = 0.0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3

  /// The transform from the layer's coordinates to its superlayer's.
  package var transformToSuperlayer: CGAffineTransform {
    let anchor = anchor
    if transform.isIdentity {
      return CGAffineTransform(
        translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The anchor point in the layer's own coordinates, in points.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates.
  package var frame: CGRect {
    if transform.isIdentity {
      return CGRect(
        x: position.x - bounds.width * anchorPoint.x,
        y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width, height: bounds.height)
    }
    return bounds.applying(transformToSuperlayer)
  }
}

/// A property whose animations add an offset to the model value.
enum AdditiveProperty: Hashable, Sendable {
  case position
  case boundsOrigin
  case boundsSize
  case anchorPoint
  case zPosition
  case opacity
  case cornerRadius
  case borderWidth
  case shadowOpacity
  case shadowOffset
  case shadowRadius
}

/// A colour whose animations start from the colour that is seen.
enum ColorProperty: Hashable, Sendable {
  case background
  case border
  case shadow
}

extension LayerValues {
  subscript(property: AdditiveProperty) -> SIMD2<Double> {
    get {
      switch property {
      case .position: [position.x, position.y]
      case .boundsOrigin: [bounds.origin.x, bounds.origin.y]
      case .boundsSize: [bounds.size.width, bounds.size.height]
      case .anchorPoint: [anchorPoint.x, anchorPoint.y]
      case .zPosition: [zPosition, 0]
      case .opacity: [opacity, 0]
      case .cornerRadius: [cornerRadius, 0]
      case .borderWidth: [borderWidth, 0]
      case .shadowOpacity: [shadowOpacity, 0]
      case .shadowOffset: [shadowOffset.width, shadowOffset.height]
      case .shadowRadius: [shadowRadius, 0]
      }
    }
    set {
      switch property {
      case .position: position = CGPoint(x: newValue.x, y: newValue.y)
      case .boundsOrigin: bounds.origin = CGPoint(x: newValue.x, y: newValue.y)
      case .boundsSize: bounds.size = CGSize(width: newValue.x, height: newValue.y)
      case .anchorPoint: anchorPoint = CGPoint(x: newValue.x, y: newValue.y)
      case .zPosition: zPosition = newValue.x
      case .opacity: opacity = newValue.x
      case .cornerRadius: cornerRadius = newValue.x
      case .borderWidth: borderWidth = newValue.x
      case .shadowOpacity: shadowOpacity = newValue.x
      case .shadowOffset: shadowOffset = CGSize(width: newValue.x, height: newValue.y)
      case .shadowRadius: shadowRadius = newValue.x
      }
    }
  }

  subscript(property: ColorProperty) -> Color? {
    get {
      switch property {
      case .background: backgroundColor
      case .border: borderColor
      case .shadow: shadowColor
      }
    }
    set {
      switch property {
      case .background: backgroundColor = newValue
      case .border: borderColor = newValue
      case .shadow: shadowColor = newValue
      }
    }
  }
}
