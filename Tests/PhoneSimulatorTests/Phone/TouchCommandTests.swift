import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// Writes down the touches it gets.
private final class TouchPad: UIView {
  var log: [String] = []

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let point = touch.location(in: self)
      log.append("\(phase) \(Int(point.x.rounded())),\(Int(point.y.rounded()))")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

@MainActor
@Suite(.phone)
struct TouchCommandTests {
  private let pad = TouchPad(frame: CGRect(x: 100, y: 400, width: 200, height: 200))

  private func makeForm() -> FormScreen {
    let form = FormScreen()
    pad.accessibilityIdentifier = "pad"
    form.loadViewIfNeeded()
    form.view.addSubview(pad)
    return form
  }

  @Test func aTapIsTheMiddleOfTheModelFrame() throws {
    try withPhone(screen: makeForm()) { phone in
      try phone.perform(.tap(.identifier("pad")))
      try phone.perform(.tap(.point(CGPoint(x: 110, y: 420))))
      #expect(pad.log == ["began 100,100", "ended 100,100", "began 10,20", "ended 10,20"])
    }
  }

  @Test func fingersAreToldApart() throws {
    try withPhone(screen: makeForm()) { phone in
      let place = CGPoint(x: 150, y: 450)
      try phone.perform(.touch(.began, at: place, id: 1))
      #expect(throws: PhoneError.touchInUse(id: 1)) {
        try phone.perform(.touch(.began, at: place, id: 1))
      }
      #expect(throws: PhoneError.noTouch(id: 2)) {
        try phone.perform(.touch(.moved, at: place, id: 2))
      }
      try phone.perform(.touch(.cancelled, at: place, id: 1))
      #expect(pad.log == ["began 50,50", "cancelled 50,50"])
    }
  }

  @Test func whatCannotBeTappedIsSaid() throws {
    let form = makeForm()
    try withPhone(screen: form) { phone in
      @MainActor func expect(_ error: PhoneError, for target: Target) {
        #expect(throws: error) { try phone.perform(.tap(target)) }
      }
      expect(.noSuchView(.identifier("nobody")), for: .identifier("nobody"))
      expect(.noSuchView(.text("Nothing")), for: .text("Nothing"))
      expect(.offScreen(.point(CGPoint(x: 400, y: 10))), for: .point(CGPoint(x: 400, y: 10)))
      #expect(throws: PhoneError.self) {
        try phone.perform(.tap(.point(CGPoint(x: CGFloat.nan, y: 0))))
      }
      pad.isHidden = true
      expect(.hiddenView(.identifier("pad")), for: .identifier("pad"))
      pad.isHidden = false
      pad.frame.origin.y = 700
      try phone.perform(.tap(.identifier("name")))
      expect(.coveredView(.identifier("pad")), for: .identifier("pad"))
      pad.frame.origin.y = 800
      expect(.offScreen(.identifier("pad")), for: .identifier("pad"))
    }
  }

  @Test func textsAreFoundWhereTheyAreShown() throws {
    try withPhone(screen: makeForm()) { phone in
      try phone.perform(.tap(.text("city")))
      #expect(phone.field("city")?.isFirstResponder == true)
      try phone.perform(.text("Rome"))
      #expect(phone.view(for: .text("Rome")) === phone.field("city"))
      #expect(phone.view(for: .text("city")) == nil)
    }
  }

  @Test func theKeyboardTakesTouchesOnlyWhereItIs() throws {
    try withPhone(screen: makeForm()) { phone in
      pad.frame = CGRect(x: 0, y: 480, width: 390, height: 300)
      try phone.perform(.tap(.point(CGPoint(x: 195, y: 600))))
      #expect(pad.log.count == 2)
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.tap(.point(CGPoint(x: 195, y: 600))))
      #expect(pad.log.count == 2)
      try phone.perform(.tap(.point(CGPoint(x: 195, y: 490))))
      #expect(pad.log.count == 4)
    }
  }
}
