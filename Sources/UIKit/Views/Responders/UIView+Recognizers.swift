extension UIView {
  func replaceRecognizers(with new: [UIGestureRecognizer]?) {
    for old in recognizers ?? [] where !(new ?? []).contains(old) { removeGestureRecognizer(old) }
    for added in new ?? [] where added.view !== self { addGestureRecognizer(added) }
    recognizers = new
  }

  func add(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers = (recognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    recognizers?.removeAll { $0 === recognizer }
    guard recognizer.view === self else { return }
    recognizer.abandon()
    recognizer.view = nil
  }
}
