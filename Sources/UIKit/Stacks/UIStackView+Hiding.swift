extension UIStackView {
  /// Hides or shows a subview; an arranged one inside an animation takes part in it.
  func hide(_ isHidden: Bool, _ subview: UIView) {
    guard isArranged(subview) else { return superSetHidden(isHidden, of: subview) }
    guard let block = AnimationBlock.current, block.animates else {
      subview.leavingBlock = nil
      superSetHidden(isHidden, of: subview)
      setNeedsUpdateConstraints()
      return
    }
    subview.leavingBlock = isHidden ? block : nil
    subview.layer.isHidden = false
    if isHidden {
      block.addCompletion { [weak self, weak subview] _ in
        guard let subview, subview.leavingBlock === block else { return }
        self?.finishLeaving(subview)
      }
    }
    setNeedsUpdateConstraints()
    // What moves with it has to do so while the block is open.
    layoutIfNeeded()
  }

  /// Hides a view that has been on its way out.
  func finishLeaving(_ subview: UIView) {
    subview.leavingBlock = nil
    subview.layer.isHidden = true
  }
}
