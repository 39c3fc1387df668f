import Foundation
import TestSupport
import Testing
import UIKit

/// Every way in which apps are seen to read a notification's `userInfo`.
struct BridgingTests {
  static let frame = CGRect(x: 0, y: 550, width: 414, height: 346)
  let userInfo: [AnyHashable: Any] = [
    "frame": NSValue(cgRect: frame),
    "point": NSValue(cgPoint: CGPoint(x: 1, y: 2)),
    "size": NSValue(cgSize: CGSize(width: 3, height: 4)),
    "duration": NSNumber(value: 0.25),
    "curve": NSNumber(value: UInt(7)),
    "isLocal": NSNumber(value: true),
  ]

  @Test(.covers("NSValue.cgPointValue", "NSValue.cgSizeValue", "NSValue.init(cgSize:)"))
  func `a rectangle is read as NSValue or CGRect`() {
    #expect((userInfo["frame"] as? NSValue)?.cgRectValue == Self.frame)
    #expect((userInfo["frame"] as! NSValue).cgRectValue == Self.frame)
    #expect(userInfo["frame"] as? CGRect == Self.frame)
    #expect(userInfo["frame"] as! CGRect == Self.frame)
    #expect(userInfo["point"] as? CGPoint == CGPoint(x: 1, y: 2))
    #expect((userInfo["point"] as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    #expect(userInfo["size"] as? CGSize == CGSize(width: 3, height: 4))
    #expect((userInfo["size"] as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
  }

  @Test func `a number is read as NSNumber or any of Swift's`() {
    #expect((userInfo["duration"] as? NSNumber)?.doubleValue == 0.25)
    #expect(userInfo["duration"] as? Double == 0.25)
    #expect(userInfo["duration"] as? TimeInterval == 0.25)
    #expect(userInfo["duration"] as? CGFloat == 0.25)
    #expect(userInfo["duration"] as? Float == 0.25)
    #expect((userInfo["curve"] as? NSNumber)?.uintValue == 7)
    #expect((userInfo["curve"] as? NSNumber)?.intValue == 7)
    #expect(userInfo["curve"] as? UInt == 7)
    #expect(userInfo["curve"] as? Int == 7)
    #expect(userInfo["curve"] as? CGFloat == 7)
    #expect(userInfo["isLocal"] as? Bool == true)
    #expect((userInfo["isLocal"] as? NSNumber)?.boolValue == true)
  }

  @Test func `the dictionary can be cast to one with string keys`() {
    let strings = userInfo as? [String: Any]
    #expect(strings?["frame"] as? CGRect == Self.frame)
    #expect((userInfo as NSDictionary)["duration"] as? Double == 0.25)
  }

  @Test func `a value of another kind gives nil, never a trap`() {
    for key in ["point", "size", "duration", "isLocal"] {
      #expect(userInfo[key] as? CGRect == nil)
    }
    #expect(userInfo["frame"] as? CGPoint == nil)
    #expect(userInfo["frame"] as? CGSize == nil)
    #expect(userInfo["point"] as? CGSize == nil)
    #expect(userInfo["frame"] as? CGFloat == nil)
    #expect(userInfo["frame"] as? Double == nil)
    #expect(userInfo["missing"] as? CGRect == nil)
    let text: [AnyHashable: Any] = ["frame": "550", "duration": "0.25"]
    #expect(text["frame"] as? CGRect == nil)
    #expect(text["duration"] as? CGFloat == nil)
  }

  @Test(.covers("NSValue.init(cgPoint:)", "NSValue.init(cgRect:)"))
  func `an NSValue of another kind reads as zero`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
    #expect((userInfo["duration"] as? NSValue)?.cgRectValue == .zero)
    #expect(NSValue(cgRect: Self.frame).cgSizeValue == .zero)
    #expect(NSValue(cgRect: Self.frame).cgPointValue == .zero)
  }

  @Test(.covers("NSValue.cgRectValue"))
  func `plain Swift values may be put in as well`() {
    let plain: [AnyHashable: Any] = ["frame": Self.frame, "duration": 0.25, "curve": CGFloat(7)]
    #expect((plain["frame"] as? NSValue)?.cgRectValue == Self.frame)
    #expect(plain["frame"] as? CGRect == Self.frame)
    #expect((plain["duration"] as? NSNumber)?.doubleValue == 0.25)
    #expect((plain["curve"] as? NSNumber)?.intValue == 7)
  }
}
