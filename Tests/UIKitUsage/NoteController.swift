import UIKit

/// A note as tutorials have it: buttons in the bar, and a toolbar above the keys.
open class NoteController: UIViewController {
  public private(set) var saved = 0
  public private(set) var changes: [String] = []
  public let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: nil,
      action: Selector("save(_:)", NoteController.save(_:)))
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "note"
    setupToolbar()
    view.addSubview(field)
  }

  private func setupToolbar() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    let doneButton = UIBarButtonItem(
      barButtonSystemItem: .done, target: self,
      action: Selector("doneTapped", NoteController.doneTapped))
    let flexibleSpace = UIBarButtonItem(
      barButtonSystemItem: .flexibleSpace, target: self, action: nil)
    toolbar.items = [
      UIBarButtonItem(barButtonSystemItem: .rewind, target: self, action: nil),
      UIBarButtonItem(barButtonSystemItem: .fastForward, target: self, action: nil),
      flexibleSpace, doneButton,
    ]
    toolbar.sizeToFit()
    field.inputAccessoryView = toolbar
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    changes.append("\(editing)" + (animated ? " animated" : ""))
  }

  private func save(_ sender: UIBarButtonItem) { saved += 1 }

  private func doneTapped() { field.resignFirstResponder() }
}
