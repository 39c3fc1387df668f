import Foundation

/// A file of iOS code with 300 lines, which is written again and again, and a cache of its own for what is
/// built of it.
final class OpenedCode {
  private let folder: TemporaryFolder
  private let caches: TemporaryFolder
  private var version = 0

  static let lineCount = 300

  init() throws {
    (folder, caches) = (try TemporaryFolder(), try TemporaryFolder())
    try save()
  }

  /// What opens it in a window.
  var arguments: [String] {
    ["open", "\(folder.path)/Card.swift", "--device", "iPhone 13", "--scale", "2"]
  }

  var environment: [String: String] { ["XDG_CACHE_HOME": caches.path] }

  /// Saves the file with other code, of which nothing has been built yet.
  func save() throws {
    version += 1
    try text.write(toFile: "\(folder.path)/Card.swift", atomically: true, encoding: .utf8)
  }

  /// Removes what has been built: all of it, or what the compiler keeps of modules.
  func forget(modulesOnly: Bool) throws {
    let cache = "\(caches.path)/keyboard-playground"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    for name in names where !modulesOnly || name.hasPrefix("modules-") {
      try FileManager.default.removeItem(atPath: "\(cache)/\(name)")
    }
  }

  /// A form with six fields, and functions that say something about each, up to the number of lines.
  private var text: String {
    var lines = """
      import UIKit

      final class CardViewController: UIViewController, UITextFieldDelegate {
        private let names = ["Name", "Street", "Town", "Country", "Telephone", "E-mail"]
        private var fields: [UITextField] = []

        override func viewDidLoad() {
          super.viewDidLoad()
          let share = CGFloat(\(version % 100)) / 100
          view.backgroundColor = UIColor(red: 1 - share, green: 1, blue: 1, alpha: 1)
          for (index, name) in names.enumerated() {
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.placeholder = name
            field.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 350, height: 44)
            field.delegate = self
            view.addSubview(field)
            fields.append(field)
          }
          NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        }

        @objc private func keyboardWillShow(_ notification: Notification) {
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          UIView.animate(withDuration: 0.25) {
            self.view.layoutMargins.bottom = frame?.height ?? 0
          }
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
          fields.forEach { $0.layer.borderWidth = $0 === textField ? 1 : 0 }
        }
      }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.count + 8 <= Self.lineCount {
      let number = lines.count
      lines += """

        extension CardViewController {
          func sentence\(number)(of field: UITextField) -> String {
            let words = (field.text ?? "").split(separator: " ").map { $0.capitalized }
            return words.isEmpty ? "Nothing" : words.joined(separator: ", ")
          }
        }
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
