import Foundation
import UIKit

/// What belongs to a text field around it: a tap there begins editing, too.
class FieldArea: UIView {
  let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(FieldArea.beginEditing)))
  }

  required init?(coder: NSCoder) { nil }

  private func beginEditing() {
    field.becomeFirstResponder()
  }

  // A tap here is no tap beside the field, which would end editing.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }
}
