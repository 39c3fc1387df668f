import Foundation
import TestSupport
import Testing
import UIKit

@testable import KeyboardAvoidance

@Suite(.seeded) struct KeyboardChangeTests {
  static let begin = CGRect(x: 0, y: 896, width: 414, height: 346)
  static let end = CGRect(x: 0, y: 550, width: 414, height: 346)
  let complete: [AnyHashable: Any] = [
    UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: Self.begin),
    UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: Self.end),
    UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.4),
    UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UInt(7)),
    UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
  ]

  private func parse(
    _ event: KeyboardChange.Event, _ userInfo: [AnyHashable: Any]?
  ) throws -> KeyboardChange {
    try #require(KeyboardChange(Notification(name: event.name, object: nil, userInfo: userInfo)))
  }

  private func parse(_ key: String, _ value: Any?) throws -> KeyboardChange {
    var userInfo = complete
    userInfo[key] = value
    return try parse(.willChangeFrame, userInfo)
  }

  @Test(arguments: KeyboardChange.Event.allCases)
  func `a complete notification is read without a complaint`(event: KeyboardChange.Event) throws {
    let change = try parse(event, complete)
    #expect(change.event == event)
    #expect(change.beginFrame == Self.begin)
    #expect(change.endFrame == Self.end)
    #expect(change.duration == 0.4)
    #expect(change.rawCurve == 7)
    #expect(change.curve == .easeInOut)
    #expect(change.isLocal)
    #expect(change.complaint == nil)
  }

  @Test func `other notifications are not read`() {
    #expect(KeyboardChange(Notification(name: Notification.Name("rang"))) == nil)
  }

  @Test func `numbers come in many types`() throws {
    let values: [Any] = [
      NSNumber(value: 3) as Any, 3.0 as Double, 3 as Float, 3 as CGFloat, 3 as Int, 3 as UInt,
      3 as Int32, 3 as UInt8,
    ]
    for number in values {
      let curve = try parse(UIResponder.keyboardAnimationCurveUserInfoKey, number)
      #expect(curve.rawCurve == 3)
      #expect(curve.curve == .linear)
      let duration = try parse(UIResponder.keyboardAnimationDurationUserInfoKey, number)
      #expect(duration.duration == 3)
      let local = try parse(UIResponder.keyboardIsLocalUserInfoKey, number)
      #expect(local.isLocal)
      #expect(local.defects.isEmpty)
    }
  }

  @Test func `frames come as NSValue or CGRect, Booleans as Bool or NSNumber`() throws {
    #expect(try parse(UIResponder.keyboardFrameEndUserInfoKey, Self.begin).endFrame == Self.begin)
    for value in [false as Any, NSNumber(value: false), 0] {
      let change = try parse(UIResponder.keyboardIsLocalUserInfoKey, value)
      #expect(!change.isLocal)
      #expect(change.defects.isEmpty)
    }
  }

  @Test(arguments: [
    (0, UIView.AnimationCurve.easeInOut), (1, .easeIn), (2, .easeOut), (3, .linear),
  ])
  func `the curves that have a name are kept`(raw: Int, curve: UIView.AnimationCurve) throws {
    #expect(try parse(UIResponder.keyboardAnimationCurveUserInfoKey, raw).curve == curve)
  }

  @Test(arguments: [4, 6, 8, 400, -1, Int(Int32.min)])
  func `a strange curve is kept as a number and taken for ease-in-out`(raw: Int) throws {
    let change = try parse(UIResponder.keyboardAnimationCurveUserInfoKey, raw)
    #expect(change.rawCurve == raw)
    #expect(change.curve == .easeInOut)
    #expect(change.defects == [.unknownCurve(raw)])
  }

  @Test(
    arguments: [
      .zero, CGRect(x: 0, y: -40, width: 320, height: 216),
      CGRect(x: -200, y: 0, width: 100, height: 99_000),
    ] as [CGRect])
  func `a frame may be anywhere near a screen`(frame: CGRect) throws {
    let change = try parse(UIResponder.keyboardFrameEndUserInfoKey, NSValue(cgRect: frame))
    #expect(change.endFrame == frame)
    #expect(change.defects.isEmpty)
  }

  @Test(arguments: [
    CGRect(x: 0, y: CGFloat.nan, width: 375, height: 216),
    CGRect(x: CGFloat.infinity, y: 0, width: 375, height: 216),
    CGRect(x: 0, y: 409, width: 375, height: CGFloat.infinity),
    CGRect(x: 0, y: 409, width: -375, height: 258),
    CGRect(x: 0, y: 667, width: 375, height: -258),
    CGRect(x: 0, y: 409, width: CGFloat.nan, height: 258),
    CGRect(x: 0, y: 1e6, width: 375, height: 258),
    CGRect(x: 0, y: -CGFloat.greatestFiniteMagnitude, width: 1, height: 1), .null, .infinite,
  ])
  func `an absurd frame is left out`(frame: CGRect) throws {
    let change = try parse(UIResponder.keyboardFrameEndUserInfoKey, NSValue(cgRect: frame))
    #expect(change.endFrame == nil)
    #expect(change.defects.count == 1)
    #expect(change.complaint?.contains("end frame is (") == true)
  }

  @Test func `a frame of another type is left out`() throws {
    let values: [Any] = [
      "409", NSNull(), NSValue(cgPoint: .zero), NSValue(cgSize: .zero), 409.0, [409],
      NSNumber(value: 1),
    ]
    for value in values {
      let change = try parse(UIResponder.keyboardFrameEndUserInfoKey, value)
      #expect(change.endFrame == nil)
      #expect(change.defects.count == 1)
    }
  }

  @Test func `an absurd duration becomes the usual one`() throws {
    let values: [Any] = [
      Double.nan, Double.infinity, -Double.infinity, -0.25, 1e300, 11, "0.25", NSNull(),
      NSValue(cgRect: .zero),
    ]
    for value in values {
      let change = try parse(UIResponder.keyboardAnimationDurationUserInfoKey, value)
      #expect(change.duration == 0.25)
      #expect(change.defects.count == 1)
      #expect(change.endFrame == Self.end)
    }
  }

  @Test func `an absurd curve becomes none`() throws {
    let values: [Any] = [
      Double.nan, Double.infinity, 7.5, 1e30, "7", NSNull(), UInt.max,
    ]
    for value in values {
      let change = try parse(UIResponder.keyboardAnimationCurveUserInfoKey, value)
      #expect(change.rawCurve == nil)
      #expect(change.curve == .easeInOut)
      #expect(change.defects.count == 1)
    }
  }

  @Test(arguments: KeyboardChange.Event.allCases)
  func `an empty notification is read as far as possible`(event: KeyboardChange.Event) throws {
    for userInfo in [nil, [:]] as [[AnyHashable: Any]?] {
      let change = try parse(event, userInfo)
      #expect(change.beginFrame == nil && change.endFrame == nil && change.rawCurve == nil)
      #expect(change.duration == 0.25)
      #expect(change.isLocal)
      // Duration and curve are promised for what will happen only.
      let promised = KeyboardChange.Entry.allCases.filter { entry in
        ["willShow", "willHide", "willChangeFrame"].contains("\(event)")
          || (entry != .duration && entry != .curve)
      }
      #expect(change.defects == promised.map { .missing($0) })
    }
  }

  @Test func `a complaint is one line that names everything`() throws {
    let change = try parse(
      .willShow,
      [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: .zero),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Double.nan),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 8),
        UIResponder.keyboardIsLocalUserInfoKey: "yes",
      ])
    #expect(
      change.complaint == """
        willShow: no begin frame, duration is nan, \
        curve 8 is unknown, ease-in-out is used, local mark is a value of type String
        """)
  }

  @Test func `whatever is in a notification, all numbers are finite`() {
    forAll { random in
      for event in KeyboardChange.Event.allCases {
        let notification = Notification(
          name: event.name, object: nil, userInfo: Hostile.userInfo(&random))
        guard let change = KeyboardChange(notification) else {
          Issue.record("not read")
          return
        }
        let frames = [change.beginFrame, change.endFrame].compactMap(\.self)
        #expect(
          frames.allSatisfy {
            $0.size.width >= 0 && $0.size.height >= 0
              && [$0.minX, $0.minY, $0.maxX, $0.maxY].allSatisfy(\.isFinite)
          })
        #expect(change.duration >= 0 && change.duration <= 10)
        #expect(change.complaint?.contains("\n") != true)
      }
    }
  }
}
