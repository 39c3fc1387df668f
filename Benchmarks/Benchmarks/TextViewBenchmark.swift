import PhoneSimulator
import UIKit

/// Keys in long texts of a text view.
extension Studio {
  private var line: String { "to be, or 東京 שלום and some words more of it " }

  /// The time each of some keys takes in the middle of 1 MB of paragraphs of up to 4 kB, until the frame
  /// that shows it is painted, in milliseconds.
  func measureKeysInTextView(_ count: Int) throws -> [Double] {
    var (text, number) = ("", 0)
    while text.utf8.count < 1_000_000 {
      let paragraph = String(repeating: line, count: 1 + number * 37 % (4_096 / line.utf8.count))
      require(paragraph.utf8.count <= 4_096, "paragraphs have at most 4 kB")
      text += paragraph + "\n"
      number += 1
    }
    return try measureKeys(count, in: text)
  }

  /// The same in the middle of one paragraph of 100 kB.
  func measureKeysInParagraph(_ count: Int) throws -> [Double] {
    return try measureKeys(
      count, in: String(repeating: line, count: 100_000 / line.utf8.count + 1))
  }

  private func measureKeys(_ count: Int, in text: String) throws -> [Double] {
    let phone = Phone(
      device: device, layout: layout,
      screen: AppScreen("note", title: "Note", whatToWatch: "A long text is written.") {
        NoteScreen()
      })
    defer { phone.close() }
    guard let view = (phone.rootViewController as? NoteScreen)?.textView else {
      fatalError("a phone makes its screen")
    }
    phone.world.enter {
      view.text = text
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: view.text.utf16.count / 2, length: 0)
    }
    phone.advance(by: FrameClock.ticksPerSecond)
    require(view.isFirstResponder && view.contentOffset.y > 10_000, "the caret is in sight")
    let length = view.text.utf16.count
    let times = try timesOfKeys(count, on: phone)
    require(view.text.utf16.count == length + count - 2 * (count / 3), "the keys were typed")
    return times
  }
}

/// A text view that has all of the screen above the keyboard.
private final class NoteScreen: UIViewController {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.font = .preferredFont(forTextStyle: .body)
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}
