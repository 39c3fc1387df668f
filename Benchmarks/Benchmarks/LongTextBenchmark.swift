import Dispatch
import Drawing
import PhoneSimulator
import UIKit

extension Studio {
  /// The time each of some keys takes in a field with 100,000 characters, until the
  /// frame that shows it is painted, in milliseconds.
  func measureKeysInLongText(_ count: Int) throws -> [Double] {
    try withPhone(screen: "keep-above") { phone in
      try phone.perform(.tap(.identifier("city")))
      guard let field = phone.view(for: .identifier("city")) as? UITextField else {
        fatalError("the form has a field for the city")
      }
      field.insertText(String(repeating: "to be, or 東京 שלום ", count: 100_000 / 18))
      phone.advance(by: FrameClock.ticksPerSecond)
      let times = try timesOfKeys(count, on: phone)
      require((field.text?.utf16.count ?? 0) > 99_000, "the text is long")
      return times
    }
  }

  /// The time each of some keys takes on a phone whose field has the focus, until the frame that shows
  /// it is painted, in milliseconds: two letters in turn with a backspace.
  func timesOfKeys(_ count: Int, on phone: Phone) throws -> [Double] {
    let size = device.portraitSize
    let target = RenderTarget(
      bitmap: Bitmap(width: Int(2 * size.width), height: Int(2 * size.height), isOpaque: true))
    phone.paint(into: target, scale: 2)
    return try (0..<count).map { number in
      let key = number % 3 == 2 ? KeyPress.Key.backspace : .character("a")
      let start = DispatchTime.now()
      try phone.perform(.key(KeyPress(key)))
      phone.advance(by: FrameClock.ticksPerFrame)
      phone.paint(into: target, scale: 2)
      return milliseconds(since: start)
    }
  }
}
