import UIKit

// Layers as iOS code has them: that this compiles is half of the test.

/// A view whose own layer is a gradient.
public final class SunsetView: UIView {
  public override class var layerClass: AnyClass { CAGradientLayer.self }

  private var gradientLayer: CAGradientLayer {
    guard let layer = layer as? CAGradientLayer else { preconditionFailure("no gradient") }
    return layer
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    gradientLayer.colors = [UIColor.orange.cgColor, UIColor.purple.cgColor]
    gradientLayer.locations = [0.0, 1.0]
    gradientLayer.startPoint = CGPoint(x: 0.0, y: 0.0)
    gradientLayer.endPoint = CGPoint(x: 1.0, y: 1.0)
  }
}

/// A speech bubble with a gradient behind it, a ring and a badge.
public final class BubbleView: UIView {
  public let gradient = CAGradientLayer()
  public let bubble = CAShapeLayer()
  public let ring = CAShapeLayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.white.cgColor, UIColor.lightGray.cgColor]
    layer.insertSublayer(gradient, at: 0)
    bubble.fillColor = UIColor.green.cgColor
    layer.addSublayer(bubble)
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.red.cgColor
    ring.lineWidth = 2
    ring.lineCap = .round
    ring.lineJoin = .round
    ring.lineDashPattern = [4, 2]
    layer.insertSublayer(ring, above: bubble)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    let path = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 4, dy: 4), byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 5, height: 5))
    bubble.path = path.cgPath
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 10, startAngle: -.pi / 2,
        endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
    CATransaction.commit()
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    layer.mask = mask
  }

  public func clear() {
    layer.sublayers?.forEach { $0.removeFromSuperlayer() }
  }
}

/// A layer that overrides what may be overridden.
public final class TidyLayer: CALayer {
  public var log: [String] = []

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) { nil }

  public override func addSublayer(_ layer: CALayer) {
    log.append("add")
    super.addSublayer(layer)
  }

  public override func layoutSublayers() {
    log.append("layout")
    super.layoutSublayers()
    sublayers?.first?.frame = bounds
  }

  public override func contains(_ p: CGPoint) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(p)
  }

  public override var sublayers: [CALayer]? {
    get { super.sublayers }
    set { super.sublayers = newValue }
  }
}
