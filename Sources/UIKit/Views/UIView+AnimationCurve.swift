import CUIKit

extension UIView {
  /// The pace of an animation; an open enum, so that the keyboard's private 7
  /// is a value of it, as on a phone.
  public typealias AnimationCurve = UIViewAnimationCurve
}
