import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct DataDetectorTests {
  nonisolated static let table = [
    ("see https://example.org/a?b=c.", "https://example.org/a?b=c"),
    ("(www.example.com), and more", "http://www.example.com"),
    ("example.com/page or a.b", "http://example.com/page"),
    ("mail ada@example.org!", "mailto:ada@example.org"), ("“https://a.de”", "https://a.de"),
    ("https:// http:// www. a@b .com e.g. 3.14", ""), ("end.Next word", ""),
    ("call +49 30 1234567 now", "tel:+49301234567"), ("(555) 123-4567", "tel:5551234567"),
    ("555-1234 or 555 123 4567", "tel:5551234 tel:5551234567"),
    ("2024-05-17 17.05.2024 12345678 1,234,567", ""), ("a1234567b 12 34", ""),
    ("555-123-4567 555-987-6543", "tel:5551234567 tel:5559876543"),
    ("555-1234 555-9876 555-4321", "tel:5551234 tel:5559876 tel:5554321"),
    ("0171 234 5678 0172 345 6789", "tel:01712345678 tel:01723456789"),
    ("+49 30 1234567 +1 (555) 123-4567", "tel:+49301234567 tel:+15551234567"),
    ("030 1234567 040 765432", "tel:0301234567 tel:040765432"),
    ("(030) 1234567 (040) 765432", "tel:0301234567 tel:040765432"),
    ("12-05-2024 13-05-2024", ""), ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", ""),
    ("日本 +81 3-1234-5678 です", "tel:+81312345678"),
  ]

  @Test(arguments: table)
  func `addresses and telephone numbers are found, and nothing else`(text: String, urls: String) {
    let found = DataDetector.findings(in: text, of: .all)
    #expect(found.map(\.url.absoluteString).joined(separator: " ") == urls)
    for finding in found {
      let part = (text as NSString).substring(
        with: NSRange(location: finding.range.lowerBound, length: finding.range.count))
      #expect(part.first?.isWhitespace == false && part.last?.isWhitespace == false)
    }
  }

  @Test(
    .covers(
      "UIDataDetectorTypes", "UIDataDetectorTypes.all", "UIDataDetectorTypes.init(rawValue:)",
      "UIDataDetectorTypes.link", "UIDataDetectorTypes.phoneNumber",
      "UIDataDetectorTypes.rawValue", "UITextView.dataDetectorTypes",
      "UITextView.linkTextAttributes"))
  func `what is found is a link where the text is only read`() throws {
    #expect(UIDataDetectorTypes.phoneNumber.rawValue == 1 && UIDataDetectorTypes.link.rawValue == 2)
    #expect(UIDataDetectorTypes.all.contains([.phoneNumber, .link]))
    try withTextView("see example.com or 555-1234") { view, recorder, clock in
      view.dataDetectorTypes = .link
      clock.advance(by: 600)
      view.tap(at: 8)
      #expect(recorder.take().first == "shouldBegin", "it is edited")
      view.isEditable = false
      _ = recorder.take()
      clock.advance(by: 600)
      view.tap(at: 8)
      #expect(recorder.take() == ["link http://example.com 4+11"])
      clock.advance(by: 600)
      view.tap(at: 22)
      #expect(recorder.take() == [])
      view.dataDetectorTypes = .all
      clock.advance(by: 600)
      view.tap(at: 22)
      #expect(recorder.take() == ["link tel:5551234 19+8"])
      #expect(
        view.attributedText.attribute(.link, at: 5, effectiveRange: nil) == nil, "not the app's")
      view.text = "now at b.org"
      clock.advance(by: 600)
      view.tap(at: 9)
      #expect(recorder.take() == ["link http://b.org 7+5"])
      #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == view.tintColor)
      let window = try #require(view.window)
      func isRed(_ pixel: Painting.Pixel) -> Bool {
        pixel.red > 200 && pixel.blue < 80 && pixel.green < 80
      }
      let frame = view.frame
      #expect(Painting(of: window).box(in: frame, where: isRed) == nil)
      view.linkTextAttributes = [.foregroundColor: UIColor.red]
      let box = try #require(Painting(of: window).box(in: frame, where: isRed))
      let (start, end) = (view.caretForTests(7).midX + 20, view.caretForTests(12).midX + 20)
      #expect(abs(box.minX - start) < 2 && abs(box.maxX - end) < 2)
    }
  }
}
