import Foundation
import UIKit

/// What the keys of a keyboard in two halves lie on, or those of a floating one with the bar by which
/// that is held.
final class KeyboardGround: UIView {
  private let pieces = [UIView(), UIView()]
  private let handle = UIView()

  private static let cornerRadius: CGFloat = 12

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    pieces.forEach(addSubview)
    handle.accessibilityIdentifier = "keyboard-handle"
    handle.layer.cornerRadius = 2.5
  }

  required init?(coder: NSCoder) { nil }

  func show(_ colors: KeyboardColors) {
    for piece in pieces { piece.backgroundColor = UIColor(colors.background) }
    handle.backgroundColor = UIColor(colors.faintInk)
  }

  /// Is one piece for a start.
  func begin(in bounds: CGRect) {
    frame = bounds
    pieces[0].frame = bounds
    pieces[1].frame = CGRect(x: bounds.maxX, y: bounds.minY, width: 0, height: bounds.height)
  }

  func place(_ plan: KeyPlan) {
    frame = CGRect(origin: .zero, size: plan.size)
    let halves = plan.halves
    pieces[0].frame = halves.first ?? bounds
    pieces[1].frame = halves.last ?? .zero
    pieces[1].isHidden = halves.isEmpty
    let isFloating = plan.arrangement == .floating
    let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    for (index, piece) in pieces.enumerated() {
      piece.layer.cornerRadius = Self.cornerRadius
      piece.layer.maskedCorners = isFloating ? [left, right] : index == 0 ? right : left
      piece.layer.shadowOpacity = isFloating ? 0.3 : 0
      piece.layer.shadowRadius = 14
      piece.layer.shadowOffset = CGSize(width: 0, height: 4)
    }
    if let frame = plan.handle {
      handle.frame = frame
      addSubview(handle)
    } else {
      handle.removeFromSuperview()
    }
  }
}
