import Drawing
import Foundation

extension CALayer {
  /// The opacity of the layer and what is inside it, between 0 and 1.
  public var opacity: Float {
    get { Float(model.opacity) }
    set { change(.opacity, to: [Double(newValue), 0]) }
  }

  /// Whether the layer and what is inside it is not shown.
  public var isHidden: Bool {
    get { model.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether what is inside is cut off at the bounds.
  public var masksToBounds: Bool {
    get { model.masksToBounds }
    set { setMasksToBounds(newValue) }
  }

  /// The colour behind the content.
  public var backgroundColor: CGColor? {
    get { model.backgroundColor.map(CGColor.init) }
    set { change(.background, to: newValue?.color) }
  }

  /// The radius of the rounded corners, in points.
  public var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change(.cornerRadius, to: [newValue, 0]) }
  }

  /// The width of the border, in points; it lies inside the bounds.
  public var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change(.borderWidth, to: [newValue, 0]) }
  }

  /// The colour of the border.
  public var borderColor: CGColor? {
    get { model.borderColor.map(CGColor.init) }
    set { change(.border, to: newValue?.color) }
  }

  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { model.shadowColor.map(CGColor.init) }
    set { change(.shadow, to: newValue?.color) }
  }

  /// The opacity of the shadow, between 0 and 1.
  public var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { change(.shadowOpacity, to: [Double(newValue), 0]) }
  }

  /// How far the shadow lies from the layer, in points.
  public var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change(.shadowOffset, to: [newValue.width, newValue.height]) }
  }

  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(.shadowRadius, to: [newValue, 0]) }
  }

  /// Whether the layer and what is inside it is kept as pixels until something
  /// in it changes.
  public var shouldRasterize: Bool {
    get { isRasterized }
    set {
      guard newValue != shouldRasterize else { return }
      isRasterized = newValue
      setNeedsDisplay()
    }
  }
}
