import Foundation
import UIKit

/// What rises from the bottom of the screen: an accessory above the keys, or above what takes their
/// place.
final class InputHostView: UIView {
  private let keys: KeyboardView
  private var views = InputViews()

  /// The height of what is below the accessory, in points; that of the last keys where there is an
  /// accessory alone.
  private(set) var heightOfKeys: CGFloat = 0

  /// The height of the accessory, in points.
  private(set) var heightOfAccessory: CGFloat = 0

  /// Hears that an input view may ask for another height.
  var onLayout: (() -> Void)?

  init(keys: KeyboardView) {
    self.keys = keys
    super.init(frame: .zero)
    addSubview(keys)
  }

  required init?(coder: NSCoder) { nil }

  /// What asked for the accessory goes on from there.
  override var next: UIResponder? { views.accessoryOwner ?? super.next }

  /// Takes other views in, where they are others.
  func hold(_ new: InputViews) {
    let old = views
    views = new
    if old.accessory !== new.accessory {
      old.hideAccessory { if $0.superview === self { $0.removeFromSuperview() } }
      new.showAccessory(addSubview)
    }
    if old.input !== new.input {
      if old.input?.superview === self { old.input?.removeFromSuperview() }
      if let input = new.input { insertSubview(input, at: 0) }
    }
    keys.isHidden = new.input != nil
  }

  /// How far to the right of its place it stands, in points.
  var slide: CGFloat = 0 {
    didSet { center.x += slide - oldValue }
  }

  /// Stands at a frame in the screen's points, with all in its place.
  func stand(at frame: CGRect, hasKeys: Bool) {
    self.frame = frame.offsetBy(dx: slide, dy: 0)
    let top = min(views.accessory?.heightAmongInputViews ?? 0, frame.height)
    heightOfAccessory = top
    if hasKeys { heightOfKeys = frame.height - top }
    views.accessory?.frame = CGRect(x: 0, y: 0, width: frame.width, height: top)
    let below = CGRect(x: 0, y: top, width: frame.width, height: heightOfKeys)
    keys.frame = below
    views.input?.frame = below
  }

  // Between the halves of a split keyboard is the app.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
