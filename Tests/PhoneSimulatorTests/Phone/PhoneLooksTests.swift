import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

@MainActor
@Suite(.phone)
struct PhoneLooksTests {
  private let background: [UInt8] = [209, 212, 218]
  private let darkKey: [UInt8] = [172, 177, 188]
  private let white: [UInt8] = [255, 255, 255]

  @Test func theKeyboardIsPaintedWhereItIs() throws {
    try withPhone { phone in
      #expect(color(picture(of: phone), 60, 620) == white)
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      let up = picture(of: phone)
      #expect(color(up, 1, 507) == white)
      #expect(color(up, 1, 508) == background)
      // Beside the word on the space bar, on the return key, below the keys.
      #expect(color(up, 110, 745) == white)
      #expect(color(up, 310, 730) == darkKey)
      #expect(color(up, 195, 800) == background)
    }
  }

  @Test(.covers("UITextField.returnKeyType"))
  func theReturnKeyThatSendsSomethingOffIsBlue() throws {
    try withPhone(screen: FormScreen { $0.returnKeyType = .go }) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      #expect(color(picture(of: phone), 310, 730) == [0, 122, 255])
    }
  }

  @Test func aPressedKeyLooksPressed() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      try phone.perform(.key(KeyPress(.character(" "), phase: .down)))
      #expect(color(picture(of: phone), 110, 745) == darkKey)
      try phone.perform(.key(KeyPress(.character(" "), phase: .up)))
      phone.advance(by: 60)
      #expect(color(picture(of: phone), 110, 745) == white)
    }
  }

  @Test func slidingAndThenSettlingGivesTheSamePicture() throws {
    try withPhone { phone in
      let size = phone.screen.bounds.size
      let bitmap = Bitmap(width: Int(size.width), height: Int(size.height), isOpaque: true)
      let target = RenderTarget(bitmap: bitmap)
      phone.holdsCaret = true
      try phone.perform(.tap(.identifier("name")))
      while !phone.isSettled {
        phone.advance(by: 10)
        phone.paint(into: target, scale: 1)
      }
      #expect(bitmap.hasSamePixels(as: picture(of: phone)))
    }
  }

  @Test(arguments: ["iPhone 13", "iPhone 15", "iPhone SE (3rd generation)"])
  func everyPhoneHasItsOwnEdge(name: String) throws {
    try withPhone(name) { phone in
      let picture = picture(of: phone)
      let isRound = phone.device.cornerRadius > 0
      let black: [UInt8] = [0, 0, 0]
      #expect(color(picture, 0, 0) == (isRound ? black : white))
      #expect(color(picture, picture.width - 1, picture.height - 1) == (isRound ? black : white))
      let middle = picture.width / 2
      // The bar at the bottom edge, and what the camera sits in.
      let bar = color(picture, middle, picture.height - 10)
      #expect(bar == (phone.device.hasHomeIndicator ? black : white))
      switch phone.device.statusBar {
      case .plain: #expect(color(picture, middle, 0) == white)
      case .notch: #expect(color(picture, middle, 0) == black)
      case .island(_, let top):
        #expect(color(picture, middle, 0) == white)
        #expect(color(picture, middle, Int(top) + 5) == black)
      }
    }
  }
}
