import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// What is seen of a secret: by the person who types it, and in pictures that are kept.
@MainActor
@Suite(.phone)
struct SecretLooksTests {
  private func secretForm(_ change: @escaping (UITextField) -> Void = { _ in }) -> FormScreen {
    FormScreen {
      $0.isSecureTextEntry = true
      change($0)
    }
  }

  private func frame(of phone: Phone) -> Bitmap {
    let size = phone.screen.bounds.size
    let bitmap = Bitmap(width: Int(size.width), height: Int(size.height), isOpaque: true)
    phone.holdsCaret = true
    phone.paint(into: RenderTarget(bitmap: bitmap), scale: 1)
    phone.holdsCaret = false
    return bitmap
  }

  /// A frame and a still for each of the keys, while a finger is on it and after.
  private func pictures(
    _ device: String, keys: [String], revealing: Bool, change: @escaping (UITextField) -> Void
  ) throws -> (frames: [[Bitmap]], stills: [[Bitmap]]) {
    var (frames, stills): ([[Bitmap]], [[Bitmap]]) = ([], [])
    for key in keys {
      try withPhone(device, screen: secretForm(change)) { phone in
        phone.revealsSecrets = revealing
        try phone.perform(.tap(.identifier("name")))
        phone.settle()
        let place = try phone.point(of: .identifier("key-\(key)"))
        var (seen, kept): ([Bitmap], [Bitmap]) = ([], [])
        for phase in [TouchPhase.began, .ended] {
          try phone.perform(.touch(phase, at: place, id: 1))
          kept.append(phone.still(scale: 1))
          seen.append(frame(of: phone))
          kept.append(phone.still(scale: 1))
        }
        frames.append(seen)
        stills.append(kept)
      }
    }
    return (frames, stills)
  }

  @Test(arguments: [
    ("iPhone 13", UIKeyboardType.default, ["q", "m", "space"]),
    ("iPad (9th generation)", .default, ["q", "m", "space"]),
    ("iPhone 13", .numberPad, ["1", "9"]),
    ("iPhone 13", .phonePad, ["1", "9"]),
  ])
  func keysAreSeenByThePersonAlone(
    device: String, type: UIKeyboardType, keys: [String]
  ) throws {
    func pictures(revealing: Bool) throws -> (frames: [[Bitmap]], stills: [[Bitmap]]) {
      try self.pictures(device, keys: keys, revealing: revealing) { $0.keyboardType = type }
    }
    let person = try pictures(revealing: true)
    let kept = try pictures(revealing: false)
    for index in keys.indices {
      for moment in 0..<2 {
        #expect(kept.frames[index][moment].hasSamePixels(as: kept.frames[0][moment]))
        for still in person.stills[index][2 * moment...2 * moment + 1] {
          #expect(still.hasSamePixels(as: kept.frames[0][moment]))
        }
        // Under the finger, and just typed.
        #expect(!person.frames[index][moment].hasSamePixels(as: kept.frames[0][moment]))
      }
    }
  }

  @Test func aLongSecretIsScrolledAlikeWhateverItIs() throws {
    var stills: [Bitmap] = []
    for character in ["W", "i"] {
      try withPhone(screen: secretForm()) { phone in
        phone.revealsSecrets = true
        try phone.perform(.tap(.identifier("name")))
        phone.settle()
        for _ in 0..<60 { try phone.perform(.key(KeyPress(.character(character)))) }
        stills.append(phone.still(scale: 1))
      }
    }
    #expect(stills[0].hasSamePixels(as: stills[1]))
  }

  @Test func theLayerOfARealKeyIsNotSeenAndASpaceNeither() throws {
    try withPhone(screen: secretForm()) { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.key(KeyPress(.character("7"))))
      #expect(phone.view(for: .identifier("key-q")) != nil)
      try phone.perform(.tap(.identifier("key-numbers")))
      try phone.perform(.tap(.identifier("key-space")))
      try phone.perform(.key(KeyPress(.character(" "))))
      #expect(phone.view(for: .identifier("key-7")) != nil)
      #expect(phone.field("name")?.text == "7  ")
    }
  }

  @Test func aFieldThatBecomesSecureWhileItIsEditedGivesNothingAwayFromThen() throws {
    let form = FormScreen()
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.text("tomo"))
      #expect(phone.keyboard.suggestions.contains("tomorrow"))
      form.fields[0].isSecureTextEntry = true
      phone.advance(by: 1)
      #expect(phone.keyboard.suggestions.isEmpty)
      #expect(phone.keyboard.view.bar.suggestions.isEmpty)
    }
  }
}
