import UIKit

/// What a phone shows where no app is in front: a ground without apps.
@MainActor
final class HomeScreen: UIWindow {
  /// Over every app and its keyboard, below what the phone shows over all.
  private static let level = UIWindow.Level(rawValue: 19_000)

  convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds, screen: screen)
    windowLevel = Self.level
    let ground = GroundView(frame: bounds)
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ground)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

/// Colours from one corner to the other.
private final class GroundView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [
      UIColor(red: 0.68, green: 0.82, blue: 0.96, alpha: 1).cgColor,
      UIColor(red: 0.52, green: 0.62, blue: 0.88, alpha: 1).cgColor,
      UIColor(red: 0.75, green: 0.62, blue: 0.82, alpha: 1).cgColor,
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) { nil }
}
